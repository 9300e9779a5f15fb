import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './files';

const files = new Map(filesBelow('src', '.ts', '.tsx').map(({ path, text }) => [path, text]));

/** What a file needs before it can run: neither types nor what it asks for later. */
function neededBy(file: string): string[] {
  const text = files.get(file) ?? '';
  return [...text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?from\s*)?'([^']+)'/gm)].flatMap(
    ([, target = '']) => {
      const path = target.startsWith('@/')
        ? `src/${target.slice(2)}`
        : posix.join(posix.dirname(file), target);
      return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((end) => path + end)
        .filter((each) => files.has(each));
    },
  );
}

/** The way from a file to another that it needs, itself or through others. */
function wayTo(goal: string, from: string, seen = new Set<string>()): string[] | undefined {
  if (from === goal) return [goal];
  if (seen.has(from)) return undefined;
  seen.add(from);
  for (const next of neededBy(from)) {
    const way = wayTo(goal, next, seen);
    if (way) return [from, ...way];
  }
  return undefined;
}

/** What families ask for when a game of theirs is opened. */
const games = [...files].flatMap(([path, text]) =>
  /^src\/ui\/games\/[^/]+\/index\.ts$/.test(path)
    ? [...text.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, name]) => {
        const beside = `${posix.dirname(path)}/${name}`;
        return (
          [`${beside}.ts`, `${beside}.tsx`, `${beside}/index.ts`].find((each) => files.has(each)) ?? beside
        );
      })
    : [],
);

it('finds the way from a screen to words that it needs', () => {
  expect(games.length).toBeGreaterThan(6);
  expect(wayTo('src/i18n/aside.ts', 'src/ui/gallery/Gallery.tsx')).toBeDefined();
});

/** The stages that a game shows later come without these words, too. */
const laterStages = [...files.keys()].filter((path) =>
  /^src\/ui\/(games|turn)\/.*\bstages\.tsx?$/.test(path),
);

it.each([
  'src/ui/table/TableScreen.tsx',
  'src/ui/keeping/Keeping.tsx',
  ...new Set([...games, ...laterStages]),
])('%s says nothing whose words are fetched with other screens', (file) => {
  expect(files.has(file)).toBe(true);
  expect(wayTo('src/i18n/aside.ts', file)).toBeUndefined();
});
