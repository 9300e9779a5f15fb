import { describe, expect, it } from 'vitest';
import { trg } from '@/titles/dortmund/trg';
import { books } from '../../../rules/books';

// That each refusal of the pieces it is made of cites a section, and no other code does, holds when the title compiles.
describe('refusals of The Railway Game', () => {
  it('cite sections of chapter 4, with two players of chapter 8, or one of the minor variants', () => {
    const sections = new Set(books.find(({ name }) => name === '18DO')!.sections.map(({ id }) => id));
    const variants = books.find(({ name }) => name === '18DO-MV')!.sections.map(({ id }) => `MV ${id}`);
    const cited = Object.values(trg.sections);
    const others = cited.filter((section) => !variants.includes(section));
    expect(others.filter((section) => !sections.has(section) || !/^[48]\./.test(section))).toEqual([]);
  });
});
