import { describe, expect, it } from 'vitest';
import { introductionGame } from '@/titles/dortmund/int';
import { books } from '../../../rules/books';

// That each refusal of the pieces it is made of cites a section, and no other code does, holds when the title compiles.
describe('refusals of the Introduction Game', () => {
  it('cite sections of chapter 3', () => {
    const sections = new Set(books.find(({ name }) => name === '18DO')!.sections.map(({ id }) => id));
    const cited = Object.values(introductionGame.sections);
    expect(cited.filter((section) => !sections.has(section) || !section.startsWith('3.'))).toEqual([]);
  });
});
