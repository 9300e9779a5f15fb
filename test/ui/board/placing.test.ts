import { expect, it } from 'vitest';
import { depth, distance } from '@/ui/board/geometry';
import { arrange, type Disc, type Item } from '@/ui/board/placing';

const anywhere = () => 0;

function item(what: string, width: number, height: number): Item<string> {
  return { forms: [{ what, width, height, cost: 0, dislike: anywhere }] };
}

it('covers neither what is there nor what was set down before', () => {
  const discs: Disc[] = [{ x: 0, y: 0, radius: 30 }];
  const placed = arrange('pointy', discs, [item('a', 60, 24), item('b', 34, 34), item('c', 50, 20)]);
  for (const [i, { rect: a }] of placed.entries()) {
    const across = Math.max(0, Math.abs(a.x) - a.width / 2);
    const down = Math.max(0, Math.abs(a.y) - a.height / 2);
    expect(Math.hypot(across, down)).toBeGreaterThanOrEqual(30);
    for (const { rect: b } of placed.slice(i + 1)) {
      const apart =
        Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
      expect(apart).toBe(true);
    }
  }
});

it('stays inside the hex', () => {
  const [placed] = arrange('flat', [], [item('a', 90, 20)]);
  const { x, y, width, height } = placed!.rect;
  for (const corner of [x - width / 2, x + width / 2].flatMap((cx) =>
    [y - height / 2, y + height / 2].map((cy) => ({ x: cx, y: cy })),
  )) {
    expect(depth('flat', corner)).toBeGreaterThan(0);
  }
});

it('takes the favourite place where it is free', () => {
  const [placed] = arrange(
    'pointy',
    [],
    [
      {
        forms: [
          { what: 'a', width: 10, height: 10, cost: 0, dislike: ({ x, y }) => Math.hypot(x - 30, y + 30) },
        ],
      },
    ],
  );
  expect(distance(placed!.rect, { x: 30, y: -30 })).toBeLessThan(5);
});

it('takes a smaller form before it covers something', () => {
  const ring: Disc[] = Array.from({ length: 24 }, (_, i) => ({
    x: Math.cos((i * Math.PI) / 12) * 60,
    y: Math.sin((i * Math.PI) / 12) * 60,
    radius: 40,
  }));
  const forms = [30, 12].map((size) => ({
    what: `${size}`,
    width: size,
    height: size,
    cost: size < 20 ? 5 : 0,
    dislike: anywhere,
  }));
  expect(arrange('pointy', ring, [{ forms }])[0]!.what).toBe('12');
});

it('gives the same picture every time', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => item(name, 40, 30));
  expect(arrange('pointy', [], items)).toEqual(arrange('pointy', [], items));
});
