import { describe, expect, it } from 'vitest';
import { lra } from '@/titles/rhineland/18lra';
import { books } from '../../../rules/books';

describe('refusals of 18LRA', () => {
  it('cite sections that the book has', () => {
    const sections = new Set(books.find(({ name }) => name === '18LRA')!.sections.map(({ id }) => id));
    expect(Object.values(lra.sections).filter((section) => !sections.has(section))).toEqual([]);
  });
});
