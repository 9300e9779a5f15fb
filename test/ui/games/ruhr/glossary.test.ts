import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n/language';
import { privates } from '@/titles/ruhr/cards';
import { glossary } from '@/ui/games/ruhr/words/glossary';
import { ruhr } from '../../../rules/18ruhr';

describe('the glossary of 18Ruhr', () => {
  it.each(languages)('explains every term in whole sentences (%s)', (language) => {
    for (const { id, term, text } of glossary(language)) {
      expect(term, id).not.toMatch(/[{}]/);
      expect(text, id).toMatch(/^[0-9A-ZÄÖÜ].*\.$/);
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

  it('cites sections that the rulebook has', () => {
    const known = new Set(ruhr.sections.map(({ id }) => id));
    expect(glossary('en').filter(({ section }) => !known.has(section))).toEqual([]);
  });

  it('explains every private company', () => {
    const explained = glossary('en').map(({ id }) => id);
    expect(privates.filter(({ id }) => !explained.includes(`private-${id}`))).toEqual([]);
  });
});
