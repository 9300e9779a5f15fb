import { describe, expect, it } from 'vitest';
import { rhl } from '@/titles/rhineland/18rhl';
import { books } from '../../../rules/books';

// That each refusal of the pieces it is made of cites a section, and no other code does, holds when the title compiles.
describe('refusals of 18Rhl', () => {
  it('cite sections that the book has', () => {
    const sections = new Set(books.find(({ name }) => name === '18Rhl')!.sections.map(({ id }) => id));
    expect(Object.values(rhl.sections).filter((section) => !sections.has(section))).toEqual([]);
  });
});
