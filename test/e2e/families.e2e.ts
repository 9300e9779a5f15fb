/** What belongs to a family of games is fetched when one of its games is opened, and never before. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boards, families } from '@/titles/registry';
import type { BoardLook } from '@/ui/games/look';
import { inProject } from '../../.tools/paths';
import { filesBelow } from '../architecture/files';
import { type App, startApp } from '../support/app';
import { familiesWords } from '../support/words';
import { startGame } from './support/new-game';

const looks = import.meta.glob<BoardLook>('../../src/ui/games/*/look.tsx', { import: 'look', eager: true });

/** Long enough to be nobody else's by chance. */
const shortest = 10;

/** Texts that only files of this family can hold: its sentences, what it raises, its places, its styles. */
async function textsOf(family: string): Promise<string[]> {
  const at = <T>(modules: Record<string, T>) =>
    Object.entries(modules).flatMap(([path, module]) => (path.split('/')[5] === family ? [module] : []));
  const own = familiesWords.filter((each) => each.family === family);
  const dictionaries = [
    ...own.map(({ game }) => game),
    ...own.map(({ panels }) => panels).filter((each) => each !== undefined),
    ...at(looks).map((each) => each.words),
  ];
  const sentences = dictionaries.flatMap(({ en, de }) => [...Object.values(en), ...Object.values(de)]);
  const raised = own.flatMap(({ game }) => Object.keys(game.en).map((key) => key.split('.')[1]!));
  const sheets = await Promise.all(
    boards.filter((board) => board.family === family).map(({ load }) => load()),
  );
  const places = sheets.flatMap(({ board }) => Object.values(board.hexes).map(({ name }) => name ?? ''));
  const styles = filesBelow(`src/ui/games/${family}`, '.css').flatMap(({ text }) =>
    [...text.matchAll(/\.([a-z][a-z-]+)/g)].map(([, name = '']) => name),
  );
  return [...sentences, ...raised, ...places, ...styles].filter((text) => text.length >= shortest);
}

const sources = filesBelow('src', '.ts', '.tsx', '.css');

/** All source but the family's two folders; what of them is listed before any game is opened does not count as theirs. */
function elsewhere(family: string): string {
  const own = new RegExp(`^src/(titles|ui/games)/${family}/(?!(entry|cover|(.+/)?options)\\.ts$)`);
  return sources.flatMap(({ path, text }) => (own.test(path) ? [] : [text])).join('\n');
}

const built = readdirSync(inProject('dist/assets'))
  .filter((file) => /\.(js|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(inProject('dist/assets'), file), 'utf8') }));

/** The built files that hold a text which nothing but this family's source has. */
async function builtFilesOf(family: string): Promise<string[]> {
  const rest = elsewhere(family);
  const marks = (await textsOf(family)).filter((text) => !rest.includes(text));
  return built.filter(({ text }) => marks.some((mark) => text.includes(mark))).map(({ file }) => file);
}

let app: App;
let filesOf: Map<string, string[]>;

beforeAll(async () => {
  filesOf = new Map(await Promise.all(families.map(async ({ id }) => [id, await builtFilesOf(id)] as const)));
  app = await startApp();
});

afterAll(() => app.close());

/** Every file that the page and its workers ask for themselves: nothing is kept for later. */
async function visitor() {
  const { page, context, close } = await app.open({ serviceWorkers: 'block' });
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(basename(new URL(request.url()).pathname)));
  await page.reload();
  const fetchedOf = (family: string) => filesOf.get(family)!.filter((file) => asked.has(file));
  return { page, close, fetchedOf };
}

it('every family with titles has files of its own', () => {
  for (const { id, titles } of families) {
    expect(filesOf.get(id)!.length, id).toBeGreaterThan(titles.length > 0 ? 2 : 0);
  }
  const all = [...filesOf.values()].flat();
  expect(all.filter((file, i) => all.indexOf(file) !== i)).toEqual([]);
});

it('lists of games and of titles ask for none of them', async () => {
  const { page, close, fetchedOf } = await visitor();
  await page.locator('.games').waitFor();
  await page.locator('.home-new').click();
  await page.locator('.title-option').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const { id } of families) expect(fetchedOf(id), id).toEqual([]);
  await close();
});

it.each(families.flatMap(({ id: family, titles }) => titles.map(({ id }) => [id, family] as const)))(
  'a game of %s asks for files of its own family alone',
  async (title, family) => {
    const { page, close, fetchedOf } = await visitor();
    await startGame(page, ['Anna', 'Ben', 'Clara'], title);
    await page.waitForLoadState('networkidle');
    expect(fetchedOf(family).length).toBeGreaterThan(1);
    for (const { id } of families.filter((other) => other.id !== family))
      expect(fetchedOf(id), id).toEqual([]);
    await close();
  },
);
