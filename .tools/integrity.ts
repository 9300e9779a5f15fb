import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly url: string;
}

/** As browsers write the digest of a file that they are to check. */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Gives the service worker the digest of every file that it keeps: a page that a hotel's network answers
 * with in the place of a file is then never taken for it.
 */
export function withIntegrity() {
  let folder = '';
  const plugin: Plugin = {
    name: 'with-integrity',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
  };
  const manifestTransform = <T extends Entry>(entries: T[]) => ({
    manifest: entries.map((entry) => ({
      ...entry,
      integrity: integrityOf(readFileSync(resolve(folder, entry.url))),
    })),
  });
  return { plugin, manifestTransform };
}
