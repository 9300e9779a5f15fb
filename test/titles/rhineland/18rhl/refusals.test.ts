import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rhl } from '@/titles/rhineland/18rhl';
import { inProject } from '../../../../.tools/paths';
import { books } from '../../../rules/books';

/** Codes that no rulebook could mean: a move of the wrong shape, at the wrong time, or of what there is not. */
const withoutSection = ['malformed', 'not-now', 'game-over', 'no-such-company'];
/** Codes of pieces that 18Rhl does not use. */
const otherTitles = [
  'route-hex-twice',
  'box-too-low',
  'buyer-alone',
  'more-than-needed',
  'no-such-box',
  'no-such-exchange',
  'nothing-to-hand-in',
  'share-limit',
  'shares-first',
];

const folders = ['src/engine', 'src/titles/rhineland'];

function codesIn(folder: string): string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const text = readFileSync(inProject(`${folder}/${path}`), 'utf8');
      const named = [...text.matchAll(/\b(?:object|refuse)\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code);
      const chosen = [...text.matchAll(/\bobject\([^')]*\? '([a-z-]+)' : '([a-z-]+)'/g)];
      const demanded = [...text.matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code = '']) => code);
      return [...named, ...demanded, ...chosen.flatMap(([, one = '', other = '']) => [one, other])];
    });
}

describe('refusals of 18Rhl', () => {
  const codes = [...new Set(folders.flatMap(codesIn))].sort();
  const sections = new Set(books.find(({ name }) => name === '18Rhl')!.sections.map(({ id }) => id));

  it('each cites a section of the rulebook', () => {
    const silent = codes.filter((code) => !rhl.sections[code]);
    expect(silent.filter((code) => ![...withoutSection, ...otherTitles].includes(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(50);
  });

  it('the sections are those of the book, and no code is left over', () => {
    expect(Object.values(rhl.sections).filter((section) => !sections.has(section))).toEqual([]);
    expect(Object.keys(rhl.sections).filter((code) => !codes.includes(code))).toEqual([]);
  });
});
