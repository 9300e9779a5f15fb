/** The size of built files, as a network would carry them. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../.tools/paths';

export const dist = inProject('dist');

/**
 * What the first screen needs, and all that is fetched to open a game, the first screen included: less than this. A game
 * should take 190. The smaller ones do, or nearly; the Expert Game of them all has the most rules, which cannot come later.
 */
export const bars = { firstScreen: 50, game: 256, precache: 650 } as const;

/** Already compressed: servers send these as they are. */
const compressed = new Set(['.woff2', '.png', '.webp']);

/** In thousands of bytes. */
export function carried(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
}

function bytesOf(file: string): number {
  const content = readFileSync(join(dist, file));
  return compressed.has(extname(file)) ? content.length : gzipSync(content, { level: 9 }).length;
}

/** The page, and what it names itself: the build lists every script the first one needs. */
export function firstScreen(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(?:\.\/)?([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  return ['index.html', ...new Set(named)];
}
