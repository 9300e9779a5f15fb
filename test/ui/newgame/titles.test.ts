import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { languages } from '@/i18n';
import { titles } from '@/titles/registry';
import type { TableState } from '@/titles/view';
import { optionsWords } from '@/ui/games/covers';
import { setupOf } from '../../support/fuzzer';

describe.each(titles)('$id', ({ id, players, options, keepsSeats, load }) => {
  it('lists the options that its rules have, each with words in both languages', async () => {
    const title = await load();
    const listed = (await options?.()) ?? {};
    expect(listed).toEqual(title.options);
    const words = await optionsWords(id);
    expect(Object.keys(words).sort()).toEqual(Object.keys(listed).sort());
    for (const [option, { name, what, values = {} }] of Object.entries(words)) {
      const def = listed[option]!;
      expect(Object.keys(values)).toEqual('of' in def ? [...def.of] : []);
      for (const text of [name, what, ...Object.values(values)]) {
        for (const language of languages) expect(text[language].trim()).not.toBe('');
      }
    }
  });

  it('deals seats, or leaves players where they sit, as its entry says', async () => {
    const title = await load();
    const seats = (seed: number, seating: 'dealt' | 'entered') =>
      (begin(title, { ...setupOf(title, players.max, seed), seating }).state as TableState).seats;
    const around = (order: readonly string[]) => {
      const first = order.indexOf('p1');
      return [...order.slice(first), ...order.slice(0, first)].join();
    };
    const circles = (seating: 'dealt' | 'entered') =>
      new Set(Array.from({ length: 20 }, (_, seed) => around(seats(seed, seating))));
    expect(circles('entered').size).toBe(1);
    expect(circles('dealt').size === 1).toBe(keepsSeats ?? false);
  });
});
