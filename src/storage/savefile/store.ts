import { sameJson } from '@/engine/game/json';
import { storageErrorOf } from '../errors';
import type { GameStore } from '../games';
import { type GameRow, type Summary, stoppedClock } from '../rows';
import type { ReadGame, ReadSave, UnreadGame } from './read';
import { type Reason, reason } from './reasons';

/** A game of the file is here already, with other moves. */
export interface Conflict {
  readonly name: string;
  readonly here: GameRow;
  /** How many moves each has, and up to which move they are the same. */
  readonly moves: { readonly here: number; readonly file: number; readonly shared: number };
}

export type Answer = 'both' | 'replace' | 'cancel';

export interface ImportDeps {
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
  const report: Imported[] = [];
  for (const game of games) report.push(await stored(game, deps));
  return report;
}

async function stored(game: ReadGame | UnreadGame, deps: ImportDeps): Promise<Imported> {
  if (!game.ok) return { kind: 'refused', name: game.name, reason: game.reason };
  try {
    return await placed(game, deps);
  } catch (error) {
    const { code } = storageErrorOf(error);
    return { kind: 'refused', name: game.saved.name, reason: reason('storage', { code }) };
  }
}

async function placed(game: ReadGame, deps: ImportDeps): Promise<Imported> {
  const { store, newId } = deps;
  const { name, moves } = game.saved;
  const here = await gameHere(game, store);
  if (!here) {
    const id = game.saved.id && (await isFree(game.saved.id, store)) ? game.saved.id : newId();
    await store.create({ row: await rowOf(id, game, deps), moves });
    return imported(id, game);
  }
  if (sameJson(here.moves, moves)) return { kind: 'same', id: here.row.id, name: here.row.name };
  const answer = await deps.resolve(conflictOf(game, here));
  if (answer === 'cancel') return { kind: 'cancelled', name };
  const id = answer === 'both' ? newId() : here.row.id;
  const log = { row: await rowOf(id, game, deps), moves };
  await (answer === 'both' ? store.create(log) : store.replace(log));
  return imported(id, game);
}

type Here = NonNullable<Awaited<ReturnType<GameStore['load']>>>;

/** The same game on this device: of the same id, or else the one that began with the same setup. */
async function gameHere({ saved }: ReadGame, store: GameStore): Promise<Here | undefined> {
  const rows = (await store.list()).filter((row) => sameJson(row.setup, saved.setup));
  const row = rows.find(({ id }) => id === saved.id) ?? rows[0];
  return row && store.load(row.id);
}

/** A game that was thrown away still holds its id, for it may be taken back. */
async function isFree(id: string, store: GameStore): Promise<boolean> {
  const rows = [...(await store.list()), ...(await store.thrownAway())];
  return rows.every((row) => row.id !== id);
}

function conflictOf({ saved }: ReadGame, { row, moves }: Here): Conflict {
  const differing = saved.moves.findIndex((move, i) => !sameJson(move, moves[i]));
  const shared = differing === -1 ? saved.moves.length : differing;
  return { name: saved.name, here: row, moves: { here: moves.length, file: saved.moves.length, shared } };
}

async function rowOf(id: string, game: ReadGame, { summarise, now }: ImportDeps): Promise<GameRow> {
  const { title, name, rules, setup, clock } = game.saved;
  const time = now();
  return {
    id,
    title,
    name,
    rulesVersion: rules,
    setup,
    created: time,
    updated: time,
    revision: 0,
    summary: { ...(await summarise(game)), moves: game.saved.moves.length },
    clock: clock ?? stoppedClock(),
    lastExport: null,
    archived: false,
    deleted: null,
    mark: null,
  };
}

function imported(id: string, { saved, broken }: ReadGame): Imported {
  return { kind: 'imported', id, name: saved.name, ...(broken && { readOnlyFrom: broken.at + 1 }) };
}
