import { afterEach, describe, expect, it } from 'vitest';
import { language, languages } from '@/i18n';
import { titles } from '@/titles/registry';
import { setupOf } from '../support/fuzzer';
import { gameOf } from '../support/games';

afterEach(() => {
  language.value = 'en';
});

/** What brings rounds that a game does not have without it. */
const options: Readonly<Record<string, object>> = { '18rhl': { targetCards: true } };

describe.each(titles.map(({ id }) => id))('the rounds of %s', (id) => {
  it('have a short name for log and curves in both languages', async () => {
    const title = await titles.find((each) => each.id === id)!.load();
    const setup = setupOf(title, title.players.min, 1, (options[id] ?? {}) as never);
    const { speech } = gameOf(id);
    const kinds = Object.keys(title.at(setup).rounds);
    for (const spoken of languages) {
      language.value = spoken;
      expect(kinds.filter((kind) => speech.textOf(`roundShort.${kind}`) === undefined)).toEqual([]);
    }
  });
});
