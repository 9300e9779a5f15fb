import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { introductionGame } from '@/titles/dortmund/int';
import { inProject } from '../../../../.tools/paths';
import { books } from '../../../rules/books';

/** Codes that no rulebook could mean. */
const withoutSection = ['malformed', 'no-such-company'];
/** A lay that is of no use to one company is refused only where no other may make it either. */
const neverSaid = ['lay-no-route', 'lay-not-here', 'lay-not-in-play'];

const sources = [
  'src/engine/board/lay.ts',
  'src/engine/board/stations.ts',
  'src/engine/finance/exchange.ts',
  'src/titles/dortmund/rules/links.ts',
  'src/titles/dortmund/rules/track.ts',
  ...readdirSync(inProject('src/titles/dortmund/int')).map((name) => `src/titles/dortmund/int/${name}`),
];

describe('refusals of the Introduction Game', () => {
  const text = sources.map((path) => readFileSync(inProject(path), 'utf8')).join('\n');
  const codes = [...new Set([...text.matchAll(/\bobject\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code))];
  const { sections } = introductionGame;

  it('each cites a section of the rulebook', () => {
    const known = [...withoutSection, ...neverSaid];
    expect(codes.filter((code) => !sections[code] && !known.includes(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(25);
  });

  it('the sections are those of the book, and no code is left over', () => {
    const book = new Set(books.find(({ name }) => name === '18DO')!.sections.map(({ id }) => id));
    expect(Object.values(sections).filter((section) => !book.has(section))).toEqual([]);
    expect(Object.keys(sections).filter((code) => !codes.includes(code))).toEqual([]);
  });
});
