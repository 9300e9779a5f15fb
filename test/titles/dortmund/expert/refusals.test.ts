import { describe, expect, it } from 'vitest';
import { expert } from '@/titles/dortmund/expert';
import { books } from '../../../rules/books';

describe('refusals of the Expert Game', () => {
  it('cite sections of chapters 4, 6 and 7', () => {
    const sections = new Set(books.find(({ name }) => name === '18DO')!.sections.map(({ id }) => id));
    // variants have a book of their own
    const cited = Object.values(expert.sections).filter((section) => !section.startsWith('MV '));
    expect(cited.filter((section) => !sections.has(section) || !/^[467]\./.test(section))).toEqual([]);
  });
});
