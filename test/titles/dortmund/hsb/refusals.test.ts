import { describe, expect, it } from 'vitest';
import { hsb } from '@/titles/dortmund/hsb';
import { books } from '../../../rules/books';

// That each refusal of the pieces it is made of cites a section, and no other code does, holds when the title compiles.
describe('refusals of Heat, Sweat & Beer', () => {
  it('cite sections of chapters 4 and 6, with two players of chapter 8, or one of the minor variants', () => {
    const sections = new Set(books.find(({ name }) => name === '18DO')!.sections.map(({ id }) => id));
    const variants = books.find(({ name }) => name === '18DO-MV')!.sections.map(({ id }) => `MV ${id}`);
    const cited = Object.values(hsb.sections);
    const others = cited.filter((section) => !variants.includes(section));
    expect(others.filter((section) => !sections.has(section) || !/^[468]\./.test(section))).toEqual([]);
  });
});
