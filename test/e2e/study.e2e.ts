/** What players do beside the game: try a line, change a move, correct something, ask what if, look back. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { study } from '@/i18n/en/study';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { takesTaps } from '../support/pause';
import { misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, pointOf, randomGame, toTable } from './support/saves';

let app: App;
let visit: Opened;
let middle: number;
/** The dividend in the middle was paid out. */
let paid: boolean;

beforeAll(async () => {
  const game = randomGame(2);
  middle = pointOf(game, 'dividend', 120);
  paid = (game.moves[middle] as unknown as { pay: boolean }).pay;
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce', acceptDownloads: true });
  visit.page.setDefaultTimeout(120_000);
  // what is taken back is still there to be made again: each device corrects a game of its own
  const corrected = ['tablet', 'phone'].map((device) => cut(game, middle, `corrected-${device}`));
  await bringIn(visit.page, [
    cut(game, middle, 'middle'),
    ...corrected,
    ...['tablet', 'phone'].map((device) => cut(game, middle + 6, `changed-${device}`)),
    cut(game, game.moves.length - 1, 'last'),
    cut(game, game.moves.length, 'over'),
  ]);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

const at = async (page: Page) => Number(await page.locator('.table').getAttribute('data-at'));
const bar = (page: Page, name: string) => page.getByRole('status', { name });

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: en['table.menu'], exact: true }).tap();
  await page.getByRole('button', { name, exact: true }).tap();
}

/** Pays out, or keeps the money: what is picked already is only confirmed. */
async function decideDividend(page: Page, pays = true): Promise<void> {
  await takesTaps(page);
  await page
    .locator('.turn .card')
    .nth(pays ? 0 : 1)
    .tap();
  await page.locator('.turn [data-confirm]').tap();
}

/** The way on can be seen without any scrolling. */
async function isInSight(button: Locator, size: { readonly height: number }): Promise<void> {
  const { y, height } = (await button.boundingBox())!;
  expect(y + height).toBeLessThan(size.height);
}

async function fits(page: Page, name: string): Promise<void> {
  await picture(page, `study-${name}`);
  expect(await page.evaluate(misfits), name).toEqual([]);
  expect(await page.evaluate(smallTargets), name).toEqual([]);
  expect(await barriers(page), name).toEqual([]);
}

