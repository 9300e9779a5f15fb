import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n/language';
import { privates } from '@/titles/dortmund/cards';
import { glossary as english } from '@/ui/games/dortmund/words/en/glossary';
import { brewingTerms, introductionTerms, railwayTerms } from '@/ui/games/dortmund/words/glossary';
import { dortmund } from '../../../rules/18do';
import { dortmundVariants } from '../../../rules/18do-variants';

describe.each([
  ['the Introduction Game', introductionTerms],
  ['The Railway Game', railwayTerms],
  ['Heat, Sweat & Beer', brewingTerms],
])('the glossary of %s', (_name, terms) => {
  it.each(languages)('explains every term in whole sentences (%s)', (language) => {
    for (const { id, term, text } of terms(language)) {
      expect(term, id).not.toMatch(/[{}]/);
      expect(text, id).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text, id).not.toMatch(/[{}]/);
      expect(text.length, id).toBeLessThan(260);
    }
  });

  it('gives each term one name', () => {
    for (const language of languages) {
      const names = terms(language).map(({ term }) => term);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('cites sections that the rulebook has', () => {
    const variants = dortmundVariants.sections.map(({ id }) => `MV ${id}`);
    const known = new Set([...dortmund.sections.map(({ id }) => id), ...variants]);
    expect(terms('en').filter(({ section }) => !known.has(section))).toEqual([]);
  });
});

it('every term of Dortmund belongs to one of its games, every private brewery to The Railway Game', () => {
  const ids = new Set(
    [...introductionTerms('en'), ...railwayTerms('en'), ...brewingTerms('en')].map(({ id }) => id),
  );
  const worded = Object.keys(english).filter((key) => key.startsWith('term.'));
  expect(worded.filter((key) => !ids.has(key.slice('term.'.length)))).toEqual([]);
  const explained = railwayTerms('en').map(({ id }) => id);
  expect(privates.filter(({ id }) => !explained.includes(`private-${id}`))).toEqual([]);
});
