/** A game that goes on although the browser is killed again and again; what it has shown must never be lost. */

import { sameJson } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { type Device, type Profile, switchOn as startDevice } from './device';
import { withoutPause } from './pause';
import { atTable, beginGame, movesShown, playOn, undoMoves } from './players';
import { logOf, stored } from './stored';

export interface Kill {
  /** Moves that the screen had shown as made before the browser was killed. */
  readonly shown: number;
  /** Moves that were there afterwards: one that was being stored may have come to its end. */
  readonly found: number;
}

export interface KillPlan {
  readonly profile: Profile;
  readonly url: string;
  readonly random: RandomState;
  readonly kills: number;
  onKill?(kill: Kill): void;
}

/** Many moves are wanted before the next kill. */
async function switchOn(profile: Profile, url: string, path: string): Promise<Device> {
  const device = await startDevice(profile, url, path);
  await withoutPause(device.page);
  return device;
}

/** One game from its beginning through so many kills; an error says what was lost. */
export async function playThroughKills({ profile, url, random, kills, onKill }: KillPlan): Promise<Kill[]> {
  let device = await switchOn(profile, url, '#/');
  const all: Kill[] = [];
  try {
    const id = await beginGame(device.page);
    let known: Move[] = [];
    while (all.length < kills) {
      const base = await mayGoBack(device, random, known.length);
      const shown = await playUntilKilled(device, random, { known: known.length, base });
      device = await switchOn(profile, url, `#/table/${id}`);
      const log = await comeBack(device, id);
      complain({ known, base, shown }, log);
      known = log;
      all.push({ shown, found: log.length });
      onKill?.({ shown, found: log.length });
    }
  } finally {
    // One that was killed cannot be closed.
    await device.close().catch(() => {});
  }
  return all;
}

/** Now and then some moves are taken back, to play on from there; returns how many are left to build on. */
async function mayGoBack({ page }: Device, random: RandomState, moves: number): Promise<number> {
  const back = nextIndex(random, 4) === 0 ? Math.min(1 + nextIndex(random, 5), moves) : 0;
  await undoMoves(page, back);
  return moves - back;
}

interface Place {
  /** Moves of the game when the browser was started. */
  readonly known: number;
  /** Moves of them that were not taken back. */
  readonly base: number;
}

/** Kills the browser at once after a move is shown, or at any other moment; returns what was shown until then. */
async function playUntilKilled(device: Device, random: RandomState, { known, base }: Place): Promise<number> {
  let shown = known;
  const last = nextIndex(random, 2) === 0 ? base + 1 + nextIndex(random, 6) : Number.POSITIVE_INFINITY;
  const life = last === Number.POSITIVE_INFINITY ? nextIndex(random, longestLife) : longestWait;
  await new Promise<void>((resolve, reject) => {
    const onShown = (moves: number) => {
      shown = moves;
      if (moves >= last) resolve();
    };
    const started = playOn(device.page, nextIndex(random, 1_000_000), onShown);
    started.then(() => setTimeout(resolve, life).unref(), reject);
  });
  await device.kill();
  return shown;
}

/** Milliseconds that the players have until they are interrupted at any moment. */
const longestLife = 2000;
/** Milliseconds after which it happens also if they have not come to the move that was waited for. */
const longestWait = 30_000;

/** The game as it is after the browser has been started again: what is shown is what is stored. */
export async function comeBack({ page }: Device, id: string): Promise<Move[]> {
  await atTable(page);
  const shown = await movesShown(page);
  const log = logOf(await stored(page), id);
  if (shown !== log.length) throw new Error(`${log.length} moves are stored and ${shown} are shown`);
  const [alert] = await page.getByRole('alert').allInnerTexts();
  if (alert) throw new Error(`the table says: ${alert}`);
  return log;
}

export interface Before {
  readonly known: readonly Move[];
  readonly base: number;
  readonly shown: number;
}

/** The log goes on from where it was, or from where the players went back to; nothing that was shown is missing. */
export function complain({ known, base, shown }: Before, log: readonly Move[]): void {
  if (goesOnFrom(known, log)) {
    if (log.length < shown) throw new Error(`${shown} moves were shown as made, ${log.length} are there`);
    return;
  }
  const isPlayedOn = base < known.length && log.length > base && goesOnFrom(known.slice(0, base), log);
  if (!isPlayedOn) throw new Error('the log has become another one');
  // as long as the old number is shown, playing on was stored but not yet shown
  if (shown !== known.length && log.length < shown) {
    throw new Error(`${shown} moves were shown as made after going back, ${log.length} are there`);
  }
}

function goesOnFrom(before: readonly Move[], log: readonly Move[]): boolean {
  return sameJson(before, log.slice(0, before.length));
}
