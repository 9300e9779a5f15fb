import { describe, expect, it } from 'vitest';
import { ruhr } from '@/titles/ruhr/18ruhr';
import { books } from '../../rules/books';

// That each refusal of the pieces it is made of cites a section, and no other code does, holds when the title compiles.
describe('refusals of 18Ruhr', () => {
  it('cite sections that the book has', () => {
    const sections = new Set(books.find(({ name }) => name === '18Ruhr')!.sections.map(({ id }) => id));
    expect(Object.values(ruhr.sections).filter((section) => !sections.has(section))).toEqual([]);
  });
});
