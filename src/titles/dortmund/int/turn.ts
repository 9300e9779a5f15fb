import { clockwiseFrom, leftOf, seatsOf } from '@/engine/finance/seats';
import { type MoveOfRule, rule } from '@/engine/game/move';
import type { Consequence, Round, Stage } from '@/engine/game/title';
import {
  swapBetweenRule as between,
  swapNewRule as forNew,
  type SurplusRules,
  type SwapRules,
} from '@/engine/rounds/free';
import { free } from './box';
import { canBuild, layRule, linkRule, stationRule } from './build';
import { buryRule, makeRoomRule, takeRule } from './certificates';
import type { IntState, TurnStep } from './state';

/** What follows each step. */
const after: Readonly<Record<TurnStep, TurnStep>> = {
  take: 'tile',
  tile: 'build',
  build: 'swap',
  swap: 'done',
  done: 'take',
};

/** Going on without doing what the step offers. */
const skipRule = rule({
  type: 'skip',
  fields: {},
  choices: (_state: IntState) => [{ move: { type: 'skip' as const } }],
  check: () => undefined,
  apply(draft: IntState) {
    draft.round.step = after[draft.round.step];
  },
});

/** [18DO 3.2.3] an obsolete train for a new one, or between two companies. */
const swapping: SwapRules<IntState> = {
  ...free,
  onSwapped(draft) {
    draft.round.step = 'done';
  },
};
const swapNewRule = forNew(swapping);
const swapBetweenRule = between(swapping);

/** What may be done in a player's turn. */
export type TurnMove = MoveOfRule<
  | typeof takeRule
  | typeof makeRoomRule
  | typeof buryRule
  | typeof layRule
  | typeof stationRule
  | typeof linkRule
  | typeof swapNewRule
  | typeof swapBetweenRule
  | typeof skipRule
>;

export type TurnStage = Exclude<TurnStep, 'done'>;

const actor = (state: IntState) => ({ player: state.round.turn });

const takeStage: Stage<IntState, TurnMove, 'take'> = {
  id: 'take',
  actor,
  rules: [takeRule, makeRoomRule, buryRule],
};

const tileStage: Stage<IntState, TurnMove, 'tile'> = {
  id: 'tile',
  actor,
  rules: [layRule, skipRule],
  nothing: (state) => ({ type: 'no-tile', player: state.round.turn }),
};

const buildStage: Stage<IntState, TurnMove, 'build'> = {
  id: 'build',
  actor,
  rules: [stationRule, linkRule, skipRule],
};

const swapStage: Stage<IntState, TurnMove, 'swap'> = {
  id: 'swap',
  actor,
  rules: [swapNewRule, swapBetweenRule, skipRule],
};

const stages: Readonly<Record<TurnStep, Stage<IntState, TurnMove, TurnStage>>> = {
  take: takeStage,
  tile: tileStage,
  build: buildStage,
  swap: swapStage,
  // never waited for: the next turn begins by itself
  done: takeStage,
};

/** [18DO 3.2] a player's turn: a certificate, a tile, a station or a link, a swap of trains. */
export const turns: Round<IntState, TurnMove, TurnStage> = { stage: (state) => stages[state.round.step] };

/** [18DO 3.2.1] a change of director may bring more certificates than the limit allows: once one was taken. */
export const surplus: SurplusRules<IntState> = {
  ...free,
  asked: (state) => (state.round.step === 'tile' ? clockwiseFrom(seatsOf(state), state.round.turn) : []),
};

/** [18DO 3.2.3] one swap of either kind in a turn. */
function canSwap(state: IntState): boolean {
  return swapNewRule.any(state) || swapBetweenRule.any(state);
}

function nothingToDo(state: IntState): boolean {
  switch (state.round.step) {
    case 'build':
      return !canBuild(state);
    case 'swap':
      return !canSwap(state);
    default:
      return state.round.step === 'done';
  }
}

/** Goes on by itself: past steps that offer nothing, and to the next player. */
export const turnFlow: Consequence<IntState> = {
  due: (state) => !state.over && state.decisions.length === 0 && nothingToDo(state),
  apply(draft, moment) {
    const { round } = draft;
    // to swap is seldom possible, and nobody waits for it
    if (round.step === 'build') moment.emit({ type: 'no-building', player: round.turn });
    if (round.step === 'done') {
      round.number += 1;
      round.turn = leftOf(seatsOf(draft), round.turn);
      round.discarded = false;
      moment.emit({ type: 'turn', player: round.turn, number: round.number });
    }
    round.step = after[round.step];
  },
};
