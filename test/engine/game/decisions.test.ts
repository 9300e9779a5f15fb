import { describe, expect, test } from 'vitest';
import { choices } from '@/engine/game/play';
import { type ToyMove, toy } from '../../support/toy';
import { accept, bought, counter, decline, offer, stateAfter } from '../../support/toy/played';

const acting = (...moves: readonly ToyMove[]) => {
  const { stage, actor } = choices(toy, stateAfter(...moves))!;
  return [stage, actor.player];
};

describe('a decision interrupts', () => {
  test('[Toy 3.3] the other player decides out of turn', () => {
    expect(acting(...bought)).toEqual(['operate', 'p1']);
    expect(acting(...bought, offer(50))).toEqual(['sale', 'p2']);
  });

  test('[Toy 3.3] then play goes on where it was', () => {
    expect(acting(...bought, offer(50), decline)).toEqual(['operate', 'p1']);
  });

  test('[Toy 3.3] what was decided holds: the new owner is on turn', () => {
    expect(acting(...bought, offer(50), accept)).toEqual(['operate', 'p2']);
  });
});

describe('decisions form a stack', () => {
  const countered = [...bought, offer(50), counter(20)] as const;

  test('[Toy 3.3] the last one is to be made first', () => {
    expect(stateAfter(...countered).decisions).toEqual([
      { kind: 'sale', by: 'p2', price: 50, countered: true },
      { kind: 'counter', by: 'p1', price: 20 },
    ]);
    expect(acting(...countered)).toEqual(['counter', 'p1']);
  });

  test('[Toy 3.3] beneath it the other still waits, with what is left to choose', () => {
    expect(acting(...countered, decline)).toEqual(['sale', 'p2']);
    const { choices: left } = choices(toy, stateAfter(...countered, decline))!;
    expect(left.map(({ move }) => move.type)).toEqual(['accept', 'decline']);
    expect(acting(...countered, decline, decline)).toEqual(['operate', 'p1']);
  });

  test('[Toy 3.3] a rule may settle several at once', () => {
    const sold = stateAfter(...countered, accept);
    expect(sold.decisions).toEqual([]);
    expect(sold.railway.owner).toBe('p2');
    expect(sold.players).toEqual([
      { id: 'p1', cash: 100 },
      { id: 'p2', cash: 80 },
    ]);
  });
});
