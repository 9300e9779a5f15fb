import { directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { isSold } from '@/engine/finance/trains';
import { text } from '@/engine/game/fields';
import type { HexId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Networks } from '@/engine/steps/network';
import { actingDecider, builtBoard, turnOf } from '@/engine/steps/state';
import { type SkipMove, type Step, skipRule, withPlenty } from '@/engine/steps/step';
import { mines } from '../../board';
import { links } from '../../cards';
import { changeCubes } from '../breweries/cubes';
import { canLink, type LinkScene, linkHexes, linkObjection, linkValue, putLink } from '../links';
import type { OperatingBox } from './box';
import type { LinkMove } from './moves';
import type { OperatingGame } from './state';

export interface LinkRules {
  readonly box: Pick<OperatingBox, 'phases'>;
  readonly network: Networks;
  /** What a link of this value brings besides: beer for the director's brewery, in The Railway Game. */
  onLinked?(draft: OperatingGame, value: number, moment: Moment): void;
}

function sceneOf({ box, network }: LinkRules, state: OperatingGame): LinkScene {
  const { board, graph, reach } = network.of(state, turnOf(state).company);
  return { board, state: state.board, graph, reach, most: box.phases.of(state).maxLink };
}

/** [18DO 4.5.4.1] one link is created or extended in a turn. */
function usedObjection({ done }: OperatingGame): Objection | undefined {
  return done.linked ? object('link-used') : undefined;
}

function moneyObjection(state: OperatingGame): Objection | undefined {
  const { treasury } = state.companies[turnOf(state).company]!;
  return treasury < links.cost ? object('link-too-dear', { amount: links.cost, treasury }) : undefined;
}

/** [18DO 4.5.4.1, 4.5.4.2] creating or extending a link for 30 Mark. */
export function linkRule(rules: LinkRules) {
  const barred = (state: OperatingGame) => usedObjection(state) ?? moneyObjection(state);
  return rule({
    type: 'link',
    fields: { hex: text },
    choices: (state: OperatingGame) =>
      barred(state)
        ? []
        : linkHexes(sceneOf(rules, state)).map((hex) => ({ move: { type: 'link' as const, hex } })),
    any: (state: OperatingGame) => !barred(state) && canLink(sceneOf(rules, state)),
    check: (state: OperatingGame, { hex }) =>
      usedObjection(state) ?? linkObjection(sceneOf(rules, state), hex) ?? moneyObjection(state),
    apply: (draft: OperatingGame, { hex }, moment) => buildLink(rules, draft, hex, links.cost, moment),
  });
}

/** [18DO 4.3.2.1] the first link of a coal mine for nothing, once. */
export function freeLinkRule(rules: LinkRules) {
  const barred = (state: OperatingGame): Objection | undefined => {
    const { company } = turnOf(state);
    return state.freeLinks.includes(company) ? usedObjection(state) : object('no-free-link', { company });
  };
  const isNewMine = (state: OperatingGame, hex: HexId) =>
    Object.hasOwn(mines, hex) && linkValue(state.board, hex) === 0;
  return rule({
    type: 'free-link',
    fields: { hex: text },
    choices: (state: OperatingGame) =>
      barred(state)
        ? []
        : linkHexes(sceneOf(rules, state))
            .filter((hex) => isNewMine(state, hex))
            .map((hex) => ({ move: { type: 'free-link' as const, hex } })),
    check(state: OperatingGame, { hex }) {
      const why = barred(state) ?? linkObjection(sceneOf(rules, state), hex);
      return why ?? (isNewMine(state, hex) ? undefined : object('free-link-mine', { hex }));
    },
    apply(draft: OperatingGame, { hex }, moment) {
      const { company } = turnOf(draft);
      draft.freeLinks = draft.freeLinks.filter((id) => id !== company);
      buildLink(rules, draft, hex, 0, moment);
    },
  });
}

function buildLink(
  { onLinked }: LinkRules,
  draft: OperatingGame,
  hex: HexId,
  cost: number,
  moment: Moment,
): void {
  const { company } = turnOf(draft);
  if (cost > 0) transfer(draft, { company }, 'bank', cost);
  const board = putLink(builtBoard(draft), hex);
  draft.board = board;
  draft.done.linked = true;
  const value = linkValue(board, hex);
  moment.emit({ type: 'link', company, hex, value, cost });
  if (onLinked) onLinked(draft, value, moment);
  else brew(draft, cubesFor(draft, value), moment);
}

/** [18DO 4.5.4.3] a cube for each action; two for the last step once a 6-train is sold. */
function cubesFor(state: OperatingGame, value: number): number {
  const { from, cubes } = links.cubesForLastStep;
  return value === links.values.at(-1) && isSold(state, from) ? cubes : links.cubesPerAction;
}

/** [18DO 4.5.4.3] cubes go to the director's brewery, as far as there are any. */
function brew(draft: OperatingGame, wanted: number, moment: Moment): void {
  const player = directorOf(draft, turnOf(draft).company)!;
  const cubes = Math.min(wanted, draft.beer);
  if (cubes === 0) return;
  draft.beer -= cubes;
  changeCubes(draft, player, cubes);
  moment.emit({ type: 'beer-brewed', player, cubes });
}

/** The step in which a company may create or extend one link. */
export function linkStep(rules: LinkRules): Step<OperatingGame, LinkMove | SkipMove, 'link'> {
  const [create, free] = [linkRule(rules), freeLinkRule(rules)];
  return {
    id: 'link',
    actor: actingDecider,
    rules: [create, free, skipRule()],
    pending: (state) => create.any(state) || free.any(state),
    nothing: (state) => ({
      type: 'no-link',
      company: turnOf(state).company,
      why: create.any(withPlenty(state)) ? 'dear' : 'none',
    }),
  };
}
