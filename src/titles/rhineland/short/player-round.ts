import type { LayRules } from '@/engine/board/lay';
import { clockwiseFrom, leftOf, seatsOf } from '@/engine/finance/seats';
import { type Moment, type Rule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Consequence, Round, Stage } from '@/engine/game/title';
import {
  directed,
  type FreeLayMove,
  type FreeLayRules,
  type FreeStationMove,
  freeLayRule,
  freeStationRule,
  layersOf,
  noAction,
  type SurplusRules,
  type SwapMove,
  swapBetweenRule,
  swapNewRule,
  type TakeMove,
  takeRule,
} from '@/engine/rounds/free';
import type { SkipMove } from '@/engine/steps/step';
import { coloursOf, tooEarly } from '../rules/track';
import type { ShortBox } from './box';
import { type FreeHarbourMove, freeHarbourRule } from './harbour';
import { beginPlayerRound, beginTrainRound } from './rounds';
import { type PlayerStep, playerRoundOf, type ShortState } from './state';

/** What may be done in a player's turn. */
export type PlayerMove = TakeMove | FreeLayMove | FreeStationMove | FreeHarbourMove | SwapMove | SkipMove;

export type PlayerStage = Exclude<PlayerStep, 'done'>;

type PlayerRule = Rule<ShortState, PlayerMove>;

/** Whatever a director has done, that was the director action. */
function actionDone(draft: ShortState): void {
  playerRoundOf(draft).step = 'done';
}

/** [18Rhl 10.3.1.2] the director action is a choice, and so is the second of two tiles. */
const skipRule: PlayerRule = rule({
  type: 'skip',
  fields: {},
  choices: () => [{ move: { type: 'skip' as const } }],
  check: () => undefined,
  apply: (draft: ShortState) => actionDone(draft),
});

/** [18Rhl 10.3.1.2 a, 6.2.1, ruling 160] nothing costs anything, nothing is kept, and nobody must build at home. */
function layRules(box: ShortBox, state: ShortState): LayRules {
  const mustBeYellow = playerRoundOf(state).step === 'second-tile';
  return {
    colours: coloursOf(box, state),
    objection: ({ hex, tile }) =>
      mustBeYellow && box.board.tiles[tile]!.colour !== 'yellow'
        ? object('second-tile-yellow', { tile })
        : tooEarly(box, state, hex),
  };
}

/** [18Rhl 10.3.1.2 a, ruling 159] from brown on a yellow tile may be followed by another for the same corporation. */
function tileRules(box: ShortBox): FreeLayRules<ShortState> {
  const rules: FreeLayRules<ShortState> = {
    ...box,
    builders(state) {
      const { step, builders } = playerRoundOf(state);
      return step === 'second-tile' ? builders : directed(box, state);
    },
    layRules: (state) => layRules(box, state),
    onLaid(draft, lay, before) {
      const round = playerRoundOf(draft);
      const isFirst = round.step === 'direct' && box.board.tiles[lay.tile]!.colour === 'yellow';
      if (isFirst && box.yellowTiles(before) > 1) {
        round.step = 'second-tile';
        round.builders = [...layersOf(rules, before, lay)];
      } else actionDone(draft);
    },
  };
  return rules;
}

/** [18Rhl 10.3.1] a player's turn: a certificate, then one action for a corporation that they direct. */
export function playerRound(box: ShortBox): Round<ShortState, PlayerMove, PlayerStage> {
  const actor = (state: ShortState) => ({ player: playerRoundOf(state).turn });
  const swapping = { ...box, onSwapped: actionDone };
  const layTile = freeLayRule(tileRules(box));
  const take: Stage<ShortState, PlayerMove, 'take'> = {
    id: 'take',
    actor,
    // [18Rhl 10.3.1.1] a duty; there is no limit to shares of a corporation
    rules: [
      takeRule<ShortState>({
        ...box,
        onTaken(draft) {
          playerRoundOf(draft).step = 'direct';
        },
      }),
    ],
  };
  const direct: Stage<ShortState, PlayerMove, 'direct'> = {
    id: 'direct',
    actor,
    rules: [
      layTile,
      freeStationRule<ShortState>({ ...box, onPlaced: actionDone }),
      ...(box.companies.some(({ harbourToken }) => harbourToken) ? [freeHarbourRule(box)] : []),
      swapNewRule<ShortState>(swapping),
      swapBetweenRule<ShortState>(swapping),
      skipRule,
    ],
    nothing: (state) => noAction(box, state),
  };
  const second: Stage<ShortState, PlayerMove, 'second-tile'> = {
    id: 'second-tile',
    actor,
    rules: [layTile, skipRule],
    nothing: (state) => ({ type: 'no-second-tile', player: playerRoundOf(state).turn }),
  };
  const stages: Readonly<Record<PlayerStep, Stage<ShortState, PlayerMove, PlayerStage>>> = {
    take,
    direct,
    'second-tile': second,
    // never waited for: the next turn begins by itself
    done: take,
  };
  return { stage: (state) => stages[playerRoundOf(state).step] };
}

/**
 * [18Rhl 10.3.1.1, ruling 117] once one was taken: first whoever has lost a directorship, clockwise, then the acting
 * player, before the director action.
 */
export function surplusRules(box: ShortBox): SurplusRules<ShortState> {
  return {
    ...box,
    asked({ round, seats }) {
      if (round.kind !== 'player' || round.step === 'take') return [];
      const [acting, ...others] = clockwiseFrom(seats, round.turn);
      return [...others, acting!];
    },
  };
}

/** Goes on by itself: past the action of who directs nothing, to the next player, and to the next round. */
export function playerFlow(box: ShortBox): Consequence<ShortState> {
  const nothingToDo = (state: ShortState) => {
    const { step } = playerRoundOf(state);
    return step === 'done' || (step === 'direct' && directed(box, state).length === 0);
  };
  return {
    due: (state) =>
      !state.over && state.round.kind === 'player' && state.decisions.length === 0 && nothingToDo(state),
    apply(draft, moment, state) {
      const round = playerRoundOf(draft);
      if (round.step === 'direct') moment.emit(noAction(box, state));
      const seats = seatsOf(draft);
      const next = leftOf(seats, round.turn);
      if (next !== seats[0]) beginTurn(draft, next);
      else endPlayerRound(box, draft, moment);
    },
  };
}

function beginTurn(draft: ShortState, player: string): void {
  const round = playerRoundOf(draft);
  round.turn = player;
  round.step = 'take';
  round.builders = [];
}

/** [18Rhl 10.3] trains run after every second player round, with three players every third, and after the last. */
function endPlayerRound(box: ShortBox, draft: ShortState, moment: Moment): void {
  const { number, of } = playerRoundOf(draft);
  const isTime = number % box.rounds.playerRoundsPerTrainRound === 0 || number === of;
  if (isTime) beginTrainRound(box, draft, number, moment);
  else beginPlayerRound(box, draft, number + 1, moment);
}
