/** The browser is killed while games are imported and thrown away: what is stored is whole, and nothing else is gone. */
import type { Page } from 'playwright-core';
import { canonical } from '@/engine/game/digest';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { en } from '@/i18n/en';
import type { GameLog, GameRow } from '@/storage/rows';
import { writeSave } from '@/storage/savefile';
import { cut, findTitle, type Game, randomGame } from '../e2e/support/saves';
import { type Device, type Profile, switchOn } from './device';
import { logOf, type Stored, stored } from './stored';

export interface KillsElsewhere {
  readonly profile: Profile;
  readonly url: string;
  readonly random: RandomState;
  readonly kills: number;
  onKill?(found: string): void;
}

const gamesInFile = 6;
/** Milliseconds until a deletion is interrupted, at most. */
const longestDeletion = 60;
const longestWait = 60_000;

/** Files of several games are imported, one after the other; each is killed somewhere on its way. */
export async function importThroughKills(plan: KillsElsewhere): Promise<void> {
  const { random } = plan;
  const game = randomGame(nextIndex(random, 1000));
  /** Milliseconds that an import takes here: the first comes to its end. */
  let span = 0;
  await throughKills(plan, async (device, kill) => {
    const before = await stored(device.page);
    const logs = cutsOf(game, random, `file-${kill}`, gamesInFile);
    const began = performance.now();
    const isDone = await bringIn(device.page, logs, kill === 0 ? longestWait : nextIndex(random, span));
    if (kill === 0 && !isDone) throw new Error('the first file could not be imported');
    if (isDone) span = Math.max(1, Math.ceil(performance.now() - began));
    return async ({ page }) => {
      const after = await stored(page);
      const found = logs.filter(({ row }) => after.games.some(({ id }) => id === row.id));
      untouched(before, after, (id) => logs.some(({ row }) => row.id === id));
      for (const { row, moves } of found) {
        if (!same(logOf(after, row.id), moves)) throw new Error(`${row.id} is not as it was in the file`);
      }
      const sum = `${found.length} of ${logs.length} games are there`;
      if (isDone && found.length < logs.length) throw new Error(`all were said to be imported, ${sum}`);
      const last = found.at(-1);
      if (last) await canBeOpened(page, plan.url, last.row.id);
      return sum;
    };
  });
}

/** Games are thrown away, and those thrown away before are cleared for good. */
export async function throwAwayThroughKills(plan: KillsElsewhere): Promise<void> {
  const { random } = plan;
  const game = randomGame(nextIndex(random, 1000));
  await throughKills(plan, async (device, kill) => {
    const { page } = device;
    const logs = cutsOf(game, random, `deleted-${kill}`, 2);
    await bringIn(page, logs, longestWait);
    await page.keyboard.press('Escape');
    await page.evaluate(ageThrownAway);
    const before = await stored(page);
    const id = logs[0]!.row.id;
    const isDone = await throwAway(page, id, kill === 0 ? longestWait : nextIndex(random, longestDeletion));
    if (kill === 0 && !isDone) throw new Error('the first game could not be thrown away');
    return async (again) => {
      const after = await stored(again.page);
      const old = before.games.filter(({ deleted }) => deleted !== null).map((row) => row.id);
      untouched(before, after, (other) => other === id || old.includes(other));
      const left = after.games.find((row) => row.id === id);
      if (!left) throw new Error('a game that was just thrown away can no longer be taken back');
      if (isDone && left.deleted === null)
        throw new Error('a game that was said to be deleted is there again');
      allWhole(after);
      const cleared = old.filter((each) => !after.games.some((row) => row.id === each)).length;
      return `${left.deleted === null ? 'still there' : 'thrown away'}, ${cleared} of ${old.length} cleared`;
    };
  });
}

/** Looks at what is there after the browser was killed and started again; says what it is. */
type Look = (device: Device) => Promise<string>;

