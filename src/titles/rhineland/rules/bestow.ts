import { directorOf } from '@/engine/finance/certificates';
import { moveTrain } from '@/engine/finance/trains';
import { text } from '@/engine/game/fields';
import type { CompanyId, PrivateId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Consequence, Stage } from '@/engine/game/title';
import type { RhinelandBox } from '../box';
import type { BestowDecision, RhinelandState } from '../state';
import { privateOf } from './privates';

/** From now on this private's token or train is for a corporation of its owner's choice. */
export function offer(draft: RhinelandState, id: PrivateId): void {
  draft.bestowed = { ...draft.bestowed, [id]: null };
}

/** [18LRA ruling 148] corporations that have floated and that the owner of the private directs. */
function candidates(state: RhinelandState, id: PrivateId): CompanyId[] {
  const { owner } = state.privates[id]!;
  return Object.keys(state.companies).filter(
    (company) => state.companies[company]!.floated && directorOf(state, company) === owner,
  );
}

/** Privates that wait for a corporation, of which there is one now, and whose owner has not been asked. */
function waiting(state: RhinelandState): PrivateId | undefined {
  return Object.entries(state.bestowed ?? {})
    .filter(([, company]) => company === null)
    .map(([id]) => id)
    .find((id) => !isAsked(state, id) && candidates(state, id).length > 0);
}

function isAsked({ decisions }: RhinelandState, id: PrivateId): boolean {
  return decisions.some((decision) => decision.kind === 'bestow' && decision.private === id);
}

function give(
  box: RhinelandBox,
  draft: RhinelandState,
  id: PrivateId,
  company: CompanyId,
  moment: Moment,
): void {
  draft.bestowed![id] = company;
  moment.emit({ type: 'bestowed', private: id, company });
  const { power } = privateOf(box, id)!;
  if (power.kind !== 'becomesTrain') return;
  moveTrain(draft, power.train, 'kept', company);
  // one train more may be one too many
  draft.effects ??= ['discards'];
}

/**
 * [18LRA rulings 60, 148] The owner decides at once, whoever acts; with one corporation there is nothing to decide, and
 * without any it waits.
 */
export function bestowing(box: RhinelandBox): Consequence<RhinelandState> {
  return {
    due: (state) => !state.over && waiting(state) !== undefined,
    apply(draft, moment, state) {
      const id = waiting(state)!;
      const [company, ...others] = candidates(state, id);
      if (others.length === 0) {
        give(box, draft, id, company!, moment);
        return;
      }
      const decision: BestowDecision = { kind: 'bestow', by: state.privates[id]!.owner!, private: id };
      draft.decisions.push(decision);
    },
  };
}

const asked = (state: RhinelandState) => state.decisions.at(-1) as BestowDecision;

function bestowRule(box: RhinelandBox) {
  return rule({
    type: 'bestow',
    fields: { company: text },
    choices: (state: RhinelandState) =>
      candidates(state, asked(state).private).map((company) => ({
        move: { type: 'bestow' as const, company },
      })),
    check: (state: RhinelandState, { company }) =>
      candidates(state, asked(state).private).includes(company)
        ? undefined
        : object('bestow-not-yours', { company }),
    apply(draft: RhinelandState, { company }, moment) {
      const { private: id } = draft.decisions.pop() as BestowDecision;
      give(box, draft, id, company, moment);
    },
  });
}

export type BestowMove = MoveOfRule<ReturnType<typeof bestowRule>>;

/** Which corporation gets what a private leaves to one. */
export function bestowStage(box: RhinelandBox): Stage<RhinelandState, BestowMove, 'bestow'> {
  return {
    id: 'bestow',
    actor: (state: RhinelandState) => ({ player: asked(state).by }),
    rules: [bestowRule(box)],
  };
}
