import { describe, expect, it } from 'vitest';
import { boards } from '@/titles/registry';
import { distance } from '@/ui/board/geometry';
import { iconOf } from '@/ui/board/icons';
import { textWidth } from '@/ui/board/lettering';
import type { FacePlan, PlannedMark } from '@/ui/board/plan';
import { emptyState, pictureOf } from '@/ui/board/plans';
import { radiusOfValue, widthOfIcon } from '@/ui/board/sizes';
import { locationIcon } from '@/ui/games/ruhr/location-icon';
import '../../support/looks';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is written, without the room around it. */
function boxOf(mark: PlannedMark): Box[] {
  const at = mark.at;
  if (mark.kind === 'name') {
    const width = Math.max(...mark.lines.map((line) => textWidth(line, mark.size)));
    return [{ name: mark.lines.join(' '), ...at, width, height: mark.lines.length * mark.size * 0.8 }];
  }
  if (mark.kind === 'label' || mark.kind === 'number')
    return [{ name: mark.text, ...at, width: textWidth(mark.text, mark.size), height: mark.size * 0.7 }];
  if (mark.kind === 'value' && typeof mark.revenue === 'number')
    return [{ name: `${mark.revenue}`, ...at, width: radiusOfValue * 1.8, height: radiusOfValue * 1.8 }];
  if (mark.kind === 'icon') {
    const { width, height } = iconOf(mark.icon).size ?? { width: widthOfIcon, height: widthOfIcon };
    return [{ name: mark.icon, ...at, width: width * mark.scale, height: height * mark.scale }];
  }
  return [];
}

const slack = 4;

/** What lies over something else on a hex: letters over letters, or over a place for a station. */
function collisions({ marks, stops }: FacePlan): string[] {
  const boxes = marks.flatMap(boxOf);
  const pairs = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
      const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
      return across > slack && down > slack ? [`${a.name} over ${b.name}`] : [];
    }),
  );
  const onSlots = boxes.flatMap((box) =>
    stops.flatMap(({ city }) =>
      (city?.slots ?? []).flatMap((slot) => {
        const near = {
          x: Math.max(box.x - box.width / 2, Math.min(slot.x, box.x + box.width / 2)),
          y: Math.max(box.y - box.height / 2, Math.min(slot.y, box.y + box.height / 2)),
        };
        return distance(near, slot) < city!.radius - slack ? [`${box.name} over a station`] : [];
      }),
    ),
  );
  return [...pairs, ...onSlots];
}

describe('names and labels', () => {
  it.each([
    ['Köln', 'I10'],
    ['Elberfeld', 'F13'],
    ['Oberhausen', 'D11'],
  ])('%s keeps them apart on every tile', async (_name, hex) => {
    const { board } = await boards.find(({ id }) => id === '18rhl')!.load();
    const { label } = board.hexes[hex]!;
    const tiles = Object.entries(board.tiles).filter(([, tile]) =>
      tile.label?.split('/').includes(label ?? ''),
    );
    expect(tiles.length).toBeGreaterThan(1);
    const lays = tiles.flatMap(([tile, { stops = [] }]) =>
      // a tile with two banks lies as the river does
      (stops.some(({ bank }) => bank) ? [0] : [0, 1, 2, 3, 4, 5]).map((turn) => ({ tile, turn })),
    );
    const found = lays.flatMap((lay) => {
      const state = { ...emptyState, tiles: { [hex]: lay } };
      return collisions(pictureOf(board, state, hex).plan).map((what) => `${lay.tile}/${lay.turn}: ${what}`);
    });
    expect([...collisions(pictureOf(board, emptyState, hex).plan), ...found]).toEqual([]);
  });
});

describe('the marks of Essen', () => {
  const shown = { industry: 'steel', letters: '2', fill: '#fff', ink: '#000', edge: '#000' } as const;
  const markers = [
    locationIcon({ ...shown, kind: 'location', value: 0 }),
    locationIcon({ ...shown, kind: 'linked', value: 30 }),
  ];

  it.each(markers)('do not lie on each other, on any of its tiles, with %s', async (marker) => {
    const { board } = await boards.find(({ id }) => id === '18ruhr')!.load();
    const own = { ...emptyState, markers: { J7: [marker] } };
    const lays = ['E-green', 'E-brown', 'E-gray'].flatMap((tile) =>
      [0, 1, 2, 3, 4, 5].map((turn) => ({ tile, turn })),
    );
    const found = [undefined, ...lays].flatMap((lay) => {
      const state = lay ? { ...own, tiles: { J7: lay } } : own;
      return collisions(pictureOf(board, state, 'J7').plan).map(
        (what) => `${lay?.tile}/${lay?.turn}: ${what}`,
      );
    });
    expect(found).toEqual([]);
  });
});
