import { sameJson } from '@/engine/game/json';
import { storageErrorOf } from '../errors';
import type { GameStore, LoadedLog } from '../games';
import {
  type GameLog,
  type GameRow,
  markOf,
  partedAtLoss,
  type Summary,
  stoppedClock,
  wholeOf,
  writingsOf,
} from '../rows';
import { type Along, eachGame } from './along';
import type { ReadGame, ReadSave, UnreadGame } from './read';
import { type Reason, reason } from './reasons';

/** A game of the file is here already, with other moves. */
export interface Conflict {
  readonly name: string;
  readonly here: GameRow;
  /** How many moves each has, and up to which move they are the same. */
  readonly moves: { readonly here: number; readonly file: number; readonly shared: number };
  /** It was changed while the question was open: the same question again, about the game as it is now. */
  readonly isAgain: boolean;
}

export type Answer = 'both' | 'replace' | 'cancel';

export interface ImportDeps extends Along {
  readonly store: GameStore;
  /** What the list of games will show. */
  summarise(game: ReadGame): Summary | Promise<Summary>;
  /** Asked for each game that is here already. */
  resolve(conflict: Conflict): Answer | Promise<Answer>;
  newId(): string;
  now(): number;
}

/** What became of one game in the file. */
export type Imported =
  | { readonly kind: 'imported'; readonly id: string; readonly name: string; readonly readOnlyFrom?: number }
  | { readonly kind: 'same'; readonly id: string; readonly name: string }
  | { readonly kind: 'cancelled'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: Reason };

/** Stores what was read, each game whole or not at all, and says what became of each. Never throws. */
export async function storeSave(
  { games }: Extract<ReadSave, { ok: true }>,
  deps: ImportDeps,
): Promise<Imported[]> {
  const here: Here = { rows: undefined };
  const report = await eachGame(games, deps, (game) => stored(game, deps, here));
  const left = games.slice(report.length);
  return [...report, ...left.map((game): Imported => ({ kind: 'cancelled', name: nameOf(game) }))];
}

function nameOf(game: ReadGame | UnreadGame): string {
  return game.ok ? game.saved.name : game.name;
}

/** The games of this device, read once: with hundreds, to read them for each game of the file takes minutes. */
interface Here {
  rows: GameRow[] | undefined;
}

async function stored(game: ReadGame | UnreadGame, deps: ImportDeps, known: Here): Promise<Imported> {
  if (!game.ok) return { kind: 'refused', name: game.name, reason: game.reason };
  try {
    return await placed(game, deps, known, false);
  } catch (error) {
    const { code } = storageErrorOf(error);
    return { kind: 'refused', name: game.saved.name, reason: reason('storage', { code }) };
  }
}

async function placed(game: ReadGame, deps: ImportDeps, known: Here, isAgain: boolean): Promise<Imported> {
  const { store, newId } = deps;
  const { name } = game.saved;
  const created = async (id: string) => {
    const log = await logOf(id, game, deps);
    await store.create(log);
    known.rows?.push(log.row);
    return imported(id, game);
  };
  const here = await gameHere(game, store, known);
  if (!here) {
    const id = game.saved.id && !(await store.has(game.saved.id)) ? game.saved.id : newId();
    return created(id);
  }
  if (sameJson(wholeOf(here), wholeOf(game.saved)))
    return { kind: 'same', id: here.row.id, name: here.row.name };
  const answer = await deps.resolve(conflictOf(game, here, isAgain));
  if (answer === 'cancel') return { kind: 'cancelled', name };
  if (answer === 'both') return created(newId());
  const { id } = here.row;
  if (await isReplaced(await logOf(id, game, deps), here, store)) return imported(id, game);
  // Played on in another window since: what was answered was about another game.
  known.rows = undefined;
  return placed(game, deps, known, true);
}

async function isReplaced(log: GameLog, { row }: LoadedLog, store: GameStore): Promise<boolean> {
  try {
    await store.replace(log, row.revision);
    return true;
  } catch (error) {
    const { code } = storageErrorOf(error);
    if (code === 'changed' || code === 'missing') return false;
    throw error;
  }
}

/** The same game on this device: of the same id, or else the one that began with the same setup. */
async function gameHere({ saved }: ReadGame, store: GameStore, known: Here): Promise<LoadedLog | undefined> {
  known.rows ??= await store.list();
  const rows = known.rows.filter((row) => sameJson(row.setup, saved.setup));
  const row = rows.find(({ id }) => id === saved.id) ?? rows[0];
  return row && store.load(row.id);
}

function conflictOf({ saved }: ReadGame, here: LoadedLog, isAgain: boolean): Conflict {
  const [inFile, onDevice] = [wholeOf(saved), wholeOf(here)];
  const differing = inFile.findIndex((move, i) => !sameJson(move, onDevice[i]));
  const shared = differing === -1 ? inFile.length : differing;
  const moves = { here: onDevice.length, file: inFile.length, shared };
  return { name: saved.name, here: here.row, moves, isAgain };
}

async function logOf(id: string, game: ReadGame, deps: ImportDeps): Promise<GameLog> {
  return { row: await rowOf(id, game, deps), ...partedAtLoss(wholeOf(game.saved)) };
}

async function rowOf(id: string, game: ReadGame, { summarise, now }: ImportDeps): Promise<GameRow> {
  const { title, name, rules, setup, clock } = game.saved;
  const time = now();
  const summary = { ...(await summarise(game)), moves: wholeOf(game.saved).length };
  return {
    id,
    title,
    name,
    rulesVersion: rules,
    setup,
    created: time,
    updated: time,
    revision: 0,
    summary,
    clock: clock ?? stoppedClock(),
    lastExport: null,
    archived: false,
    deleted: null,
    mark: markOf(summary),
    ...writingsOf(game.saved),
  };
}

function imported(id: string, { saved, broken }: ReadGame): Imported {
  return { kind: 'imported', id, name: saved.name, ...(broken && { readOnlyFrom: broken.at + 1 }) };
}
