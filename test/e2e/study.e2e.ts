/** What players do beside the game: try a line, change a move, correct something, ask what if, look back. */
import type { Page } from 'playwright-core';
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

beforeAll(async () => {
  const game = randomGame(2);
  middle = pointOf(game, 'dividend', 120);
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(120_000);
  // what is taken back is still there to be made again: each device corrects a game of its own
  const corrected = ['tablet', 'phone'].map((device) => cut(game, middle, `corrected-${device}`));
  await bringIn(visit.page, [
    cut(game, middle, 'middle'),
    ...corrected,
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

async function payOut(page: Page): Promise<void> {
  await takesTaps(page);
  await page.locator('.turn .card').first().tap();
  await page.locator('.turn [data-confirm]').tap();
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
    await payOut(page);
    await expect.poll(() => at(page)).toBeGreaterThan(middle);
    await fits(page, `${device}-trial`);
    await page.reload();
    await page.locator('.table .turn-prompt').waitFor();
    expect(await bar(page, study['trial.name']).count()).toBe(0);
    expect(await at(page)).toBe(middle);
  });

  it('a move is changed only when it is confirmed', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'middle');
    await fromMenu(page, en['table.change']);
    await bar(page, study['change.name']).waitFor();
    await fits(page, `${device}-change`);
    await page.getByRole('button', { name: study['trial.end'] }).tap();
    await expect.poll(() => at(page)).toBe(middle);
  });

  it('something is imagined on a copy of the board, and nothing of it is in the game', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'middle');
    await page.goto(`${app.url}#/table/middle/what-if`);
    await page.getByRole('button', { name: study['whatIf.train'] }).tap();
    await page.locator('.what-if-runs tbody tr').first().waitFor();
    await page.getByRole('application').press('Shift+ArrowDown');
    await page.locator('.what-if-hex').waitFor();
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
    await fits(page, `${device}-correct`);
    await dialog.getByRole('button', { name: study['correct.not'] }).tap();
    await dialog.waitFor({ state: 'detached' });
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
  });
});

it('a look back is printed on one page', async () => {
  const { page } = visit;
  await page.goto(`${app.url}#/table/over/look-back`);
  await page.getByText(study['back.runs.what']).waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
