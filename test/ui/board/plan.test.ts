import { describe, expect, it } from 'vitest';
import { turnFace } from '@/engine/board/face';
import { boards } from '@/titles/registry';
import { samples } from '@/ui/board/curves';
import { distance } from '@/ui/board/geometry';
import { planFace } from '@/ui/board/plan';
import { emptyState, pictureOf } from '@/ui/board/plans';
import { radiusOfValue, widthOfTrack } from '@/ui/board/sizes';
import '../../support/looks';

describe.each(boards.map(({ id, load }) => [id, load] as const))('the tiles of %s', (_, load) => {
  it('have every value clear of track and cities', async () => {
    const { board } = await load();
    const covered = Object.entries(board.tiles).filter(([, tile]) => {
      const { curves, stops, marks } = planFace(board.layout, turnFace(tile, 0), { icons: tile.icons ?? [] });
      const values = marks.filter((mark) => mark.kind === 'value');
      const track = curves.flatMap(({ curve }) => samples(curve, 3));
      const slots = stops.flatMap(({ city }) =>
        (city?.slots ?? []).map((slot) => ({ slot, radius: city!.radius })),
      );
      return values.some(
        ({ at }) =>
          track.some((point) => distance(point, at) < radiusOfValue + widthOfTrack / 2 - 3) ||
          slots.some(({ slot, radius }) => distance(slot, at) < radiusOfValue + radius - 4),
      );
    });
    expect(covered.map(([id]) => id)).toEqual([]);
  });

  it('show each different value of their stops', async () => {
    const { board } = await load();
    for (const tile of Object.values(board.tiles)) {
      const { marks } = planFace(board.layout, turnFace(tile, 0), {});
      const shown = marks.flatMap((mark) => (mark.kind === 'value' ? [JSON.stringify(mark.revenue)] : []));
      const wanted = (tile.stops ?? [])
        .filter(({ revenue }) => revenue !== 0)
        .map(({ revenue }) => JSON.stringify(revenue));
      expect(new Set(shown)).toEqual(new Set(wanted));
    }
  });
});

describe('the picture of a hex', () => {
  it('shows the name and values of a joined area once', async () => {
    const { board } = await boards.find(({ id }) => id === '18lra')!.load();
    const kinds = ['H2', 'I1'].map((hex) =>
      pictureOf(board, emptyState, hex).plan.marks.map(({ kind }) => kind),
    );
    expect(kinds.flat().filter((kind) => kind === 'name')).toHaveLength(1);
    expect(kinds.flat().filter((kind) => kind === 'value')).toHaveLength(1);
  });

  it('shows the tile that lies there, with its number and without the cost that was paid', async () => {
    const { board } = await boards.find(({ id }) => id === '18rhl')!.load();
    const state = { ...emptyState, tiles: { E14: { tile: '8', turn: 1 } } };
    const before = pictureOf(board, emptyState, 'E14').plan.marks;
    const after = pictureOf(board, state, 'E14').plan.marks;
    expect(before.some(({ kind }) => kind === 'cost')).toBe(true);
    expect(after.map((mark) => (mark.kind === 'number' ? mark.text : mark.kind))).toEqual(['8']);
  });

  it('is made once as long as nothing changes', async () => {
    const { board } = await boards.find(({ id }) => id === '18rhl')!.load();
    expect(pictureOf(board, emptyState, 'I10').plan).toBe(pictureOf(board, { ...emptyState }, 'I10').plan);
  });
});
