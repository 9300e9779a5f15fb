import { describe, expect, it } from 'vitest';
import { type Book, book } from './book';
import { books } from './books';
import { citationsOfProject } from './citations';
import { chaptersFrom, citationsIn, coverageOf, unknownCitations } from './coverage';

describe('the lists of sections', () => {
  it.each(books.map((one) => [one.name, one] as const))('%s is in order, each number once', (_name, one) => {
    const ids = one.sections.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort(byNumber));
  });

  it.each(books.map((one) => [one.name, one] as const))('%s leaves no number out', (_name, one) => {
    expect(gapsIn(one)).toEqual([]);
  });

  it('finds a gap where there is one', () => {
    expect(
      gapsIn(
        book('18X', '', [
          ['1', 'a'],
          ['3', 'b'],
          ['3.2', 'c'],
          ['4.1.1', 'd'],
        ]),
      ),
    ).toEqual(['2', '3.1', '4.1']);
  });
});

describe('what tests cite', () => {
  const small = book('18X', '', [
    ['1', 'first', 'introduction'],
    ['2', 'second'],
    ['2.1', 'third'],
    ['3', 'fourth'],
  ]);

  it('reads one section or several, and no comments', () => {
    const text = "it('[18X 2] a', …); it('[18X 2.1, 3] b', …); // [18X 1]\n/* [18X 1] */ it('[1830 9.1] c')";
    expect(citationsIn('a.test.ts', text).map(({ section }) => section)).toEqual(['2', '2.1', '3']);
  });

  it('reads a section also where its number, an example or a ruling stands beside it', () => {
    const text =
      "it('[18X 2 no. 3, 2.1, rulings 3, 50] a'); it('[18X 3, E2] b'); it('[18X 2.1, E31, ruling 4] c')";
    expect(citationsIn('a.test.ts', text).map(({ section }) => section)).toEqual(['2', '2.1', '3', '2.1']);
  });

  it('tells named, excused and missing sections apart', () => {
    const { named, excused, missing } = coverageOf(small, citationsIn('a.test.ts', '[18X 2.1]'));
    expect([named, excused, missing].map((list) => list.map(({ id }) => id))).toEqual([
      ['2.1'],
      ['1'],
      ['2', '3'],
    ]);
  });

  it('looks at the chapters asked for', () => {
    expect(coverageOf(small, [], [2, 2]).missing.map(({ id }) => id)).toEqual(['2', '2.1']);
    expect(chaptersFrom('3-7')).toEqual([3, 7]);
    expect(chaptersFrom('5')).toEqual([5, 5]);
    expect(chaptersFrom('7-3')).toBeUndefined();
    expect(chaptersFrom('five')).toBeUndefined();
  });

  it('notices a section or a book that does not exist', () => {
    const wrong = unknownCitations([small], citationsIn('a.test.ts', '[18X 2] [18X 2.2] [18Y 1]'));
    expect(wrong.map((one) => `${one.book} ${one.section}`)).toEqual(['18X 2.2', '18Y 1']);
  });

  it('is in the books, in every test of the project', () => {
    expect(unknownCitations(books, citationsOfProject())).toEqual([]);
  });
});

/** Numbers before a section, or above it, that the list does not hold. */
function gapsIn({ sections }: Book): string[] {
  const known = new Set(sections.map(({ id }) => id));
  const expected = sections.flatMap(({ id }) => {
    const parts = id.split('.').map(Number);
    const parent = parts.slice(0, -1);
    const before = [...parent, (parts.at(-1) ?? 1) - 1];
    return [parent, before].filter((list) => list.length && list.at(-1) !== 0).map((list) => list.join('.'));
  });
  return [...new Set(expected)].filter((id) => !known.has(id)).sort(byNumber);
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