describe.each([
  ['tablet', tablet],
  ['phone', phone],
])('on a %s', (device, size) => {
  beforeAll(() => visit.page.setViewportSize(size));

  it('a line is tried and thrown away: the game is as it was, also after the window was closed', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'middle');
    await fromMenu(page, en['table.try']);
    await bar(page, study['trial.name']).waitFor();
    await decideDividend(page);
    await expect.poll(() => at(page)).toBeGreaterThan(middle);
    await fits(page, `${device}-trial`);
    await page.reload();
    await page.locator('.table .turn-prompt').waitFor();
    expect(await bar(page, study['trial.name']).count()).toBe(0);
    expect(await at(page)).toBe(middle);
  });

  it('a line is kept as a game of its own, and the way back leads to the game as it was', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'middle');
    await fromMenu(page, en['table.try']);
    await bar(page, study['trial.name']).waitFor();
    await decideDividend(page);
    await expect.poll(() => at(page)).toBeGreaterThan(middle);
    await page.getByRole('button', { name: study['trial.keep'] }).tap();
    await bar(page, study['trial.name']).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).not.toContain('/middle');
    expect(await at(page)).toBeGreaterThan(middle);
    await page.goBack();
    await expect.poll(() => page.url()).toContain('/middle');
    await expect.poll(() => at(page)).toBe(middle);
    expect(await bar(page, study['trial.name']).count()).toBe(0);
  });

  it('a move is changed only when it is confirmed, and undone as any other', async () => {
    const { page } = visit;
    await toTable(page, app.url, `changed-${device}`);
    const undo = page.getByRole('button', { name: en['table.undo'], exact: true });
    while ((await at(page)) > middle + 1) {
      const before = await at(page);
      await undo.tap();
      await expect.poll(() => at(page)).toBeLessThan(before);
    }
    await fromMenu(page, en['table.change']);
    await bar(page, study['change.name']).waitFor();
    await expect.poll(() => at(page)).toBe(middle);
    await fits(page, `${device}-change`);
    await decideDividend(page, !paid);
    await page.getByRole('button', { name: study['change.see'] }).tap();
    const dialog = page.getByRole('dialog', { name: study['change.title'] });
    await dialog.locator('.effect').first().waitFor();
    await fits(page, `${device}-change-seen`);
    const change = dialog.getByRole('button', { name: study['change.do'] });
    await isInSight(change, size);
    await change.tap();
    await bar(page, study['change.name']).waitFor({ state: 'detached' });
    await page.getByText(study['change.done']).waitFor();
    await expect.poll(() => at(page)).toBe(middle + 6);
    await takesTaps(page);
    await undo.tap();
    await expect.poll(() => at(page)).toBeLessThan(middle + 6);
    await page.goto(`${app.url}#/`);
    await page.getByText('(before the change)').first().waitFor();
  });

  it('something is imagined on a copy of the board, and nothing of it is in the game', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'middle');
    await page.goto(`${app.url}#/table/middle/what-if`);
    const ready = page.locator('.what-if[data-settling=false]');
    await ready.getByRole('button', { name: study['whatIf.train'] }).tap();
    await page.locator('.what-if-runs li').first().waitFor();
    await page.locator('[data-hex="G14"]').tap({ force: true });
    // tapped as soon as it takes taps; it stays where it is when it is on the board, and so do all others
    const tile = ready.locator('.what-if-tile').first();
    const name = await tile.textContent();
    await tile.tap();
    await expect.poll(() => page.locator('.what-if-ideas li').count()).toBe(2);
    expect(await page.locator('.what-if-tile').first().textContent()).toBe(name);
    await fits(page, `${device}-what-if`);
    await page.getByRole('link', { name: study['whatIf.leave'] }).tap();
    await expect.poll(() => at(page)).toBe(middle);
  });

  it('a correction is seen before it is made', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'middle');
    await fromMenu(page, en['table.correct']);
    const dialog = page.getByRole('dialog', { name: study['correct.title'] });
    await dialog.locator('.correct-field').first().waitFor();
    await dialog.getByLabel(study['correct.kind']).selectOption('tile');
    await dialog.locator('.correct-tile svg').waitFor();
    await isInSight(dialog.getByRole('button', { name: study['correct.do'] }), size);
    await fits(page, `${device}-correct`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // and whoever came by keyboard is back where it was opened
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(en['table.menu']);
  });

  it('a correction that a clumsy finger makes twice is made once, and is taken back', async () => {
    const { page } = visit;
    await toTable(page, app.url, `corrected-${device}`);
    await fromMenu(page, en['table.correct']);
    const dialog = page.getByRole('dialog', { name: study['correct.title'] });
    await dialog.locator('.correct-field').first().waitFor();
    for (const box of await dialog.getByRole('checkbox').all()) await box.tap();
    const correct = dialog.getByRole('button', { name: study['correct.do'] });
    await expect.poll(() => correct.isEnabled()).toBe(true);
    await correct.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await correct.boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    await page.touchscreen.tap(left, top);
    await page.touchscreen.tap(left, top);
    await expect.poll(() => at(page)).toBe(middle + 1);
    await takesTaps(page);
    await page.getByRole('button', { name: en['table.undo'], exact: true }).tap();
    await expect.poll(() => at(page)).toBe(middle);
  });

  it('a finished game is looked back at, and leads to its moments', async () => {
    const { page } = visit;
    await page.goto(`${app.url}#/table/over/end`);
    await page.getByRole('link', { name: en['end.lookBack'] }).tap();
    await page.locator('.look-back-table').first().waitFor();
    await page.getByText(study['back.runs.what']).waitFor();
    await fits(page, `${device}-look-back`);
    await page.locator('.look-back-go').first().tap();
    await page.locator('.table .time-bar.is-past').waitFor();
    // from the past to the last moment: also that is seen on the board, not among the final scores
    await page.goBack();
    await page.locator('.look-back-part').nth(1).locator('.look-back-go').last().tap();
    await page.locator('.table .over').waitFor();
  });
});

it('all that can be corrected is, once everybody agrees: log, list, save file and final scores say so', async () => {
  const { page } = visit;
  await page.setViewportSize(tablet);
  await toTable(page, app.url, 'last');
  const dialog = page.getByRole('dialog', { name: study['correct.title'] });
  const kinds = ['cash', 'certificate', 'price', 'train', 'tile', 'token', 'marker'];
  for (const kind of kinds) {
    const before = await at(page);
    await takesTaps(page);
    await fromMenu(page, en['table.correct']);
    await dialog.getByLabel(study['correct.kind']).selectOption(kind);
    for (const box of await dialog.getByRole('checkbox').all()) await box.tap();
    const correct = dialog.getByRole('button', { name: study['correct.do'] });
    await firstPossible(dialog, correct);
    await correct.tap();
    await expect.poll(() => at(page)).toBe(before + 1);
  }
  await page.getByRole('tab', { name: en['table.view.log'] }).tap();
  const lines = page.locator('.log-lines').getByText(/^Corrected: .* Agreed by Anna, Ben, and Clara$/);
  await expect.poll(() => lines.count()).toBe(kinds.length);
  await decideDividend(page);
  await page.locator('.end').getByText(en['table.corrected']).waitFor();
  await fits(page, 'corrected-end');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en['table.export'] }).tap();
  const save = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(save.games[0].corrected).toBe(true);
  await page.goto(`${app.url}#/`);
  await page.locator('.game-card').filter({ hasText: en['table.corrected'] }).first().waitFor();
});

/** Chooses in the last field, then in the one before it, until the game could be like that. */
async function firstPossible(dialog: Locator, button: Locator): Promise<void> {
  const fields = await dialog.locator('.correct-field select').all();
  for (const field of fields.slice(1).reverse()) {
    const values = await field
      .locator('option')
      .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
    for (const value of values) {
      if (await button.isEnabled()) return;
      await field.selectOption(value);
      // shown with what was chosen
      await expect.poll(() => field.inputValue()).toBe(value);
    }
  }
  expect(await button.isEnabled()).toBe(true);
}

it('a look back is printed on one page', async () => {
  const { page } = visit;
  await page.goto(`${app.url}#/table/over/look-back`);
  await page.getByText(study['back.runs.what']).waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
