import { integer, listOf, oneOf, text } from '@/engine/game/fields';
import type { PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Consequence, Round, Stage } from '@/engine/game/title';
import type { RuhrBox } from '../../box';
import type { EnginesDecision, MontanRoundState, RuhrState, SecondDecision } from '../../state';
import { hexOf } from '../locations';
import { engineBoxes } from '../montan/engines';
import { makePassive } from './absorb';
import { dealCardsAgain, ownsMontan } from './cards';
import { buySecond, canBuySecond, type Founding, found, foundings } from './founding';
import { type Merger, merge, mergers, takeForMerger } from './merging';

export interface MontanRoundRules {
  readonly box: RuhrBox;
  onEnd(draft: RuhrState, set: number, moment: Moment): void;
}

const roundOf = (state: RuhrState) => state.round as MontanRoundState;

/** [18Ruhr 12, 7.4] after a set of operating rounds, from the first card of type 4 on. */
export function beginMontanRound(draft: RuhrState, set: number, moment: Moment): void {
  draft.round = {
    kind: 'montan',
    set,
    part: 'founding',
    turn: draft.cards[0]!,
    passes: 0,
    converted: [],
    merged: [],
  };
  moment.emit({ type: 'montan-round' });
}

/** [18Ruhr 12.1, 12.2] once round by the cards; then in reverse, until all pass in a row. */
function nextTurn({ box, onEnd }: MontanRoundRules, draft: RuhrState, moment: Moment): void {
  const round = roundOf(draft);
  const at = draft.cards.indexOf(round.turn);
  if (round.part === 'founding') {
    const next = draft.cards[at + 1];
    if (next) round.turn = next;
    else Object.assign(round, { part: 'merging', turn: draft.cards.at(-1)!, passes: 0 });
    return;
  }
  if (round.passes < draft.cards.length) {
    round.turn = draft.cards.at(at - 1)!;
    return;
  }
  endRound(box, draft, moment);
  onEnd(draft, round.set, moment);
}

/** [18Ruhr 12.3, 12.4] the cards are dealt again, then what is still active is transformed once a 6 is sold. */
function endRound(box: RuhrBox, draft: RuhrState, moment: Moment): void {
  dealCardsAgain(box, draft, moment);
  if (!['6', '8'].includes(box.phases.of(draft).id)) return;
  for (const { id } of box.active) {
    if (!draft.companies[id]!.floated) continue;
    makePassive(box, draft, id, hexOf(id));
    moment.emit({ type: 'transformed', company: id });
  }
}

/** Remembers who has lost the last private Montan company, for the cards [18Ruhr 12.4]. */
function noteLoss(box: RuhrBox, draft: RuhrState, player: PlayerId, how: 'converted' | 'merged'): void {
  if (!ownsMontan(box, draft, player)) roundOf(draft)[how].push(player);
}

function foundMontanRule(rules: MontanRoundRules) {
  const { box } = rules;
  const isOne = (state: RuhrState, { company, hex, value }: Founding) => {
    const all = foundings(box, state, roundOf(state).turn).filter(
      (each) => each.company === company && each.hex === hex,
    );
    if (all.length === 0) return object('cannot-found', { company, hex });
    return all.some((each) => each.value === value) ? undefined : object('no-founding-value', { value });
  };
  return rule({
    type: 'found-montan',
    fields: { company: text, hex: text, value: integer },
    choices: (state: RuhrState) =>
      foundings(box, state, roundOf(state).turn).map((each) => ({
        move: { type: 'found-montan' as const, ...each },
      })),
    check: (state: RuhrState, { company, hex, value }) => isOne(state, { company, hex, value }),
    apply(draft: RuhrState, { company, hex, value }, moment) {
      const player = roundOf(draft).turn;
      const wasActive = draft.locations[hex]!.status === 'active';
      found(box, draft, player, { company, hex, value }, moment);
      if (wasActive) noteLoss(box, draft, player, 'converted');
      nextTurn(rules, draft, moment);
      draft.decisions.push({ kind: 'second-certificate', by: player, company });
    },
  });
}

