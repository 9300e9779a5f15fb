import { afterEach, describe, expect, test } from 'vitest';
import { changed, freezeStates, newValue } from '@/engine/game/draft';
import { nextIndex, type RandomState } from '@/engine/game/random';

interface Thing {
  setup: { seed: number };
  cash: Record<string, number>;
  companies: Record<string, { treasury: number; tokens: number[] }>;
  cards: { holder: string }[];
  decisions: { by: string }[];
}

const thing = (): Thing => ({
  setup: { seed: 1 },
  cash: { a: 10, b: 20 },
  companies: { x: { treasury: 5, tokens: [0, 40] }, y: { treasury: 0, tokens: [] } },
  cards: newValue([{ holder: 'bank' }, { holder: 'a' }]),
  decisions: [],
});

describe('a draft', () => {
  afterEach(() => freezeStates(true));

  test('may be changed as one likes while the state stays as it was', () => {
    const before = thing();
    const after = changed(before, (draft) => {
      draft.cash.a! += 5;
      draft.companies.x!.tokens.shift();
      draft.decisions.push({ by: 'a' });
      delete draft.companies.y;
    });
    expect(before).toEqual(thing());
    expect(after).toEqual({
      ...thing(),
      cash: { a: 15, b: 20 },
      companies: { x: { treasury: 5, tokens: [40] } },
      decisions: [{ by: 'a' }],
    });
  });

  test('has every part that comes out as it was in common with the state', () => {
    const before = thing();
    const after = changed(before, (draft) => {
      draft.companies.x!.treasury += 1;
      draft.cash.a! += 1;
      draft.cash.a! -= 1;
      draft.decisions = [];
    });
    expect(after.setup).toBe(before.setup);
    expect(after.cash).toBe(before.cash);
    expect(after.cards).toBe(before.cards);
    expect(after.decisions).toBe(before.decisions);
    expect(after.companies.y).toBe(before.companies.y);
    expect(after.companies.x!.tokens).toBe(before.companies.x!.tokens);
    expect(after.companies.x).not.toBe(before.companies.x);
  });

  test('tells a key that is gone or new from one that is empty', () => {
    const before = { setup: {}, one: { a: undefined as unknown, b: 1 as unknown } };
    const swapped = changed(before, (draft) => {
      draft.one = { b: 1, c: undefined } as unknown as typeof draft.one;
    });
    expect(Object.keys(swapped.one)).toEqual(['b', 'c']);
    const list = changed({ setup: {}, list: [1, 2] }, (draft) => {
      draft.list.length = 1;
    });
    expect(list.list).toEqual([1]);
  });

  test('takes values as they are, and what replaces a value is one', () => {
    const before = thing();
    let seen: unknown;
    const after = changed(before, (draft) => {
      seen = draft.cards;
      draft.cards = draft.cards.map((card) => ({ ...card, holder: 'b' }));
    });
    expect(seen).toBe(before.cards);
    changed(after, (draft) => {
      seen = draft.cards;
    });
    expect(seen).toBe(after.cards);
  });

  test('refuses changes of a value in place, even where states are not frozen', () => {
    freezeStates(false);
    const before = thing();
    expect(() => changed(before, (draft) => draft.cards.push({ holder: 'a' }))).toThrow(TypeError);
    freezeStates(true);
    const careful = thing();
    expect(() =>
      changed(careful, (draft) => {
        draft.cards[0]!.holder = 'a';
      }),
    ).toThrow(TypeError);
  });

  test('freezes the state it becomes, down to the last part, unless told otherwise', () => {
    const add = (draft: Thing) => draft.decisions.push({ by: 'b' });
    const kept = changed(thing(), (draft) => void add(draft));
    expect(Object.isFrozen(kept) && Object.isFrozen(kept.decisions[0])).toBe(true);
    freezeStates(false);
    const loose = changed(kept, (draft) => void add(draft));
    expect(Object.isFrozen(loose) || Object.isFrozen(loose.decisions)).toBe(false);
    expect(loose.decisions).toHaveLength(2);
  });

  test('comes out as the same changes of a deep copy would', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const random: RandomState = { random: seed };
      let state = thing();
      const copy = structuredClone(state);
      for (let i = 0; i < 10; i++) {
        const pick = nextIndex(random, changes.length);
        const past = structuredClone(state);
        const next = changed(state, (draft) => changes[pick]!(draft, i));
        changes[pick]!(copy, i);
        expect(state).toEqual(past);
        state = next;
      }
      expect(state).toEqual(copy);
    }
  });
});

const changes: readonly ((draft: Thing, i: number) => void)[] = [
  (draft, i) => {
    draft.cash.a! += i;
  },
  (draft, i) => {
    draft.companies[`c${i}`] = { treasury: i, tokens: [i, i + 1] };
  },
  (draft) => {
    for (const company of Object.values(draft.companies)) company.tokens.pop();
  },
  (draft) => {
    const [last] = Object.keys(draft.companies).slice(-1);
    if (last) delete draft.companies[last];
  },
  (draft, i) => {
    draft.cards = draft.cards.with(0, { holder: `h${i}` });
  },
  (draft, i) => {
    draft.decisions.unshift({ by: `p${i}` });
  },
  (draft) => {
    draft.decisions.shift();
  },
];
