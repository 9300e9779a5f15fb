import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, startApp } from '../support/app';
import { takesTaps } from '../support/pause';
import { bringIn, cut, type Game, pointOf, randomGame, toTable } from './support/saves';

/**
 * A late game is opened again on a slow device: it is played on at once from its kept state, while its log is read
 * behind; what needs the log waits for it, visibly.
 */
const id = 'late';
const late = 500;
const slowness = 12;

/** Written down by the page itself, for a log may be read sooner than it can be asked from outside. */
const sawReading = 'undoHasWaited';

let app: App;
let visit: Opened;
let game: Game;
let length: number;

beforeAll(async () => {
  game = randomGame(2);
  length = pointOf(game, 'dividend', late);
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
  await bringIn(visit.page, [cut(game, length, id)]);
  await toTable(visit.page, app.url, id);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
});

/** Is the last state of the game in storage? */
function kept(page: Page): Promise<boolean> {
  return page.evaluate(
    (key) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('zechenbahn');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('meta').objectStore('meta').get(key);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result !== undefined);
          };
        };
      }),
    `kept ${id}`,
  );
}

const at = async (page: Page) => Number(await page.locator('.table').getAttribute('data-at'));
const undoOf = (page: Page) => page.getByRole('button', { name: en['table.undo'], exact: true });

/** Opens the game in a new page of a slow device; nothing of its log has been read there. */
async function reopened(): Promise<Page> {
  const page = await visit.context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(`new MutationObserver(() => {
    const undo = document.querySelector('button[title=${JSON.stringify(en['table.reading'])}]');
    if (undo?.disabled) window.${sawReading} = true;
  }).observe(document, { childList: true, subtree: true, attributes: true });`);
  const slowed = await visit.context.newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(`${app.url}#/table/${id}`);
  await page.locator('.table .turn-prompt').waitFor();
  return page;
}

describe('a late game that is opened again', () => {
  it('takes a move before its log is read, and has it after it was killed', async () => {
    await expect.poll(() => kept(visit.page), { timeout: 60_000 }).toBe(true);
    await visit.page.close();
    const page = await reopened();
    expect(await at(page)).toBe(length);
    expect(await page.evaluate(`window.${sawReading}`)).toBe(true);
    await takesTaps(page);
    await page.locator('.turn .card').first().tap();
    await page.locator('.turn [data-confirm]').tap();
    await expect.poll(() => at(page), { timeout: 120_000 }).toBeGreaterThan(length);
    const played = await at(page);
    await page.close();

    const again = await reopened();
    expect(await at(again)).toBe(played);
    const undo = undoOf(again);
    await expect.poll(() => undo.isEnabled(), { timeout: 120_000 }).toBe(true);
    // a title that is taken away may stay as an empty one
    expect((await undo.getAttribute('title')) ?? '').toBe('');
    await undo.tap();
    await expect.poll(() => at(again), { timeout: 120_000 }).toBe(length);
    await undo.tap();
    await expect.poll(() => at(again), { timeout: 120_000 }).toBeLessThan(length);
    await again.close();
  });
});
