/** The size of built files, as a network would carry them. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../.tools/paths';

export const dist = inProject('dist');

/**
 * What the first screen needs, all that is fetched to open a game on a first visit, the first screen included, and all
 * that is kept for playing without a network: less than this, in thousands of bytes.
 */
export const bars = { firstScreen: 50, game: 350, precache: 600 } as const;

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
