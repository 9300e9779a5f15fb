import { digest } from '@/engine/game/digest';
import { StorageError } from '../errors';
import { type FindTitle, tryReplay } from '../replaying';
import type { GameLog } from '../rows';
import { type SavedGame, type SaveFile, saveFormat, saveVersion } from './format';

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
  const file: SaveFile = { format: saveFormat, version: saveVersion, exported: now.toISOString(), games };
  const name = saveName(logs, now);
  return { name: `${name}.json`, textName: `${name}.txt`, text: `${JSON.stringify(file)}\n` };
}

async function savedGame({ row, moves }: GameLog, findTitle: FindTitle): Promise<SavedGame> {
  const { id, title, name, setup, clock, rulesVersion } = row;
  return {
    id,
    title,
    rules: rulesVersion,
    name,
    setup,
    moves: [...moves],
    digest: await lastDigest({ row, moves }, findTitle),
    clock,
  };
}

/** Of the last state that the log leads to; a log of a title that is gone is saved without. */
async function lastDigest({ row, moves }: GameLog, findTitle: FindTitle): Promise<string> {
  const title = await findTitle(row.title);
  const replay = title && tryReplay(title, row.setup, moves);
  return replay && 'timeline' in replay ? digest(replay.timeline.instants.at(-1)!.state) : '';
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
