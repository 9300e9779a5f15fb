import { describe, expect, it } from 'vitest';
import { shortened } from '@/ui/turn/EffectList';

describe('what a button that needs no second tap would change', () => {
  it('is told whole as long as it is short', () => {
    expect(shortened(['a', 'b', 'c', 'd'], 4)).toEqual({ first: ['a', 'b', 'c', 'd'], left: 0, last: [] });
  });

  it('else has its beginning, how much is left out, and what comes next', () => {
    expect(shortened(['a', 'b', 'c', 'd', 'e', 'next'], 4)).toEqual({
      first: ['a', 'b', 'c'],
      left: 2,
      last: ['next'],
    });
  });
});
