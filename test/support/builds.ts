/** Copies of the built app with some files changed, for hosts that are to serve something else. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../.tools/integrity';
import { inProject } from '../../.tools/paths';

export const dist = inProject('dist');

/** What a file is to hold, by its path. */
type Changed = Readonly<Record<string, string>>;
type Read = (file: string) => string;

const folders: string[] = [];

export function copyOfDist(change: (read: Read) => Changed): string {
  const folder = mkdtempSync(join(tmpdir(), 'zechenbahn-dist-'));
  folders.push(folder);
  cpSync(dist, folder, { recursive: true });
  const changed = change((file) => readFileSync(join(dist, file), 'utf8'));
  for (const [file, text] of Object.entries(changed)) writeFileSync(join(folder, file), text);
  return folder;
}

export function removeCopies(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

export const laterNumber = '99.0.0';

/** Another page, and a worker that knows it: as much of a new version as a browser needs to see one. */
export function laterVersion(read: Read): Changed {
  const html = read('index.html').replace(/(<meta name="version" content=")[^"]*/, `$1${laterNumber}`);
  const [old = '', later = ''] = [read('index.html'), html].map((text) => integrityOf(Buffer.from(text)));
  const worker = read('sw.js').replaceAll(old, later);
  return { 'index.html': html, 'sw.js': worker.replace(revisionOfPage, `$1${'0'.repeat(32)}$2`) };
}

/** Versions keep their pages side by side, told apart by this. */
const revisionOfPage = /("revision":")[0-9a-f]{32}(","url":"index\.html")/;

/** The path of a script of the build. */
export function scriptOf(name: string): string {
  const found = readdirSync(join(dist, 'assets')).find((file) =>
    new RegExp(`^${name}-.{8}\\.js$`).test(file),
  );
  if (!found) throw new Error(`the build has no piece "${name}"`);
  return `assets/${found}`;
}
