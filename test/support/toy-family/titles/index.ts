import './catalogue';
import { text } from '@/engine/game/fields';
import type { HexId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { agreedIn } from '@/engine/game/options';
import { object } from '@/engine/game/refusal';
import { defineTitle, type GameRules } from '@/engine/game/title';
import type { TitleView, ViewAt } from '@/titles/view';
import { board } from './board';
import { options } from './options';
import type { MoselleState } from './state';

const turnsEach = 4;
const picked = 'picked';

function isRipe({ board: { markers } }: MoselleState, hex: HexId): boolean {
  return (board.hexes[hex]?.icons?.includes('vine') ?? false) && !markers[hex]?.includes(picked);
}

/** [Moselle 1] */
const pick = (grapes: number) =>
  rule({
    type: 'pick',
    fields: { hex: text },
    choices: (state: MoselleState) =>
      Object.keys(board.hexes)
        .filter((hex) => isRipe(state, hex))
        .map((hex) => ({ move: { type: 'pick', hex } })),
    check: (state, { hex }) => (isRipe(state, hex) ? undefined : object('no-grapes', { hex })),
    apply(draft, { hex }, moment) {
      const player = playerOf(draft);
      draft.baskets[player]! += grapes;
      draft.board = { ...draft.board, markers: { ...draft.board.markers, [hex]: [picked] } };
      moment.emit({ type: 'grapes-picked', player, hex, grapes });
      draft.round.number += 1;
    },
  });

const sleep = rule({
  type: 'sleep',
  fields: {},
  choices: () => [{ move: { type: 'sleep' } }],
  check: () => undefined,
  apply(draft: MoselleState, _move, moment) {
    moment.emit({ type: 'slept-in', player: playerOf(draft) });
    draft.round.number += 1;
  },
});

function playerOf({ seats, round }: MoselleState): string {
  return seats[(round.number - 1) % seats.length]!;
}

export type MoselleMove = MoveOfRule<ReturnType<typeof pick>> | MoveOfRule<typeof sleep>;

function rules(grapes: number): GameRules<MoselleState, MoselleMove, 'harvest'> {
  return {
    begin: (setup) => ({
      setup,
      random: setup.seed,
      round: { kind: 'harvest', number: 1 },
      decisions: [],
      over: false,
      seats: setup.players.map(({ id }) => id),
      certificates: [],
      companies: {},
      trains: [],
      board: { tiles: {}, stations: [], reserved: [], markers: {} },
      baskets: Object.fromEntries(setup.players.map(({ id }) => [id, 0])),
    }),
    rounds: {
      harvest: {
        stage: () => ({
          id: 'harvest',
          actor: (state) => ({ player: playerOf(state) }),
          rules: [pick(grapes), sleep],
        }),
      },
    },
    decisions: {},
    // [Moselle 2]
    consequences: [
      {
        due: (state) => !state.over && isHarvested(state),
        apply(draft, moment) {
          draft.over = true;
          moment.emit({ type: 'game-over' });
        },
      },
    ],
    invariants: [
      {
        name: 'every basket comes from a vineyard',
        broken: ({ baskets, board: { markers } }) => {
          const sum = Object.values(baskets).reduce((all, each) => all + each, 0);
          return sum === Object.keys(markers).length * grapes ? null : `${sum} baskets`;
        },
      },
    ],
  };
}

function isHarvested(state: MoselleState): boolean {
  const isLate = state.round.number > state.seats.length * turnsEach;
  return isLate || !Object.keys(board.hexes).some((hex) => isRipe(state, hex));
}

export const vineyards = defineTitle<MoselleState, MoselleMove, 'harvest'>({
  id: 'vineyards',
  book: 'Moselle',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  options,
  sections: { 'no-grapes': '1' },
  at: (setup) => rules(agreedIn(options, setup).goodYear ? 2 : 1),
});

const phase = { id: '1', on: 'start', colour: 'yellow', trainLimit: 0, operatingRounds: 0 } as const;

const view: TitleView<MoselleState> = {
  companies: [],
  trains: [],
  phases: { all: [phase], of: () => phase },
  privates: [],
  board,
  certificateLimit: () => 0,
  certificateCount: () => 0,
  runInput() {
    throw new Error('nothing runs on the Moselle');
  },
  scores: ({ seats, baskets }) =>
    seats
      .map((player) => ({ player, shares: [], total: baskets[player]! }))
      .sort((a, b) => b.total - a.total),
};

export const viewAt: ViewAt<MoselleState> = () => view;
