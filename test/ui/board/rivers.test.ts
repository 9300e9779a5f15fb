import { describe, expect, it } from 'vitest';
import { boards } from '@/titles/registry';
import { areaOf, isJoined, speaksForArea } from '@/ui/board/areas';
import { distance } from '@/ui/board/geometry';
import { riverCourse } from '@/ui/board/rivers';
import { nextHex } from '@/ui/board/use-board-keys';
import '../../support/looks';

async function boardOf(wanted: string) {
  return (await boards.find(({ id }) => id === wanted)!.load()).board;
}

describe('rivers', () => {
  it.each(['18rhl', '18lra'])('the Rhine of %s is one unbroken line', async (id) => {
    const course = riverCourse(await boardOf(id));
    expect(course).toHaveLength(1);
    for (const [i, point] of course[0]!.slice(1).entries()) {
      expect(distance(point, course[0]![i]!)).toBeLessThanOrEqual(200.1);
      expect(distance(point, course[0]![i]!)).toBeGreaterThan(99);
    }
  });
});

describe('joined areas', () => {
  it('have no line between their hexes', async () => {
    const board = await boardOf('18do');
    expect(isJoined(board, 'A2', 0)).toBe(true);
    expect(isJoined(board, 'B1', 3)).toBe(true);
    expect(isJoined(board, 'A2', 5)).toBe(false);
    expect(areaOf(board, 'B1').sort()).toEqual(['A2', 'B1']);
  });

  it('speak through one of their hexes', async () => {
    const board = await boardOf('18do');
    expect(['A2', 'B1'].filter((hex) => speaksForArea(board, hex))).toHaveLength(1);
    expect(speaksForArea(board, 'C8')).toBe(true);
  });
});

describe('arrow keys with Shift', () => {
  it('go to the next hex of a row, and down and up', async () => {
    const board = await boardOf('18rhl');
    expect(nextHex(board, 'D9', { x: 1, y: 0 })).toBe('D11');
    expect(nextHex(board, 'D9', { x: -1, y: 0 })).toBe('D7');
    expect(['E8', 'E10']).toContain(nextHex(board, 'D9', { x: 0, y: 1 }));
  });

  it('begin at the first hex and stop at the edge', async () => {
    const board = await boardOf('18rhl');
    expect(nextHex(board, undefined, { x: 1, y: 0 })).toBe('A2');
    expect(nextHex(board, 'A2', { x: 0, y: -1 })).toBeUndefined();
  });
});
