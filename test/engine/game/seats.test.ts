import { describe, expect, it } from 'vitest';
import { seatsOf } from '@/engine/game/seats';
import type { Seating, Setup } from '@/engine/game/state';

const setup = (seating?: Seating): Setup => ({
  title: 'toy',
  players: ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, name: id })),
  seed: 1,
  ...(seating && { seating }),
  options: {},
});
const dealt = ['p3', 'p1', 'p4', 'p2'];

describe('the seats at a table', () => {
  it.each([undefined, 'dealt'] as const)('follow the cards where they are dealt (%s)', (seating) => {
    expect(seatsOf(setup(seating), dealt)).toEqual(dealt);
  });

  it('stay as they were entered, from whoever has the first card', () => {
    expect(seatsOf(setup('entered'), dealt)).toEqual(['p3', 'p4', 'p1', 'p2']);
    expect(seatsOf(setup('entered'), ['p1', 'p4', 'p2', 'p3'])).toEqual(['p1', 'p2', 'p3', 'p4']);
  });
});
