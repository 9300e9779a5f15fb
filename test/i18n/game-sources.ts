/** Reads what the engine and the titles can say: events, objections and moves, with the names of their details. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands behind a spread or a variable in the code that is read. */
const behind: Readonly<Record<string, readonly string[]>> = {
  deal: ['buyer', 'seller', 'train', 'price'],
  lay: ['hex', 'tile', 'turn'],
  params: ['private'],
  tooLong: ['length', 'limit'],
};

export interface Said {
  readonly type: string;
  readonly details: readonly string[];
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return entry.name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

export const ruleSources = [join('src', 'engine'), join('src', 'titles')].flatMap(sourcesIn).join('\n');
const runSources = sourcesIn(join('src', 'engine', 'routes')).join('\n');

/** The text from an opening bracket to the one that closes it, without the brackets. */
function inside(text: string, open: number): string {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if ('({['.includes(text[i]!)) depth++;
    if (')}]'.includes(text[i]!) && --depth === 0) return text.slice(open + 1, i);
  }
  throw new Error(`bracket never closed: ${text.slice(open, open + 40)}`);
}

/** The parts between the commas that lie in no bracket. */
function parts(text: string): string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i <= text.length; i++) {
    const letter = text[i] ?? ',';
    if ('({['.includes(letter)) depth++;
    if (')}]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) {
      found.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return found.filter((part) => part !== '');
}

const quoted = (text: string) => [...text.matchAll(/'([a-z][a-z-]*)'/g)].map((match) => match[1]!);

/** Names of the fields of an object written in the code, or of what a variable stands for. */
function fieldsOf(text: string | undefined): string[] {
  if (text === undefined) return [];
  if (!text.startsWith('{')) return [...(behind[text] ?? [])];
  return parts(inside(text, 0)).flatMap((part) =>
    part.startsWith('...') ? fieldsOf(part.slice(3)) : [part.split(':')[0]!.trim()],
  );
}

function callsOf(text: string, called: RegExp): string[][] {
  return [...text.matchAll(called)].map((match) => parts(inside(text, match.index + match[0].length - 1)));
}

/** The same type may be said in several places: its details are what all of them give. */
function together(said: readonly Said[]): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>();
  for (const { type, details } of said) {
    const before = known.get(type);
    known.set(type, before ? before.filter((name) => details.includes(name)) : details);
  }
  return known;
}

/** Every type of event that is emitted, with its details. */
export function emittedEvents(): Map<string, readonly string[]> {
  const events = callsOf(ruleSources, /\bemit\(/g).filter(([event]) => event?.startsWith('{'));
  return together(
    events.flatMap(([event]) => {
      const fields = parts(inside(event!, 0));
      const type = fields.find((field) => field.startsWith('type:'))!;
      return quoted(type).map((each) => ({ type: each, details: fieldsOf(event) }));
    }),
  );
}

/** Every code of objection, with its parameters. */
export function objectionCodes(): Map<string, readonly string[]> {
  const objections = callsOf(ruleSources, /\bobject\(/g).flatMap(([code, params]) =>
    quoted(code ?? '').map((type) => ({ type, details: fieldsOf(params) })),
  );
  // One route by itself is always refused with its train.
  const ofRoutes = new Set(['route-track-shared', 'route-train-idle', 'route-count', 'route-malformed']);
  const withTrain = objections.map((each) =>
    each.type.startsWith('route-') && !ofRoutes.has(each.type)
      ? { ...each, details: [...each.details, 'train'] }
      : each,
  );
  const refused = callsOf(runSources, /\bfault\(/g).flatMap(([code, params]) =>
    quoted(code ?? '').map((type) => ({ type, details: [...fieldsOf(params), 'train'] })),
  );
  const demanded = [...ruleSources.matchAll(/\bcode: '([a-z-]+)'/g)].map((match) => ({
    type: match[1]!,
    details: ['train'],
  }));
  return together([...withTrain, ...refused, ...demanded]);
}

/** Every type of move, with its fields. */
export function moveTypes(): Map<string, readonly string[]> {
  return together(
    callsOf(ruleSources, /\brule\(/g).flatMap(([rule]) => {
      const fields = parts(inside(rule!, 0));
      const find = (name: string) => fields.find((field) => field.startsWith(`${name}:`));
      const type = find('type');
      if (!type || quoted(type).length === 0) return [];
      const shape = find('fields')!.slice('fields:'.length).trim();
      return [{ type: quoted(type)[0]!, details: fieldsOf(shape) }];
    }),
  );
}

/** Ids of all steps and decisions. */
export function stageIds(): string[] {
  const found = [...ruleSources.matchAll(/\bid: '([a-z-]+)',\s*actor\b/g)].map((match) => match[1]!);
  return [...new Set(found)];
}

export function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}
