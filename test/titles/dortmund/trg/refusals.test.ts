import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trg } from '@/titles/dortmund/trg';
import { rhl } from '@/titles/rhineland/18rhl';
import { inProject } from '../../../../.tools/paths';
import { books } from '../../../rules/books';

/** Codes that no rulebook could mean: a move of the wrong shape, at the wrong time, or of what there is not. */
const withoutSection = ['malformed', 'not-now', 'game-over', 'no-such-company'];

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

describe('refusals of The Railway Game', () => {
  const own = new Set(codesIn('src/titles/dortmund/rules'));
  const engine = new Set(codesIn('src/engine'));
  const sections = new Set(books.find(({ name }) => name === '18DO')!.sections.map(({ id }) => id));

  it('its own, and those of the pieces that it alone uses, each cite a section', () => {
    const silent = [...own, ...[...engine].filter((code) => !rhl.sections[code])].filter(
      (code) => !trg.sections[code] && !withoutSection.includes(code),
    );
    expect(silent).toEqual([]);
    expect(own.size).toBeGreaterThan(20);
  });

  it('the sections are those of chapter 4, and no code is left over', () => {
    const cited = Object.values(trg.sections);
    expect(cited.filter((section) => !sections.has(section) || !section.startsWith('4.'))).toEqual([]);
    expect(Object.keys(trg.sections).filter((code) => !own.has(code) && !engine.has(code))).toEqual([]);
  });
});