function mergeRule(rules: MontanRoundRules) {
  const { box } = rules;
  return rule({
    type: 'merge',
    fields: { from: text, company: text },
    choices: (state: RuhrState) =>
      mergers(box, state, roundOf(state).turn).map((each) => ({ move: { type: 'merge' as const, ...each } })),
    check: (state: RuhrState, { from, company }) =>
      canMerge(box, state, roundOf(state).turn, { from, company }),
    apply(draft: RuhrState, { from, company }, moment) {
      const round = roundOf(draft);
      const player = round.turn;
      round.passes = 0;
      merge(box, draft, player, { from, company }, moment);
      noteLoss(box, draft, player, 'merged');
      nextTurn(rules, draft, moment);
    },
  });
}

function canMerge(box: RuhrBox, state: RuhrState, player: PlayerId, { from, company }: Merger) {
  return mergers(box, state, player).some((each) => each.from === from && each.company === company)
    ? undefined
    : object('cannot-merge', { from, company });
}

function pass(rules: MontanRoundRules, draft: RuhrState, moment: Moment): void {
  const round = roundOf(draft);
  moment.emit({ type: 'passed', player: round.turn });
  round.passes += 1;
  nextTurn(rules, draft, moment);
}

function passRule(rules: MontanRoundRules) {
  return rule({
    type: 'pass',
    fields: {},
    choices: () => [{ move: { type: 'pass' as const } }],
    check: () => undefined,
    apply: (draft: RuhrState, _move, moment) => pass(rules, draft, moment),
  });
}

/** [18Ruhr rulings 123, 124] whoever can do nothing passes by themselves. */
export function montanFlow(rules: MontanRoundRules): Consequence<RuhrState> {
  const { box } = rules;
  return {
    due(state) {
      if (state.over || state.round.kind !== 'montan') return false;
      const asked = state.decisions.at(-1);
      if (asked) return asked.kind === 'second-certificate' && !hasSecond(box, state, asked);
      const { part, turn } = state.round;
      return (part === 'founding' ? foundings : mergers)(box, state, turn).length === 0;
    },
    apply(draft, moment) {
      if (draft.decisions.length > 0) draft.decisions.pop();
      else pass(rules, draft, moment);
    },
  };
}

function hasSecond(box: RuhrBox, state: RuhrState, { by, company }: SecondDecision): boolean {
  return (
    canBuySecond(box, state, by, company) || mergers(box, state, by).some((each) => each.company === company)
  );
}

type FoundMove = MoveOfRule<ReturnType<typeof foundMontanRule>>;
type MergeMove = MoveOfRule<ReturnType<typeof mergeRule>>;
type PassMove = { type: 'pass' };
export type MontanRoundMove = FoundMove | MergeMove | PassMove;

export function montanRound(
  rules: MontanRoundRules,
): Round<RuhrState, MontanRoundMove, 'found-montan' | 'merge-montan'> {
  const actor = (state: RuhrState) => ({ player: roundOf(state).turn });
  const founding: Stage<RuhrState, MontanRoundMove, 'found-montan'> = {
    id: 'found-montan',
    actor,
    rules: [foundMontanRule(rules), passRule(rules)],
  };
  const merging: Stage<RuhrState, MontanRoundMove, 'merge-montan'> = {
    id: 'merge-montan',
    actor,
    rules: [mergeRule(rules), passRule(rules)],
  };
  return { stage: (state) => (roundOf(state).part === 'founding' ? founding : merging) };
}

const second = (state: RuhrState) => state.decisions.at(-1) as SecondDecision;

export type SecondMove = { type: 'buy-second' } | MergeMove | PassMove;

