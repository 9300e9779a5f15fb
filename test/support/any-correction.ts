import { graphOf } from '@/engine/board/graph';
import { certificatePlaces, ownedPrivates, trainPlaces } from '@/engine/corrections';
import { holdersOf } from '@/engine/finance/seats';
import type { Move } from '@/engine/game/move';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { RailState } from '@/engine/steps/state';
import type { TitleView } from '@/titles/view';
import { pickOne } from './fuzzing/pick';

/** What is put right somewhere in a game: how much of what, by lot. Much of it is refused. */
export function anyCorrection(view: TitleView, state: RailState, random: RandomState): Move {
  const kind = pickOne(random, Object.keys(kinds) as (keyof typeof kinds)[]);
  const { setup } = state;
  const agreed = setup.players.map(({ id }) => id).slice(nextIndex(random, setup.players.length));
  return { type: `correct-${kind}`, ...kinds[kind](view, state, random), agreed } as unknown as Move;
}

const kinds = {
  cash: (_view: TitleView, state: RailState, random: RandomState) => {
    const accounts = ['bank', ...Object.keys(state.cash ?? {}), ...Object.keys(state.companies)];
    const amount = pickOne(random, [1, 5, 10, 30, 100, 500]);
    return { from: pickOne(random, accounts), to: pickOne(random, accounts), amount };
  },
  certificate: (_view: TitleView, state: RailState, random: RandomState) => {
    const card = nextIndex(random, state.certificates.length);
    return { card, to: pickOne(random, certificatePlaces(state, state.certificates[card]!.company)) };
  },
  private: (_view: TitleView, state: RailState, random: RandomState) => ({
    private: pickOne(random, [...ownedPrivates(state), 'none']),
    to: pickOne(random, holdersOf(state)),
  }),
  price: ({ market }: TitleView, state: RailState, random: RandomState) => {
    const priced = Object.keys(state.prices ?? {});
    if (!market || priced.length === 0) return { company: '', row: 0, col: 0 };
    const company = pickOne(random, priced);
    const { rows } = market.tableOf(company);
    const row = nextIndex(random, rows.length);
    return { company, row, col: nextIndex(random, rows[row]!.length) };
  },
  train: (view: TitleView, state: RailState, random: RandomState) => ({
    card: nextIndex(random, Math.max(1, state.trains.length)),
    to: pickOne(random, trainPlaces(view, state)),
  }),
  tile: ({ board }: TitleView, state: RailState, random: RandomState) => {
    const laid = Object.keys(state.board.tiles);
    const hexes = laid.length > 0 && nextIndex(random, 2) === 0 ? laid : Object.keys(board.hexes);
    const tile = pickOne(random, [...Object.keys(board.tiles), '', '', '']);
    return { hex: pickOne(random, hexes), tile, turn: nextIndex(random, 6) };
  },
  token: ({ board }: TitleView, state: RailState, random: RandomState) => {
    const off = state.board.stations.length > 0 && nextIndex(random, 2) === 0;
    if (off) {
      const { company, hex, stop } = pickOne(random, state.board.stations);
      return { company, hex, stop, on: false };
    }
    const { hex, stop } = pickOne(random, graphOf(board, state.board).stops);
    return { company: pickOne(random, Object.keys(state.companies)), hex, stop, on: true };
  },
  marker: ({ board }: TitleView, state: RailState, random: RandomState) => {
    const lying = Object.entries(state.board.markers).flatMap(([from, all]) =>
      all.map((marker) => ({ from, marker })),
    );
    const to = pickOne(random, Object.keys(board.hexes));
    return { ...(lying.length > 0 ? pickOne(random, lying) : { from: '', marker: '' }), to };
  },
};
