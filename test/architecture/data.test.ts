import { describe, expect, it } from 'vitest';
import { filesBelow, read, type TextFile } from './files';

/** Types of data, and the data, of games that are played. Data of games to come lie in files of their own. */
const declaring: readonly string[] = [
  'src/engine/board/types.ts',
  'src/engine/finance/cards.ts',
  'src/engine/market/types.ts',
  'src/titles/rhineland/cards.ts',
  'src/titles/rhineland/18rhl/cards.ts',
  'src/titles/rhineland/18rhl/board.ts',
  'src/titles/dortmund/cards.ts',
  'src/titles/dortmund/board.ts',
];

/** Holds data or looks for mistakes in them: what only these know is no rule. */
const readsNothing = /\/(cards|board|to-come|goals|hsb-\w+|standard-tiles|validate)\.ts$/;

/** Says something about the data themselves, for those who correct them. */
const aboutData: readonly string[] = ['note', 'provenance'];

/** The other one where a rule asks for one of two, and what is only drawn by its own name. */
const theRest: readonly string[] = ['incremental', 'water'];

function withoutWords(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*/g, '');
}

/**
 * Names of fields, of exports that their own file does not use, and string literals of types. Hexes, tiles and
 * trains begin in another way.
 */
function declaredIn({ text }: TextFile): string[] {
  const code = withoutWords(text);
  const literals = [...code.matchAll(/[|:=] '([a-z]\w+)'(?= *[|;}\n])/g)];
  const bare = code.replace(/'[^'\n]*'/g, "''");
  const fields = [...bare.replace(/const \w+/g, '').matchAll(/(?:^|[\s{])([a-z]\w*)\??:/gm)];
  const exported = [...bare.matchAll(/export const (\w+)/g)].filter(
    ([, name]) => bare.match(new RegExp(`\\b${name}\\b`, 'g'))!.length === 1,
  );
  return [...new Set([...literals, ...fields, ...exported].map(([, name]) => name!))];
}

/** Does the code take a field of this name from something (it may be another's), compare with it, or import it? */
function isRead(name: string, code: string): boolean {
  return new RegExp(
    `\\.${name}\\b|[{,]\\s*${name}(?=\\s*[,}=]|: [a-z]\\w* *[,}=])|'${name}'|\\b${name}(?=,? *\\}|,\\n)`,
  ).test(code);
}

function unread(files: readonly TextFile[], readers: readonly TextFile[]): string[] {
  const code = readers.map(({ text }) => withoutWords(text));
  const exempt = [...aboutData, ...theRest];
  return files.flatMap((file) =>
    declaredIn(file)
      .filter((name) => !exempt.includes(name) && !code.some((each) => isRead(name, each)))
      .map((name) => `${file.path}: ${name}`),
  );
}

describe('data that look like a rule', () => {
  it('are read by one', () => {
    const readers = filesBelow('src', '.ts', '.tsx').filter(
      ({ path }) => !readsNothing.test(path) && !declaring.includes(path),
    );
    expect(unread(declaring.map(read), readers)).toEqual([]);
  });

  it.each([
    ['readonly uses: number;', 'const { uses } = power;', []],
    ['readonly uses?: number;', 'if (power.uses > 1) return;', []],
    ['readonly uses: number;', 'const power = { uses: 1 };', ['a.ts: uses']],
    ["export type Special = 'never' | 'always';", "if (special === 'always') return;", ['a.ts: never']],
    ['export const closesOn = 1;', "import { opensOn } from './b';", ['a.ts: closesOn']],
  ])('%s is found out, or not: %s', (data, code, found) => {
    const file = (path: string, text: string) => ({ path, text });
    expect(unread([file('a.ts', data)], [file('b.ts', code)])).toEqual(found);
  });
});
