import { describe, expect, it } from 'vitest';
import { faceAt } from '@/engine/board/face';
import type { BoardState, Station } from '@/engine/board/types';
import { boards } from '@/titles/registry';
import { emptyState } from '@/ui/board/plans';
import { tokensOn } from '@/ui/board/tokens';
import '../../support/looks';

async function tokensAt(id: string, hex: string, change: Partial<BoardState>) {
  const { board } = await boards.find((entry) => entry.id === id)!.load();
  const state = { ...emptyState, ...change };
  return tokensOn(board, state, hex, faceAt(board, state, hex)!);
}

const station = (company: string, hex: string, stop: number, place?: Station['place']): Station => ({
  company,
  hex,
  stop,
  ...(place && { place }),
});

describe('what stands in a city', () => {
  it('keeps the printed homes until their companies come', async () => {
    const before = await tokensAt('18rhl', 'I10', {});
    expect(before[0]).toEqual([{ company: 'RhE', kind: 'home' }]);
    const after = await tokensAt('18rhl', 'I10', { stations: [station('RhE', 'I10', 0)] });
    expect(after[0]).toEqual([{ company: 'RhE', kind: 'station' }]);
  });

  it('shows on a tile only the places that the game keeps', async () => {
    const tiles = { I10: { tile: 'X923', turn: 0 } };
    expect((await tokensAt('18rhl', 'I10', { tiles })).flat()).toEqual([]);
    const reserved = [station('CME', 'I10', 1)];
    expect((await tokensAt('18rhl', 'I10', { tiles, reserved }))[1]).toEqual([
      { company: 'CME', kind: 'home' },
    ]);
  });

  it('puts harbour tokens in the places with an anchor', async () => {
    const tiles = { H14: { tile: 'L27', turn: 0 } };
    const stations = [station('RhE', 'H14', 0, 'harbour')];
    const [tokens] = await tokensAt('18lra', 'H14', { tiles, stations });
    const { board } = await boards.find(({ id }) => id === '18lra')!.load();
    const places = board.tiles.L27!.stops![0]!.slots!;
    expect(tokens![places]).toEqual({ company: 'RhE', kind: 'harbour' });
    expect(tokens!.slice(0, places).every((token) => token === undefined)).toBe(true);
  });

  it('puts a station without a place behind the last place', async () => {
    const stations = [station('RhE', 'K6', 0), station('CCE', 'K6', 0, 'beside')];
    const [tokens] = await tokensAt('18rhl', 'K6', { stations });
    expect(tokens!.map((token) => token?.company)).toEqual(['RhE', 'CCE']);
  });
});
