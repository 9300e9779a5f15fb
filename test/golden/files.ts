import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GoldenGame, goldenEnding, readGolden } from './game';

const folder = new URL('games/', import.meta.url);

/** Where a recorded game lies: `18rhl-3p-v1.golden`, with a word for what else was agreed. */
export function goldenPath({ rules, setup }: Pick<GoldenGame, 'rules' | 'setup'>, word = ''): string {
  const parts = [setup.title, `${setup.players.length}p`, ...(word ? [word] : []), `v${rules}`];
  return fileURLToPath(new URL(`${parts.join('-')}${goldenEnding}`, folder));
}

/** Every recorded game, by the name of its file. */
export function goldenGames(): { readonly name: string; readonly game: GoldenGame }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(goldenEnding))
    .map((name) => ({ name, game: readGolden(readFileSync(new URL(name, folder), 'utf8')) }));
}
