import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSizes, keepSize, sizesFor } from '@/ui/table/frame-sizes';

function storeOf(text: string | null) {
  let kept = text;
  return () => ({
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  });
}

beforeEach(forgetSizes);

describe('the sizes of the table’s parts', () => {
  it('are remembered for each layout and board', () => {
    const store = storeOf(null);
    keepSize('wide 18DO', 'board', 61.27, store);
    keepSize('wide 18DO', 'trade', 40, store);
    keepSize('upright 18DO', 'board', 50, store);
    forgetSizes();
    expect(sizesFor('wide 18DO', store)).toEqual({ board: 61.3, trade: 40 });
    expect(sizesFor('upright 18DO', store)).toEqual({ board: 50 });
    expect(sizesFor('wide 18Rhl', store)).toEqual({});
  });

  it('are what the parts need once they are given back', () => {
    const store = storeOf(null);
    keepSize('wide 18DO', 'board', 61, store);
    keepSize('wide 18DO', 'board', undefined, store);
    expect(sizesFor('wide 18DO', store)).toEqual({});
  });

  it('are taken from a store only where they are sizes', () => {
    expect(sizesFor('a', storeOf('{"a":{"board":"x","ledger":30,"view":1e9,"other":20}}'))).toEqual({
      ledger: 30,
    });
    for (const text of ['[', '7', 'null', '{"a":7}']) {
      forgetSizes();
      expect(sizesFor('a', storeOf(text))).toEqual({});
    }
  });

  it('hold for this visit where nothing may be stored', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    keepSize('a', 'board', 50, forbidden);
    expect(sizesFor('a', forbidden)).toEqual({ board: 50 });
  });
});
