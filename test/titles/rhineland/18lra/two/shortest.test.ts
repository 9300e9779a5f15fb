import { describe, expect, it } from 'vitest';
import { putTile } from '@/engine/board/lay';
import { fittings } from '@/engine/board/upgrade';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { boxAt } from '@/titles/rhineland/18lra';
import { board } from '@/titles/rhineland/18lra/board';
import { waysLeft } from '@/titles/rhineland/rules/investor/way';
import type { RhinelandState } from '@/titles/rhineland/state';
import { longer } from '../../../../support/longer';
import { twoStart } from '../../../../support/lra/two';
import { tilesLeft } from '../../oracle/shortest';
import { worldOf } from '../../oracle/world';

const corps = { BME: 'B14', RhE: 'H14', CCE: 'E13', ADR: 'E13' };
const homes = { BME: 'G15', RhE: 'K11', CCE: 'A5', ADR: 'K3' };
type Corp = keyof typeof corps;

const counted = (state: RhinelandState, corp: Corp) => waysLeft(boxAt(state.setup), state, corp)(state.board);
const tried = (state: RhinelandState, corp: Corp) =>
  tilesLeft(worldOf(board, state), { company: corp, home: homes[corp], harbour: corps[corp] });

/** Tiles of all colours anywhere, one upon the other, and stations of others in some of the cities. */
function scatter(state: RhinelandState, random: RandomState, tiles: number): void {
  const hexes = Object.keys(board.hexes);
  for (let i = 0; i < tiles; i++) {
    const hex = hexes[nextIndex(random, hexes.length)]!;
    const fits = fittings(board, hex, state.board.tiles[hex]);
    if (fits.length === 0) continue;
    const { tile, turn, becomes } = fits[nextIndex(random, fits.length)]!;
    state.board = putTile(state.board, { hex, tile, turn }, becomes);
    const cities = (board.tiles[tile]!.stops ?? []).flatMap(({ kind }, stop) =>
      kind === 'city' ? [stop] : [],
    );
    if (cities.length > 0 && nextIndex(random, 3) === 0) {
      const others = Object.keys(state.companies).filter((id) => !state.investor!.companies.includes(id));
      const company = others[nextIndex(random, others.length)]!;
      const stop = cities[nextIndex(random, cities.length)]!;
      state.companies[company]!.floated = true;
      state.board = { ...state.board, stations: [...state.board.stations, { company, hex, stop }] };
    }
  }
}

describe('[18LRA 9.2.2, rulings 111, 150] the shortest way to the harbour', () => {
  it('E31: needs three tiles for BME and RhE, six for CCE, seven for ADR before anything is built', () => {
    const left = Object.fromEntries(
      Object.keys(corps).map((corp) => {
        const state = twoStart({ corp });
        return [corp, [counted(state, corp as Corp), tried(state, corp as Corp)]];
      }),
    );
    expect(left).toEqual({ BME: [3, 3], RhE: [3, 3], CCE: [6, 6], ADR: [7, 7] });
  });

  it.each(Object.keys(corps) as Corp[])('is as long as when every path of hexes is tried: %s', (corp) => {
    const start = twoStart({ corp });
    const numbers = new Set<number>();
    for (let i = 0; i < 12 * longer; i++) {
      const state = structuredClone(start);
      scatter(state, { random: 1000 + i }, 4 * (i % 12));
      const number = counted(state, corp);
      numbers.add(number);
      expect([i, number]).toEqual([i, tried(state, corp)]);
    }
    expect(numbers.size).toBeGreaterThan(1);
  });
});
