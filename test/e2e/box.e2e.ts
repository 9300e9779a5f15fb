/** A value of the own box is corrected, a game is begun with it, and all of it goes to another device. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { box as words } from '@/i18n/en/box';
import { type App, type Opened, phone, startApp } from '../support/app';
import { barriers } from '../support/axe';
import { takesTaps } from '../support/pause';
import { misfits, picture, smallTargets } from './support/looks';
import { startGame } from './support/new-game';

let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ acceptDownloads: true });
  visit.page.setDefaultTimeout(120_000);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

async function fits(page: Page, name: string): Promise<void> {
  await picture(page, `box-${name}`);
  expect(await page.evaluate(misfits), name).toEqual([]);
  expect(await page.evaluate(smallTargets), name).toEqual([]);
  expect(await barriers(page), name).toEqual([]);
}

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

const munster = (page: Page) => page.getByRole('spinbutton', { name: /^A10 Münster: Value, yellow/ });

/** What is known of the hex says the value, and that it is corrected. */
async function seesIt(page: Page): Promise<void> {
  await takesTaps(page);
  await page.locator('[data-hex="A10"]').click({ force: true });
  const card = page.locator('.hex-card');
  await card.getByText('90').waitFor();
  await card.getByText(en['hex.source.own']).waitFor();
  await page.keyboard.press('Escape');
}

let file: string;
let save: string;

it('a value is found, corrected and kept', async () => {
  const { page } = visit;
  await page.getByRole('link', { name: en['home.box'] }).click();
  await page.getByRole('link', { name: /^18Ruhr/ }).click();
  await page.getByRole('searchbox').fill('münster');
  await munster(page).fill('90');
  await munster(page).press('Enter');
  await page.getByText(words['box.corrected.one']).waitFor();
  await fits(page, 'tablet');
  await page.reload();
  await page.getByText(words['box.corrected.one']).waitFor();
  await page.setViewportSize(phone);
  await page.getByRole('searchbox').fill('a1');
  await munster(page).waitFor();
  await fits(page, 'phone');
  file = await download(page, words['box.export']);
  expect(JSON.parse(file)).toMatchObject({
    board: '18ruhr',
    values: { 'hexes.A10.stops.0.revenue.yellow': 90 },
  });
});

it('a game is begun with it: the board shows it, and its save file carries it', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(app.url);
  await startGame(page, ['Anna', 'Bora', 'Chris'], '18ruhr', async () => {
    await page.getByRole('checkbox', { name: en['ownBox.with.one'] }).waitFor();
  });
  await seesIt(page);
  await page.getByRole('button', { name: en['table.menu'], exact: true }).click();
  await page.getByText('Own box: one value').waitFor();
  save = await download(page, en['table.export']);
  expect(JSON.parse(save).games[0].setup.box).toEqual({ 'hexes.A10.stops.0.revenue.yellow': 90 });
});

it('on another device the file is taken, the game opens, and a file that does not fit is refused', async () => {
  const other = await app.open({ path: '#/box/18ruhr' });
  const { page } = other;
  page.setDefaultTimeout(120_000);
  const choose = (text: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'box.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await page.getByRole('searchbox').waitFor();
  await choose(file.replace('90', '95'));
  await page.getByRole('alert').filter({ hasText: 'nothing has changed' }).waitFor();
  await page.getByText(words['box.none']).waitFor();
  await choose(file);
  await page.getByText(words['box.corrected.one']).waitFor();
  await page.goto(app.url);
  await page.locator('.games input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save),
  });
  await page.getByRole('link', { name: en['import.show'] }).click();
  await page.locator('.table .turn-prompt').waitFor();
  await seesIt(page);
  expect(other.errors).toEqual([]);
  await other.close();
});
