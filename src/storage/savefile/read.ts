import { digest } from '@/engine/game/digest';
import type { BrokenLog, Timeline } from '@/engine/game/timeline';
import { type FindTitle, tryReplay } from '../replaying';
import type { SavedGame } from './format';
import { parseSave } from './parse';
import { type Reason, reason } from './reasons';
import { Misshapen, savedGameFrom } from './shape';

/** A game that can be stored: its log replays to the state it was saved with. */
export interface ReadGame {
  readonly ok: true;
  readonly saved: SavedGame;
  readonly timeline: Timeline;
  /** Played with older rules, by which it no longer replays to its end: it will be opened for reading only. */
  readonly broken?: BrokenLog;
}

export interface UnreadGame {
  readonly ok: false;
  /** What it calls itself, if it can be told. */
  readonly name: string;
  readonly reason: Reason;
}

export type ReadSave =
  | { readonly ok: true; readonly games: readonly (ReadGame | UnreadGame)[] }
  | { readonly ok: false; readonly reason: Reason };

/** Reads a text that may be a save file, and replays every game in it. Stores nothing, never throws. */
export async function readSave(text: string, findTitle: FindTitle): Promise<ReadSave> {
  const parsed = parseSave(text);
  if ('refused' in parsed) return { ok: false, reason: parsed.refused };
  const games: (ReadGame | UnreadGame)[] = [];
  for (const game of parsed.games) games.push(await readGame(game, findTitle));
  return { ok: true, games };
}

async function readGame(value: unknown, findTitle: FindTitle): Promise<ReadGame | UnreadGame> {
  const saved = shaped(value);
  if (saved instanceof Misshapen) return unread(nameIn(value), reason('malformed', { path: saved.path }));
  const checked = await replayed(saved, findTitle);
  return 'code' in checked ? unread(saved.name, checked) : { ok: true, saved, ...checked };
}

function shaped(value: unknown): SavedGame | Misshapen {
  try {
    return savedGameFrom(value);
  } catch (error) {
    if (error instanceof Misshapen) return error;
    throw error;
  }
}

type Checked = Pick<ReadGame, 'timeline' | 'broken'>;

async function replayed(saved: SavedGame, findTitle: FindTitle): Promise<Checked | Reason> {
  const { rules, setup, moves } = saved;
  const title = await findTitle(saved.title);
  if (!title) return reason('unknown-title', { title: saved.title });
  const known = title.rulesVersion;
  if (rules > known) return reason('newer-rules', { rules, known });
  const { min, max } = title.players;
  const count = setup.players.length;
  if (count < min || count > max) return reason('players', { count, min, max });
  const replay = tryReplay(title, setup, moves);
  if ('bad' in replay) return reason('bad-setup', { message: replay.bad.params.message ?? '' });
  const { timeline, broken } = replay;
  // With older rules a log may end otherwise than it did; that is no fault of the file.
  if (rules < known) return broken ? { timeline, broken } : { timeline };
  if (broken) {
    const { at, refusal } = broken;
    return reason('illegal-move', {
      move: at + 1,
      of: moves.length,
      code: refusal.code,
      rule: refusal.rule,
    });
  }
  return digest(timeline.instants.at(-1)!.state) === saved.digest ? { timeline } : reason('different-result');
}

function unread(name: string, why: Reason): UnreadGame {
  return { ok: false, name, reason: why };
}

const longestName = 40;

function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('name' in value)) return '';
  return typeof value.name === 'string' ? value.name.slice(0, longestName) : '';
}