/** Each time something is begun, the browser killed and started again, and then looked at. */
async function throughKills(
  { profile, url, kills, onKill }: KillsElsewhere,
  begin: (device: Device, kill: number) => Promise<Look>,
): Promise<void> {
  const start = async () => {
    const device = await switchOn(profile, url, '#/');
    await atHome(device.page);
    return device;
  };
  let device = await start();
  try {
    for (let kill = 0; kill < kills; kill++) {
      const look = await begin(device, kill);
      await device.kill();
      device = await start();
      onKill?.(await look(device));
    }
  } finally {
    // One that was killed cannot be closed.
    await device.close().catch(() => {});
  }
}

/** Games of a file: the same game, cut off at different moves. */
function cutsOf(game: Game, random: RandomState, name: string, count: number): GameLog[] {
  return Array.from({ length: count }, (_, i) =>
    cut(game, 1 + nextIndex(random, game.moves.length), `${name}-${i}`),
  );
}

/** Opens a file of games on the home screen; says whether the app said in time that it is done. */
async function bringIn(page: Page, logs: readonly GameLog[], life: number): Promise<boolean> {
  const { text } = await writeSave(logs, findTitle, new Date(0));
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
  const report = page.locator('.import-report li').nth(logs.length - 1);
  return isShown(report.waitFor({ timeout: Math.max(1, life) }));
}

async function throwAway(page: Page, id: string, life: number): Promise<boolean> {
  const card = page.locator('.game-card', { has: page.locator(`a[href*="${id}"]`) });
  await card.getByRole('button').click();
  const remove = page.getByRole('button', { name: en['games.delete'], exact: true });
  // at once: a click that waits for the page to come to rest would leave nothing to interrupt
  await remove.dispatchEvent('click');
  const said = page.getByRole('button', { name: en['games.takeBack'] });
  return isShown(said.waitFor({ timeout: Math.max(1, life) }));
}

function isShown(waiting: Promise<void>): Promise<boolean> {
  return waiting.then(
    () => true,
    () => false,
  );
}

/** All that was thrown away was so days ago: the next time something is, it is cleared. */
const ageThrownAway = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('zechenbahn');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction('games', 'readwrite');
    const games = transaction.objectStore('games');
    games.getAll().onsuccess = ({ target }) => {
      for (const row of target.result) if (row.deleted !== null) games.put({ ...row, deleted: 1 });
    };
    transaction.oncomplete = () => {
      database.close();
      resolve();
    };
  };
})`;

/** The app has started, and shows the games. */
async function atHome(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: en['home.title'] }).waitFor();
}

async function canBeOpened(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}#/table/${id}`);
  await page.locator('.table .turn-prompt, .table .over').first().waitFor();
  const [alert] = await page.getByRole('alert').allInnerTexts();
  if (alert) throw new Error(`the table says: ${alert}`);
  await page.goto(`${url}#/`);
  await atHome(page);
}

/** Every game has all its moves, and every move has its game. */
function allWhole(all: Stored): void {
  for (const { id } of all.games) logOf(all, id);
  const orphans = all.moves.filter((move) => !all.games.some(({ id }) => id === move.game));
  if (orphans.length > 0) throw new Error(`${orphans.length} moves belong to no game`);
}

function untouched(before: Stored, after: Stored, isExcepted: (id: string) => boolean): void {
  // Chromium does so where it finds its files damaged: a kill amid a large write can tear one of them.
  const isEmpty = after.games.length === 0 && after.moves.length === 0;
  if (isEmpty && before.games.length > 0) throw new Error('the browser has thrown the whole database away');
  for (const row of before.games) {
    if (isExcepted(row.id)) continue;
    const now = after.games.find(({ id }) => id === row.id);
    if (!now) throw new Error(`game ${row.id} is gone`);
    const fields = Object.keys({ ...row, ...now }) as (keyof GameRow)[];
    // the clock of a game that was looked at is stored when it is left, and not waited for
    const changed = fields.filter((field) => field !== 'clock' && !same(row[field], now[field]));
    if (changed.length > 0) throw new Error(`of game ${row.id} these have changed: ${changed.join(', ')}`);
    if (!same(logOf(before, row.id), logOf(after, row.id))) throw new Error(`game ${row.id} has other moves`);
  }
}

function same(a: unknown, b: unknown): boolean {
  return canonical(a as never) === canonical(b as never);
}
