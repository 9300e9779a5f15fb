import { describe, expect, it } from 'vitest';
import { boards } from '@/titles/registry';
import { levelFor, roomUpTo, small, tiny } from '@/ui/board/legible';
import { emptyState, pictureOf } from '@/ui/board/plans';
import '../../support/looks';

describe('letters on a board', () => {
  it('keep their own sizes on a large board', () => {
    expect(levelFor(1)).toBe(0);
    expect(levelFor(0.5)).toBe(0);
  });

  it('are at least 9 pixels high on the boards of a tablet', () => {
    // 18Rhl, 18DO and 18Ruhr at 1180 by 820 and 1024 by 768
    for (const scale of [0.394, 0.41, 0.309, 0.367, 0.342, 0.26])
      expect(levelFor(scale) * scale).toBeGreaterThanOrEqual(8.95);
  });

  it('are no letters to read on a board that is smaller than that', () => {
    expect(levelFor(0.215)).toBe(small);
    expect(levelFor(0.15)).toBe(tiny);
  });

  it('are left out of what does not grow with them', () => {
    expect(roomUpTo(28)).toBe('room-27');
    expect(roomUpTo(35)).toBe('room-35');
    expect(roomUpTo(12)).toBe('room-0');
    expect(roomUpTo(50)).toBe('');
  });

  it('are left out where they would cover something, and most names are not', async () => {
    const { board } = await boards.find(({ id }) => id === '18do')!.load();
    const names = Object.keys(board.hexes).flatMap((hex) =>
      pictureOf(board, emptyState, hex).plan.marks.filter(({ kind }) => kind === 'name'),
    );
    const leftOut = names.filter(({ room = Number.POSITIVE_INFINITY }) => room < levelFor(0.41));
    expect(leftOut.length).toBeLessThan(names.length / 10);
    expect(names.some(({ room }) => room !== undefined)).toBe(true);
  });
});
