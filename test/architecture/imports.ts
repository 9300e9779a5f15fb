/** Which part of the source may use which: the picture of the architecture as data, and a reader of imports. */
import { posix } from 'node:path';

/** What each part may import besides itself. An import only ever points to a part named before it. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  titles: ['engine'],
  storage: ['engine', 'titles'],
  table: ['engine', 'titles', 'storage'],
  i18n: ['engine', 'titles', 'storage'],
  pwa: ['engine', 'titles', 'storage', 'table', 'i18n'],
  ui: ['engine', 'titles', 'storage', 'table', 'i18n', 'pwa'],
};

export const engineParts: Readonly<Record<string, readonly string[]>> = {
  game: [],
  board: ['game'],
  routes: ['game', 'board'],
  market: ['game', 'board'],
  finance: ['game', 'board', 'market'],
  steps: ['game', 'board', 'routes', 'market', 'finance'],
  corrections: ['game', 'board', 'market', 'finance', 'steps'],
  rounds: ['game', 'board', 'routes', 'market', 'finance', 'steps'],
  box: ['game', 'board', 'market'],
  investor: ['game', 'board', 'market', 'finance', 'steps', 'rounds'],
};

/** Rules of games are functions over plain data: immer is all they need. */
const packages: Readonly<Record<string, readonly string[]>> = {
  engine: ['immer'],
  titles: ['immer'],
  i18n: ['@preact/signals'],
  storage: ['idb', 'immer'],
};

export interface Import {
  /** Path of the importing file, from the project's folder. */
  readonly file: string;
  readonly target: string;
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/.*$/gm;
const forms = [
  /\b(?:import|export)\s+(?:type\s+)?[\w*{}\s,$]+?\s+from\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(?\s*['"`]([^'"`]+)['"`]/g,
  /\bnew\s+URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g,
];

export function importsIn(file: string, text: string): Import[] {
  const code = text.replace(comments, '');
  return forms.flatMap((form) =>
    [...code.matchAll(form)].map(([, target = '']) => ({ file, target: target.replace(/\?.*$/, '') })),
  );
}

/** Why an import is not allowed, or null. */
export function objection({ file, target }: Import): string | null {
  const from = partsOf(file);
  if (!from) return null;
  const path = resolve(file, target);
  if (path === undefined) return packageObjection(from.layer, target);
  const to = partsOf(path);
  if (!to) return `reaches out of src`;
  const allowed = layers[from.layer];
  // The entry of the app lies beside the layers and starts them all.
  if (!allowed) return from.layer === '' ? null : `"${from.layer}" is no part of the architecture`;
  if (to.layer !== from.layer) {
    return allowed.includes(to.layer)
      ? null
      : `${from.layer} may not use ${to.layer || 'the entry of the app'}`;
  }
  if (from.layer === 'engine') return engineObjection(from.part, to.part);
  // What families share beside the engine lies right in the folder of titles.
  if (from.layer === 'titles' && from.part && to.part && to.part !== from.part) {
    return 'titles of one family may not use another';
  }
  const families = [familyOf(file), familyOf(path)];
  if (families[1] && families[1] !== families[0]) {
    return 'the screens of a family are found by the build, and used by nobody else';
  }
  return null;
}

/** The family in whose folder of screens a file lies. */
function familyOf(path: string): string | undefined {
  return /^src\/ui\/games\/([^/]+)\/./.exec(path)?.[1];
}

function engineObjection(from: string, to: string): string | null {
  if (from === to) return null;
  const allowed = engineParts[from];
  if (!allowed) return `"engine/${from}" is no part of the architecture`;
  return allowed.includes(to) ? null : `engine/${from} may not use engine/${to}`;
}

function packageObjection(layer: string, target: string): string | null {
  const allowed = packages[layer];
  if (!allowed || allowed.some((name) => target === name || target.startsWith(`${name}/`))) return null;
  return `${layer} may not use the package ${target}`;
}

/** The path of a file of ours, or nothing for a package. */
function resolve(file: string, target: string): string | undefined {
  if (target.startsWith('@/')) return `src/${target.slice(2)}`;
  if (target.startsWith('.')) return posix.join(posix.dirname(file), target);
  return undefined;
}

/** `src/engine/board/graph` is part `board` of the layer `engine`; files right below a folder have part ''. */
function partsOf(path: string): { layer: string; part: string } | undefined {
  const [src, ...rest] = path.split('/');
  if (src !== 'src') return undefined;
  const known = rest.length > 1 || (rest[0] !== undefined && rest[0] in layers);
  return { layer: known ? (rest[0] ?? '') : '', part: rest.length > 2 ? (rest[1] ?? '') : '' };
}
