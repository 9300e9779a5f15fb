import 'fake-indexeddb/auto';
import { digest } from '@/engine/game/digest';
import type { Move } from '@/engine/game/move';
import { tryReplay } from '@/engine/game/replay';
import { deviceVault } from '@/storage/device-vault';
import type { FindTitle } from '@/storage/find-title';
import { type GameStore, gameStore, type LogChange } from '@/storage/games';
import { memoryVault } from '@/storage/memory-vault';
import type { GameLog, GameRow, Summary } from '@/storage/rows';
import { toy } from '../support/toy';
import { bid, bought, offer, pass, payOut, toySetup, withhold } from '../support/toy/played';

let databases = 0;

/** A name that no other test has used. */
export const freshName = (): string => `test-${++databases}`;

export const someTime = 1_700_000_000_000;

/** Both kinds of store, each empty; the clock stands still unless a test moves it. */
export const stores: readonly [string, (now?: () => number) => Promise<GameStore>][] = [
  ['on the device', async (now = () => someTime) => gameStore(await deviceVault(freshName()), now)],
  ['in memory', async (now = () => someTime) => gameStore(memoryVault(), now)],
];

export function rowOf(id: string, more: Partial<GameRow> = {}): GameRow {
  return {
    id,
    title: 'toy',
    name: `Game ${id}`,
    rulesVersion: 1,
    setup: toySetup(),
    created: someTime,
    updated: someTime,
    revision: 0,
    summary: summaryOf(0),
    clock: { used: {}, paused: false, budgets: {} },
    lastExport: null,
    archived: false,
    deleted: null,
    mark: null,
    ...more,
  };
}

export function summaryOf(moves: number): Summary {
  return { round: { kind: 'auction' }, actor: { player: 'p1' }, moves, finished: false, result: [] };
}

export function logOf(id: string, moves: readonly Move[], more: Partial<GameRow> = {}): GameLog {
  return { row: rowOf(id, { summary: summaryOf(moves.length), ...more }), moves };
}

/** A change by someone who knows the log with these moves at this revision. */
export function changeOf(known: { revision: number; length: number }, ...moves: Move[]): LogChange {
  const { revision, length } = known;
  const keep = length;
  return {
    revision,
    length,
    keep,
    moves,
    summary: summaryOf(keep + moves.length),
    rulesVersion: 1,
    clock: { used: { p1: 5 }, paused: false, budgets: {} },
  };
}

/** A whole game of the toy title. */
export const wholeGame: readonly Move[] = [
  ...bought,
  withhold,
  offer(40),
  { type: 'decline' },
  payOut,
  payOut,
  withhold,
  payOut,
];

export const halfGame: readonly Move[] = [bid(20), pass, withhold];

export const findToy: FindTitle = async (id) => (id === 'toy' ? toy : undefined);

export function digestAfter(moves: readonly unknown[], setup = toySetup()): string {
  const replay = tryReplay(toy, setup, moves);
  if ('bad' in replay || replay.broken) throw new Error(`no such game: ${JSON.stringify(replay)}`);
  return digest(replay.timeline.instants.at(-1)!.state);
}

/** Everything a store holds, to compare before and after. */
export async function contents(store: GameStore): Promise<unknown> {
  const rows = [...(await store.list()), ...(await store.thrownAway())];
  return Promise.all(rows.map(async (row) => [row, (await store.load(row.id))?.moves]));
}