/** [18Ruhr 12.1.1 g, 12.1.2 i, ruling 96] one more certificate: for a merger, or for the value into the treasury. */
export function secondStage({ box }: MontanRoundRules): Stage<RuhrState, SecondMove, 'second-certificate'> {
  const ways = (state: RuhrState) =>
    mergers(box, state, second(state).by).filter(({ company }) => company === second(state).company);
  const buy = rule({
    type: 'buy-second',
    fields: {},
    choices: (state: RuhrState) =>
      canBuySecond(box, state, second(state).by, second(state).company)
        ? [{ move: { type: 'buy-second' as const } }]
        : [],
    check: (state: RuhrState) =>
      canBuySecond(box, state, second(state).by, second(state).company)
        ? undefined
        : object('no-second-certificate', { company: second(state).company }),
    apply(draft: RuhrState, _move, moment) {
      const { by, company } = draft.decisions.pop() as SecondDecision;
      buySecond(box, draft, by, company, moment);
    },
  });
  const mergeSecond = rule({
    type: 'merge',
    fields: { from: text, company: text },
    choices: (state: RuhrState) => ways(state).map((each) => ({ move: { type: 'merge' as const, ...each } })),
    check: (state: RuhrState, { from, company }) =>
      ways(state).some((each) => each.from === from && each.company === company)
        ? undefined
        : object('cannot-merge', { from, company }),
    apply(draft: RuhrState, { from, company }, moment) {
      const { by } = draft.decisions.pop() as SecondDecision;
      merge(box, draft, by, { from, company }, moment);
      const { converted } = roundOf(draft);
      // whoever lost the last one by merging stands among those [18Ruhr 12.4]
      roundOf(draft).converted = converted.filter((player) => player !== by);
      noteLoss(box, draft, by, 'merged');
    },
  });
  const decline = rule({
    type: 'pass',
    fields: {},
    choices: () => [{ move: { type: 'pass' as const } }],
    check: () => undefined,
    apply(draft: RuhrState) {
      draft.decisions.pop();
    },
  });
  return {
    id: 'second-certificate',
    actor: (state) => ({ player: second(state).by, company: second(state).company }),
    rules: [buy, mergeSecond, decline],
  };
}

const engines = (state: RuhrState) => state.decisions.at(-1) as EnginesDecision;
const engineField = oneOf('W1', 'W2', 'W3', 'W4');

export type EnginesMove = { type: 'keep-engines'; engines: ('W1' | 'W2' | 'W3' | 'W4')[] };

/** [18Ruhr 12.2 d] engines beyond the boxes go back to the supply. */
export function enginesStage({ box }: MontanRoundRules): Stage<RuhrState, EnginesMove, 'keep-engines'> {
  const ways = (state: RuhrState): EnginesMove['engines'][] => {
    const { company } = engines(state);
    const all = [...state.montan[company]!.engines].sort();
    const kept = engineBoxes(box, state, company);
    const found = new Map<string, EnginesMove['engines']>();
    const grow = (at: number, chosen: EnginesMove['engines']) => {
      if (chosen.length === kept) found.set(chosen.join(), chosen);
      else for (let i = at; i < all.length; i++) grow(i + 1, [...chosen, all[i]!]);
    };
    grow(0, []);
    return [...found.values()];
  };
  const keep = rule({
    type: 'keep-engines',
    fields: { engines: listOf(engineField, 4) },
    choices: (state: RuhrState) =>
      ways(state).map((each) => ({ move: { type: 'keep-engines' as const, engines: each } })),
    check: (state: RuhrState, move) =>
      ways(state).some((each) => each.join() === move.engines.join()) ? undefined : object('wrong-engines'),
    apply(draft: RuhrState, move, moment) {
      const { company, merging } = draft.decisions.pop() as EnginesDecision;
      const charter = draft.montan[company]!;
      for (const engine of charter.engines) draft.engines[engine] += 1;
      for (const engine of move.engines) draft.engines[engine] -= 1;
      charter.engines = [...move.engines];
      takeForMerger(draft, merging, company, moment);
    },
  });
  return {
    id: 'keep-engines',
    actor: (state) => ({ player: engines(state).by, company: engines(state).company }),
    rules: [keep],
    declines: 'keep-engines',
  };
}
