import type { Given } from '@/engine/game/refusal';
import { boxFormat, limits, saveFormat, saveVersion } from './format';
import { type Reason, type ReasonCode, type Reasons, reason } from './reasons';

export type Parsed = { readonly games: readonly unknown[] } | { readonly refused: Reason };

/**
 * The games in a text that may be a save file, whatever it is called and wherever it comes from: a
 * file, a mail, the clipboard. Their shape is not looked at yet.
 */
export function parseSave(text: string): Parsed {
  if (text.length > limits.characters) return refuse('too-large', { most: limits.characters });
  const body = bodyOf(text);
  if (body === undefined) return refuse('not-a-save');
  if (deepest(body) > limits.depth) return refuse('too-deep', { most: limits.depth });
  const file = parsed(body);
  if (file === undefined) return refuse(body.includes(`"${saveFormat}"`) ? 'damaged' : 'not-a-save');
  return gamesIn(file);
}

function gamesIn(file: unknown): Parsed {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return refuse('not-a-save');
  const { format, version, games } = file as Record<string, unknown>;
  if (format === boxFormat) return refuse('a-box');
  if (format !== saveFormat) return refuse('not-a-save');
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return refuse('malformed', { path: 'version' });
  }
  if (version > saveVersion) return refuse('newer-format', { version, known: saveVersion });
  if (!Array.isArray(games)) return refuse('malformed', { path: 'games' });
  if (games.length === 0) return refuse('malformed', { path: 'games' });
  if (games.length > limits.games) return refuse('too-many-games', { most: limits.games });
  return { games };
}

/** Mail programs and note pads put things before and after. */
function bodyOf(text: string): string | undefined {
  const first = text.indexOf('{');
  const last = text.lastIndexOf('}');
  if (first === -1) return undefined;
  return last > first ? text.slice(first, last + 1) : text.slice(first);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const [quote, backslash, openList, openObject, closeList, closeObject] = ['"', '\\', '[', '{', ']', '}'].map(
  (character) => character.charCodeAt(0),
) as [number, number, number, number, number, number];

/** How deep lists and objects lie in each other, found before any of them is built. */
function deepest(json: string): number {
  let [depth, most, inText] = [0, 0, false];
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (inText) {
      if (unit === backslash) i++;
      else if (unit === quote) inText = false;
    } else if (unit === quote) inText = true;
    else if (unit === openList || unit === openObject) most = Math.max(most, ++depth);
    else if (unit === closeList || unit === closeObject) depth--;
  }
  return most;
}

function refuse<C extends ReasonCode>(code: C, ...params: Given<Reasons[C]>): { refused: Reason } {
  return { refused: reason(code, ...params) };
}
