import { describe, expect, it } from 'vitest';
import type { Dictionaries } from '@/i18n/words';
import { privates as breweries } from '@/titles/dortmund/cards';
import { privates as lowerRhine } from '@/titles/rhineland/18lra/cards';
import { alternativePrivates } from '@/titles/rhineland/18rhl/alternative';
import { privates } from '@/titles/rhineland/18rhl/cards';
import { familiesWords, sharedWords } from '../support/words';
import { differentGaps } from './gaps';

/** The words that all games share, and those of each family. */
const everyones: readonly Dictionaries[] = [sharedWords, ...familiesWords.map(({ game }) => game)];
const english: Dictionaries['en'] = Object.assign({}, ...everyones.map(({ en }) => en));
const german: Dictionaries['de'] = Object.assign({}, ...everyones.map(({ de }) => de));

// That nothing is without words in either language, that no words are for nothing and that every English gap can be
// filled holds when they compile: see types.test.ts.
describe.each([
  ['English', english],
  ['German', german],
])('%s', (_, words) => {
  it('leaves no text empty, and none with a full stop that others lack', () => {
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(Object.entries(words).filter(([, text]) => text.endsWith('.'))).toEqual([]);
  });

  it('has words for the buttons of the narrow panel that stand on one line', () => {
    const buttons = Object.entries(words).filter(([key]) => key.startsWith('button.'));
    expect(buttons.length).toBeGreaterThan(80);
    expect(buttons.filter(([, text]) => text.length > 14)).toEqual([]);
  });

  it('says in a step of its own what its long way past is called in short', () => {
    const long = Object.entries(words).filter(
      ([key, text]) => /^move\.(skip|pass|decline)\./.test(key) && text.length > 20,
    );
    const unsaid = long.map(([key]) => key.replace('move', 'button')).filter((key) => !(key in words));
    expect(unsaid).toEqual([]);
  });
});

describe('the words of the game', () => {
  it('have the same gaps in both languages', () => {
    expect(Object.keys(english).length).toBeGreaterThan(250);
    expect(differentGaps(english, german)).toEqual([]);
    expect(differentGaps(german, english)).toEqual([]);
  });

  it('name private companies of the titles only', () => {
    const ids = [...privates, ...alternativePrivates, ...lowerRhine, ...breweries].map(
      ({ id }) => `privateName.${id}`,
    );
    const named = Object.keys(english).filter((key) => key.startsWith('privateName.'));
    expect(named.filter((key) => !ids.includes(key))).toEqual([]);
  });
});
