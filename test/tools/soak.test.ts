import { describe, expect, it } from 'vitest';
import { playerCounts, wholeNumber } from '../../.tools/soak-arguments';

describe('the arguments of a soak', () => {
  const allowed = { min: 3, max: 6 };

  it('takes one number of players, a range, or all the title allows', () => {
    expect(playerCounts('4', allowed)).toEqual([4]);
    expect(playerCounts('3-5', allowed)).toEqual([3, 4, 5]);
    expect(playerCounts(undefined, allowed)).toEqual([3, 4, 5, 6]);
  });

  it.each(['2', '7', '5-3', '3-7', 'four', ''])('refuses "%s" players', (text) => {
    expect(() => playerCounts(text, allowed)).toThrow('within 3-6');
  });

  it('counts games in whole numbers', () => {
    expect(wholeNumber('1000', 'games')).toBe(1000);
    for (const text of ['0', '1.5', '-1', 'many', ''])
      expect(() => wholeNumber(text, 'games')).toThrow('games must be');
  });
});
