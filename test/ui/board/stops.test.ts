import { describe, expect, it } from 'vitest';
import { turnFace } from '@/engine/board/face';
import type { Face, Layout } from '@/engine/board/types';
import { boards } from '@/titles/registry';
import { distance, towards } from '@/ui/board/geometry';
import { placeStops, slotRadius } from '@/ui/board/stops';
import '../../support/looks';

const layouts: readonly Layout[] = ['pointy', 'flat'];
const city = { kind: 'city', revenue: 20, slots: 1 } as const;
const town = { kind: 'town', revenue: 10 } as const;

function places(layout: Layout, face: Face, turn = 0) {
  return placeStops(layout, turnFace(face, turn)).map(({ at }) => at);
}

describe.each(layouts)('stops on a %s hex', (layout) => {
  it('puts a single city in the middle, whatever its track', () => {
    const [at] = places(layout, {
      colour: 'yellow',
      stops: [city],
      track: [
        [0, 's0'],
        [1, 's0'],
      ],
    });
    expect(distance(at!, { x: 0, y: 0 })).toBeCloseTo(0);
  });

  it('puts a town on its sharp curve', () => {
    const [at] = places(layout, {
      colour: 'yellow',
      stops: [town],
      track: [
        [0, 's0'],
        [1, 's0'],
      ],
    });
    expect(distance(at!, towards(layout, 0.5, 50))).toBeLessThan(0.5);
  });

  it('puts a town on its gentle curve', () => {
    const [at] = places(layout, {
      colour: 'yellow',
      stops: [town],
      track: [
        [0, 's0'],
        [2, 's0'],
      ],
    });
    expect(distance(at!, towards(layout, 1, 100 * Math.sqrt(3) - 150))).toBeLessThan(0.5);
  });

  it('puts a town where three tracks meet into the middle', () => {
    const track = [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
    ] as const;
    const [at] = places(layout, { colour: 'green', stops: [town], track });
    expect(at).toEqual({ x: 0, y: 0 });
  });

  it('follows the hint of the data', () => {
    const face: Face = {
      colour: 'yellow',
      stops: [{ ...city, at: 3.5 }, city],
      track: [
        [4, 's0'],
        [0, 's1'],
      ],
    };
    const [first] = places(layout, face);
    expect(Math.atan2(first!.y, first!.x)).toBeCloseTo(
      Math.atan2(towards(layout, 3.5, 1).y, towards(layout, 3.5, 1).x),
    );
  });

  it('turns with the tile', () => {
    const face: Face = {
      colour: 'yellow',
      stops: [city, city],
      track: [
        [0, 's0'],
        [2, 's1'],
        [4, 's1'],
      ],
    };
    const unturned = places(layout, face);
    const turned = places(layout, face, 2);
    for (const [i, at] of unturned.entries()) {
      expect(distance(at, { x: 0, y: 0 })).toBeCloseTo(distance(turned[i]!, { x: 0, y: 0 }), 0);
    }
  });

  it('lays two stops without track side by side', () => {
    const [left, right] = places(layout, { colour: 'white', stops: [city, city] });
    expect(left!.y).toBe(right!.y);
    expect(right!.x - left!.x).toBeGreaterThan(slotRadius * 2);
  });
});

it('keeps a city on its bank of the river', () => {
  const stops = [
    { ...city, bank: 'west' },
    { ...city, bank: 'east' },
  ] as const;
  const [west, east] = places('pointy', {
    colour: 'yellow',
    stops,
    track: [
      [0, 's0'],
      [5, 's1'],
    ],
  });
  expect(west!.x).toBeLessThan(-slotRadius);
  expect(east!.x).toBeGreaterThan(slotRadius);
});

describe.each(boards.map(({ id, load }) => [id, load] as const))('the hexes and tiles of %s', (_, load) => {
  it('never draw one city over another', async () => {
    const { board } = await load();
    const faces: Readonly<Record<string, Face>> = { ...board.hexes, ...board.tiles };
    const crowded = Object.entries(faces).filter(([, face]) => {
      const cities = placeStops(board.layout, turnFace(face, 0)).filter(({ def }) => def.kind === 'city');
      return cities.some((a, i) =>
        cities.slice(i + 1).some((b) => distance(a.at, b.at) < slotRadius * 2 - 6),
      );
    });
    expect(crowded.map(([id]) => id)).toEqual([]);
  });
});
