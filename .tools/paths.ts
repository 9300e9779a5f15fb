import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** A path of the project as the file system spells it: `inProject('dist')`. */
export function inProject(path: string): string {
  return fileURLToPath(new URL(path, root));
}
