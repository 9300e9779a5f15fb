/** Which words belong to one family of games alone, and where they stand in code outside its two folders. */
import type { TextFile } from './files';

/** What only one family has. */
export interface FamilyNames {
  readonly family: string;
  /** Ids of its titles and boards. */
  readonly ids: readonly string[];
  /** Kinds of its moves, events, refusals and stages that neither the engine's pieces nor other families have. */
  readonly own: readonly string[];
}

/** The words of one family, or those that all share: keys such as `event.laid` or `move.lay`. */
export interface Catalogue {
  readonly family: string;
  readonly keys: readonly string[];
}

const kinds: readonly string[] = ['event', 'refusal', 'move', 'moveName', 'stage', 'prompt', 'roundName'];

/** `laid` of `event.laid` and `event.laid.free`. */
function membersOf(keys: readonly string[]): Set<string> {
  return new Set(
    keys.flatMap((key) => {
      const [kind = '', member = ''] = key.split('.');
      return kinds.includes(kind) ? [member] : [];
    }),
  );
}

/** What each family has for itself: what is shared, or another family's too, is no one's name. */
export function ownMembers(shared: readonly string[], families: readonly Catalogue[]): Map<string, string[]> {
  const common = membersOf(shared);
  const each = families.map(({ family, keys }) => ({ family, members: membersOf(keys) }));
  return new Map(
    each.map(({ family, members }) => [
      family,
      [...members].filter(
        (member) =>
          !common.has(member) && !each.some((other) => other.family !== family && other.members.has(member)),
      ),
    ]),
  );
}

/** Comments may cite rulebooks. A regular expression or a string with `//` in it does not begin one. */
const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/.*$/gm;
const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

interface Quoted {
  readonly text: string;
  /** What stands before it on its line. */
  readonly before: string;
}

/** What stands in quotes, as long as it is no sentence: ids, keys of words, paths. */
function quotedIn(text: string): Quoted[] {
  return text.split('\n').flatMap((line) =>
    [...line.matchAll(literals)]
      .map((match) => ({
        text: match[1] ?? match[2] ?? match[3] ?? '',
        before: line.slice(0, match.index),
      }))
      .filter((quoted) => quoted.text !== '' && !/\s/.test(quoted.text)),
  );
}

/** Names in code, outside quotes: variables, fields, types, classes of a style sheet. */
function namesIn(text: string): string[] {
  return [...text.replace(literals, '').matchAll(/[\p{L}_][\p{L}\d_-]*/gu)].map(([name]) => name);
}

/** Where only the type of a move or event, a stage or the code of a refusal can stand. */
const typed = new RegExp(
  [
    String.raw`\b(type|stage|code)\??\s*[:=!]+\s*('[\w-]+'\s*\|\s*)*$`,
    String.raw`\b(movesOf|choicesOf|pickedOf|isOfType|eventsOfType|OfType<)[(]?[^)>]*$`,
  ].join('|'),
);

/**
 * `'power-used'`, or a key of its words: `'event.power-used'`. A word of common language (`link`, `turn`) may stand
 * for many things: it counts where it can only be a move, an event, a stage or a refusal.
 */
function isMember({ text, before }: Quoted, member: string): boolean {
  if (text === member) return member.includes('-') || typed.test(before);
  const [kind = '', named] = text.split('.');
  return named === member && kinds.includes(kind);
}

/** What a file outside all folders of families names of them. */
export function namedIn({ path, text }: TextFile, families: readonly FamilyNames[]): string[] {
  if (families.some(({ family }) => isOf(path, family))) return [];
  const code = text.replace(comments, '');
  const quoted = quotedIn(code);
  const segments = new Set(quoted.flatMap((each) => each.text.split(/[/.:]/)));
  const words = [...segments, ...namesIn(code)];
  return families
    .flatMap(({ family, ids, own }) => [
      ...words.filter((name) => name.toLowerCase().includes(family)),
      ...ids.filter((id) => segments.has(id)),
      ...own.filter((member) => quoted.some((each) => isMember(each, member))),
    ])
    .map((name) => `${path} names ${name}`);
}

/** Does this file lie in one of the family's two folders? */
function isOf(path: string, family: string): boolean {
  return path.startsWith(`src/titles/${family}/`) || path.startsWith(`src/ui/games/${family}/`);
}
