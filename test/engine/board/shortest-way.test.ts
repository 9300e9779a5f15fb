import { describe, expect, it } from 'vitest';
import { tilesToGo } from '@/engine/board/shortest-way';
import type { BoardState } from '@/engine/board/types';
import { homeStations } from '@/engine/finance/start';
import { board } from '@/titles/rhineland/18lra/board';
import { companies } from '@/titles/rhineland/18lra/cards';

const empty: BoardState = { tiles: {}, stations: homeStations(companies), reserved: [], markers: {} };

function toGo(company: string, from: string, to: string, state: BoardState = empty): number {
  return tilesToGo(board, state, {
    from,
    to,
    isOwn: (station) => station.company === company,
    blocks: () => false,
  });
}

describe('the number of tiles that a line still needs', () => {
  it('[18LRA 9.2.2, E31] is 3, 3, 6 and 7 for the four that an Investor may have', () => {
    expect([
      toGo('BME', 'G15', 'B14'),
      toGo('RhE', 'K11', 'H14'),
      toGo('CCE', 'A5', 'E13'),
      toGo('ADR', 'K3', 'E13'),
    ]).toEqual([3, 3, 6, 7]);
  });
});
