import { digest } from '@/engine/game/digest';
import { mendPatiently } from '@/engine/game/mend';
import { type Breathe, type BrokenLog, replayPatiently } from '@/engine/game/replay';
import type { CoreState } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { badBox } from '../bad-box';
import { badOptions } from '../bad-options';
import type { FindTitle } from '../find-title';
import { wholeOf } from '../rows';
import { type Along, eachGame } from './along';
import type { SavedGame } from './format';
import { parseSave } from './parse';
import { type Reason, reason } from './reasons';
import { Misshapen, savedGameFrom } from './shape';

/** A game that can be stored: its log replays to the state it was saved with. */
export interface ReadGame {
  readonly ok: true;
  readonly saved: SavedGame;
  /** The last state that its log leads to. */
  readonly last: CoreState;
  /** It does not replay to its end, for its rules have changed since or a move is lost: it will be opened for reading. */
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
export async function readSave(text: string, findTitle: FindTitle, along: Along = {}): Promise<ReadSave> {
  const parsed = parseSave(text);
  if ('refused' in parsed) return { ok: false, reason: parsed.refused };
  const games = await eachGame(parsed.games, along, (game) => readGame(game, findTitle, along.breathe));
  if (along.signal?.aborted) return { ok: false, reason: reason('cancelled') };
  return { ok: true, games };
}

async function readGame(
  value: unknown,
  findTitle: FindTitle,
  breathe?: Breathe,
): Promise<ReadGame | UnreadGame> {
  const saved = shaped(value);
  if (saved instanceof Misshapen) return unread(nameIn(value), reason('malformed', { path: saved.path }));
  const checked = await replayed(saved, findTitle, breathe);
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

type Checked = Pick<ReadGame, 'last' | 'broken'>;

async function replayed(
  saved: SavedGame,
  findTitle: FindTitle,
  breathe: Breathe = () => undefined,
): Promise<Checked | Reason> {
  const { rules, setup, moves } = saved;
  const title = await fetched(findTitle, saved.title);
  if (!title) return reason('unknown-title', { title: saved.title });
  if ('code' in title) return title;
  const known = title.rulesVersion;
  if (rules > known) return reason('newer-rules', { rules, known });
  const { min, max } = title.players;
  const count = setup.players.length;
  if (count < min || count > max) return reason('players', { count, min, max });
  const impossible = badOptions(title, setup);
  if (impossible) return reason('bad-options', impossible);
  const unsound = badBox(title, setup);
  if (unsound) return reason('bad-box', unsound);
  const whole = wholeOf(saved);
  const replay =
    rules < known
      ? await mendPatiently(title, setup, whole, rules, breathe)
      : await replayPatiently(title, setup, whole, breathe);
  if ('bad' in replay) return reason('bad-setup', replay.bad.params);
  const { timeline, broken } = replay;
  const checked = { last: timeline.instants.at(-1)!.state, ...(broken && { broken }) };
  // With older rules a log may end otherwise than it did; that is no fault of the file.
  if (rules < known) return checked;
  if (broken && broken.at < moves.length) {
    const { at, refusal } = broken;
    return reason('illegal-move', {
      move: at + 1,
      of: moves.length,
      code: refusal.code,
      rule: refusal.rule,
    });
  }
  // Whoever saved it may not have known the title: then nobody vouches for more than the rules do.
  if (saved.digest === '') return checked;
  return digest(timeline.instants[moves.length]!.state) === saved.digest
    ? checked
    : reason('different-result');
}

/** Offline, rules that were never fetched cannot be: that is no fault of the file either. */
async function fetched(findTitle: FindTitle, id: string): Promise<Title | undefined | Reason> {
  try {
    return await findTitle(id);
  } catch {
    return reason('not-loaded', { title: id });
  }
}

function unread(name: string, why: Reason): UnreadGame {
  return { ok: false, name, reason: why };
}

const longestName = 40;

function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('name' in value)) return '';
  return typeof value.name === 'string' ? value.name.slice(0, longestName) : '';
}
