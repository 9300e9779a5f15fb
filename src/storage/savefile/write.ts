import { digest } from '@/engine/game/digest';
import type { Move } from '@/engine/game/move';
import { type Breathe, replayPatiently } from '@/engine/game/replay';
import { StorageError } from '../errors';
import type { FindTitle } from '../find-title';
import { fittingName } from '../names';
import { type GameLog, wholeOf, writingsOf } from '../rows';
import { limits, type SavedGame, type SaveFile, saveFormat, saveVersion, versionWithoutBox } from './format';
import { moveFrom } from './shape';

/** A file to share or to download. */
export interface WrittenSave {
  /** With `.json`. */
  readonly name: string;
  /** The same with `.txt`, which share sheets accept. */
  readonly textName: string;
  readonly text: string;
}

/** Writes games into one save file. */
export async function writeSave(
  logs: readonly GameLog[],
  findTitle: FindTitle,
  now: Date,
): Promise<WrittenSave> {
  const games: SavedGame[] = [];
  for (const log of logs) games.push(await savedGame(log, findTitle));
  return fileOf(games, saveName(logs, now), now);
}

/** Writes games into as many files as it takes: none is larger than what can be imported. */
export async function writeSaves(
  logs: readonly GameLog[],
  findTitle: FindTitle,
  now: Date,
  { breathe, most = limits }: { breathe?: Breathe; most?: Pick<typeof limits, 'games' | 'characters'> } = {},
): Promise<WrittenSave[]> {
  const parts: SavedGame[][] = [[]];
  // what stands around the games takes less
  let characters = 200;
  for (const log of logs) {
    const game = await savedGame(log, findTitle, breathe);
    const size = JSON.stringify(game).length + 1;
    const part = parts.at(-1)!;
    const isFull = part.length >= most.games || characters + size > most.characters;
    if (isFull && part.length > 0) {
      parts.push([game]);
      characters = 200 + size;
    } else {
      part.push(game);
      characters += size;
    }
  }
  const name = saveName(logs, now);
  return parts.map((games, i) => fileOf(games, parts.length > 1 ? `${name}-${i + 1}` : name, now));
}

function fileOf(games: SavedGame[], name: string, now: Date): WrittenSave {
  const version = games.some(({ setup }) => setup.box) ? saveVersion : versionWithoutBox;
  const file: SaveFile = { format: saveFormat, version, exported: now.toISOString(), games };
  return { name: `${name}.json`, textName: `${name}.txt`, text: `${JSON.stringify(file)}\n` };
}

async function savedGame(log: GameLog, findTitle: FindTitle, breathe?: Breathe): Promise<SavedGame> {
  const { id, title, name, setup, clock, rulesVersion } = log.row;
  const head = { id, title, rules: rulesVersion, name: fittingName(name), setup };
  return {
    ...head,
    ...(await vouched(log, findTitle, breathe)),
    clock,
    ...(log.row.mark && { corrected: true as const }),
    ...writingsOf(log.row),
  };
}

/**
 * The moves as far as they can be played, with a digest of the state they lead to, and what comes after them. Rules
 * that are not here, or are others than it was played with, cannot vouch for a log: it is saved as it is.
 */
async function vouched(
  log: GameLog,
  findTitle: FindTitle,
  breathe: Breathe = () => undefined,
): Promise<Pick<SavedGame, 'moves' | 'lost' | 'digest'>> {
  const title = await findTitle(log.row.title).catch(() => undefined);
  const isSame = title?.rulesVersion === log.row.rulesVersion;
  const replay = isSame && (await replayPatiently(title, log.row.setup, log.moves, breathe));
  if (!replay || 'bad' in replay) return { ...parted(log, log.moves.length), digest: '' };
  const { instants } = replay.timeline;
  return { ...parted(log, instants.length - 1), digest: digest(instants.at(-1)!.state) };
}

function parted(log: GameLog, playable: number): Pick<SavedGame, 'moves' | 'lost'> {
  const lost = wholeOf(log).slice(playable).map(ifMove);
  return { moves: log.moves.slice(0, playable), ...(lost.length > 0 && { lost }) };
}

/** A row of nonsense is no move that anyone could miss. */
function ifMove(value: Move | null): Move | null {
  try {
    return value && moveFrom(value, '');
  } catch {
    return null;
  }
}

const longestName = 80;

/** `18rhl-2026-10-09-Anna-Ben-Carl`, or `zechenbahn-2026-10-09-12` for twelve games. */
export function saveName(logs: readonly GameLog[], now: Date): string {
  const [first, ...others] = logs;
  if (!first) throw new StorageError('missing');
  const players = first.row.setup.players.map(({ name }) => name);
  const parts = others.length
    ? [saveFormat, day(now), String(logs.length)]
    : [first.row.title, day(now), ...players];
  return [...parts.map(fileWord).filter(Boolean).join('-')].slice(0, longestName).join('');
}

function day(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Letters and digits of any script; what file systems may not like becomes a hyphen. */
function fileWord(word: string): string {
  return word
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
