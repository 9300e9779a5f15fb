import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n/language';
import { box } from '@/titles/rhineland/18rhl';
import { alternativePrivates } from '@/titles/rhineland/18rhl/alternative';
import { glossary as german } from '@/ui/games/rhineland/words/de/glossary';
import { glossary as english } from '@/ui/games/rhineland/words/en/glossary';
import { glossary, termIds } from '@/ui/games/rhineland/words/glossary';
import { glossary as lowerRhine } from '@/ui/games/rhineland/words/lower-rhine-glossary';
import { rhineland } from '../../../rules/18rhl';

describe('the glossary', () => {
  it.each(languages)('explains every term in whole sentences (%s)', (language) => {
    for (const { id, term, text } of glossary(language)) {
      expect(term, id).not.toMatch(/[.{}]/);
      expect(text, id).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text, id).not.toMatch(/[{}]/);
      expect(text.length, id).toBeLessThan(260);
    }
  });

  it('gives each term one name', () => {
    for (const language of languages) {
      const names = glossary(language).map(({ term }) => term);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('explains all that it has words for, and nothing else', () => {
    const keys = termIds.flatMap((id) => [`term.${id}`, `help.${id}`]).sort();
    expect(Object.keys(english).sort()).toEqual(keys);
    expect(Object.keys(german).sort()).toEqual(keys);
  });

  it('cites sections that the rulebook has', () => {
    const known = new Set(rhineland.sections.map(({ id }) => id));
    expect(glossary('en').filter(({ section }) => !known.has(section))).toEqual([]);
  });

  it.each(languages)('[18Rhl 8.3] offers no credit where none was agreed (%s)', (language) => {
    const agreed = { options: { noCredit: true } };
    for (const all of [glossary(language, agreed), lowerRhine(language, agreed)]) {
      expect(all.map(({ text }) => text).filter((text) => /credit|kredit/i.test(text))).toEqual([]);
      expect(all.find(({ id }) => id === 'forced-purchase')!.section).toBe('8.3');
      for (const { text, id } of all) expect(text.length, id).toBeLessThan(260);
    }
    expect(glossary(language).some(({ id }) => id === 'credit')).toBe(true);
  });

  it('explains every private company of 18Rhl', () => {
    const explained: readonly string[] = termIds;
    const all = [...box.privates, ...alternativePrivates];
    const missing = all.filter(({ id }) => !explained.includes(`private-${id}`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['en', /^From the green phase on /],
    ['de', /^Ab der grünen Phase /],
  ] as const)('[18Rhl 4.1.1] says from when on a power may be used (%s)', (language, words) => {
    const late = box.privates.filter(({ power }) => 'from' in power && power.from === 'green');
    const texts = glossary(language).filter(({ id }) => late.some((each) => id === `private-${each.id}`));
    expect(texts.map(({ id }) => id)).toEqual(['private-KEO', 'private-TF']);
    for (const { id, text } of texts) expect(text, id).toMatch(words);
  });
});
