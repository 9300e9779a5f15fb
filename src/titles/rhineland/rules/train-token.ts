import { type BuildColour, buildColours } from '@/engine/board/types';
import { directorOf } from '@/engine/finance/certificates';
import { newValue } from '@/engine/game/draft';
import { text } from '@/engine/game/fields';
import type { CompanyId, HexId, PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Consequence, Stage } from '@/engine/game/title';
import { builtBoard, type RailState, turnOf } from '@/engine/steps/state';
import type { RhinelandBox } from '../box';
import type { Power, RhinelandPrivate } from '../cards';
import type { RhinelandState, TokenDecision } from '../state';

type TokenPrivate = RhinelandPrivate & { readonly power: Extract<Power, { kind: 'trainToken' }> };

/** The certificate in the package whose token is a station for trains of one type, if there is one. */
function tokenPrivate({ privates }: RhinelandBox): TokenPrivate | undefined {
  return privates.find((each): each is TokenPrivate => each.power.kind === 'trainToken');
}

export function hasTrainToken(box: RhinelandBox): boolean {
  return tokenPrivate(box) !== undefined;
}

/** Companies that a player may give it to: a director has the charter of those that have floated. */
function companiesOf(state: RailState, player: PlayerId | null): CompanyId[] {
  return Object.keys(state.companies).filter(
    (id) => state.companies[id]!.floated && directorOf(state, id) === player,
  );
}

function assign(draft: RailState, id: string, company: CompanyId, hex: HexId, moment: Moment): void {
  (draft as RhinelandState).trainToken = { company, hex };
  const board = builtBoard(draft);
  const markers = { ...board.markers, [hex]: [...(board.markers[hex] ?? []), 'rheingoldToken'] };
  draft.board = newValue({ ...board, markers });
  draft.privates[id]!.used = true;
  moment.emit({ type: 'token-assigned', private: id, company, hex });
}

const hasReached = (box: RhinelandBox, state: RailState, colour: BuildColour) =>
  buildColours.indexOf(box.phases.of(state).colour) >= buildColours.indexOf(colour);

/** Its owner may give it to the company whose turn it is. */
function usableObjection(box: RhinelandBox, state: RailState, each: TokenPrivate): Objection | undefined {
  const { owner, closed, used } = state.privates[each.id]!;
  const params = { private: each.id };
  if (closed || used) return object('power-used', params);
  if (owner !== directorOf(state, turnOf(state).company)) return object('power-not-yours', params);
  return hasReached(box, state, each.power.from) ? undefined : object('power-too-early', params);
}

/** Can the token be given away in the turn that is on? */
export function tokenPending(box: RhinelandBox, state: RailState): boolean {
  const each = tokenPrivate(box);
  return each !== undefined && !usableObjection(box, state, each);
}

/** The rule with its token given to one of these companies; without a token in the package there is none. */
function assignRule(
  box: RhinelandBox,
  each: TokenPrivate,
  companies: (state: RailState) => readonly CompanyId[],
  usable: (state: RailState) => Objection | undefined,
  done: (draft: RailState) => void,
) {
  const { hexes } = each.power;
  return rule({
    type: 'assign-token',
    fields: { company: text, hex: text },
    choices: (state: RailState) =>
      usable(state)
        ? []
        : companies(state).flatMap((company) =>
            hexes.map((hex) => ({ move: { type: 'assign-token' as const, company, hex } })),
          ),
    any: (state: RailState) => !usable(state),
    check(state: RailState, { company, hex }) {
      const why = usable(state);
      if (why) return why;
      if (!Object.hasOwn(box.board.hexes, hex) || !hexes.includes(hex))
        return object('token-hex', { private: each.id });
      return companies(state).includes(company) ? undefined : object('token-company', { private: each.id });
    },
    apply(draft: RailState, { company, hex }, moment) {
      done(draft);
      assign(draft, each.id, company, hex, moment);
    },
  });
}

export type TokenMove = MoveOfRule<ReturnType<typeof assignRule>>;

/** [18Rhl 8.5.2 no. 3, ruling 50] in any step of a turn, from the green phase on. */
export function tokenRules(box: RhinelandBox) {
  const each = tokenPrivate(box);
  if (!each) return [];
  return [
    assignRule(
      box,
      each,
      (state) => [turnOf(state).company],
      (state) => usableObjection(box, state, each),
      () => {},
    ),
  ];
}

/** [18Rhl 8.5.2 no. 3] when private companies close, its owner gives it away at once, to any company of theirs. */
export function tokenStage(box: RhinelandBox): Stage<RhinelandState, TokenMove, 'assign-token'> {
  const asked = (state: RailState) => state.decisions.at(-1) as TokenDecision;
  const each = tokenPrivate(box);
  const place =
    each &&
    assignRule(
      box,
      each,
      (state) => companiesOf(state, asked(state).by),
      () => undefined,
      (draft) => draft.decisions.pop(),
    );
  return {
    id: 'assign-token',
    actor: (state) => ({ player: asked(state).by }),
    rules: place ? [place] : [],
  };
}

/** [18Rhl 8.5.2 no. 3, ruling 60] a token that lies nowhere yet waits until its owner directs a company. */
export function tokenIsDue(box: RhinelandBox): Consequence<RhinelandState> {
  const each = tokenPrivate(box);
  return {
    due(state) {
      if (!each || state.trainToken !== null || state.over) return false;
      const { owner, closed } = state.privates[each.id]!;
      if (!closed || state.decisions.some(({ kind }) => kind === 'assign-token')) return false;
      return companiesOf(state, owner).length > 0;
    },
    apply(draft) {
      const { id } = each!;
      draft.decisions.push({ kind: 'assign-token', by: draft.privates[id]!.owner!, private: id });
    },
  };
}

/** Where the token will lie is open as long as nobody has it. */
export function tokenAtStart(box: RhinelandBox): Pick<RhinelandState, 'trainToken'> {
  return tokenPrivate(box) ? { trainToken: null } : {};
}
