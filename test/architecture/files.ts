import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../.tools/paths';

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The files below a folder whose names end in one of these ways. */
export function filesBelow(folder: string, ...endings: readonly string[]): TextFile[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
    .map(read);
}

/** What is committed, or would be: everything that `.gitignore` does not name. Works without git. */
export function projectFiles(): string[] {
  const ignored = ['.git', ...read('.gitignore').text.split('\n').filter(Boolean)];
  return below('.', (name) => ignored.some((pattern) => matches(pattern, name))).sort();
}

function below(folder: string, isIgnored: (name: string) => boolean): string[] {
  return readdirSync(inProject(folder), { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? below(path, isIgnored) : [path];
    });
}

/** The two forms our `.gitignore` uses: a name, and `*.ending`. */
function matches(pattern: string, name: string): boolean {
  return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
}

export function read(path: string): TextFile {
  return { path, text: readFileSync(inProject(path), 'utf8') };
}
