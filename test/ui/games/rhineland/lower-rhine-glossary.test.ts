import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n/language';
import { privates } from '@/titles/rhineland/18lra/cards';
import { glossary as german } from '@/ui/games/rhineland/words/de/lower-rhine-glossary';
import { glossary as english } from '@/ui/games/rhineland/words/en/lower-rhine-glossary';
import { glossary, termIds } from '@/ui/games/rhineland/words/lower-rhine-glossary';
import { lowerRhine } from '../../../rules/18rhl';

describe('the glossary of 18LRA', () => {
  it.each(languages)('explains every term in whole sentences, each by one name (%s)', (language) => {
    const terms = glossary(language);
    for (const { id, term, text } of terms) {
      expect(term, id).not.toMatch(/[.{}]/);
      expect(text, id).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text.length, id).toBeLessThan(260);
    }
    const names = terms.map(({ term }) => term);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('uses all the words of its own', () => {
    const ids: readonly string[] = termIds;
    for (const words of [english, german]) {
      const own = Object.keys(words).map((key) => key.replace(/^(term|help)\./, ''));
      expect(own.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('speaks of nothing that only 18Rhl has', () => {
    const texts = glossary('en').map(({ text }) => text);
    expect(texts.filter((text) => /8-train|grey with|metropolis|Rheingold/.test(text))).toEqual([]);
  });

  it('cites sections that the rulebook has, and explains every private company', () => {
    const known = new Set(lowerRhine.sections.map(({ id }) => id));
    expect(glossary('en').filter(({ section }) => !known.has(section))).toEqual([]);
    const ids: readonly string[] = termIds;
    expect(privates.filter(({ id }) => !ids.includes(`private-${id}`))).toEqual([]);
  });
});
