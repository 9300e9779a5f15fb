import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { rhlOptions } from '@/ui/games/rhineland/words/options';
import { phone, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { atTable } from '../support/players';
import { visitedApp } from '../support/visits';

const app = visitedApp();

const { extraTrain, lowerCapital } = rhlOptions;
const patience = { timeout: 60_000 };
const names = ['Anna', 'Ben', 'Carl'];

async function newGame(page: Page, words: typeof en | typeof de, language: 'en' | 'de'): Promise<void> {
  for (const [i, name] of names.entries()) {
    await page.getByLabel(words['new.name'].replace('{seat}', String(i + 1)), { exact: true }).fill(name);
  }
  await page.getByRole('checkbox', { name: extraTrain.name[language] }).check();
  await page.getByRole('checkbox', { name: lowerCapital.name[language] }).check();
  await page.getByRole('radio', { name: words['seats.entered'] }).check();
}

const seated = (page: Page) =>
  page.locator('.new-name').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Where to take hold of a row, and how far it is to the next. */
async function grips(page: Page) {
  const handles = page.locator('.seat-handle');
  await handles.first().scrollIntoViewIfNeeded();
  const [first, second] = await Promise.all([handles.nth(0).boundingBox(), handles.nth(1).boundingBox()]);
  return { x: first!.x + first!.width / 2, y: first!.y + first!.height / 2, step: second!.y - first!.y };
}

describe('18Rhl with both options', () => {
  it('is agreed on a tablet, put in order with the mouse, and played so', async () => {
    const visit = await app.open({ path: '#/new', viewport: tablet });
    const { page } = visit;
    page.setDefaultTimeout(patience.timeout);
    await newGame(page, en, 'en');
    expect(await barriers(page)).toEqual([]);
    const { x, y, step } = await grips(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + step * 0.6, { steps: 4 });
    await page.mouse.move(x, y + step, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => seated(page), patience).toEqual(['Ben', 'Anna', 'Carl']);

    await page.getByRole('button', { name: en['new.start'] }).click();
    await atTable(page);
    const agreed = `${extraTrain.name.en} · ${lowerCapital.name.en}`;
    await page.getByRole('button', { name: en['table.menu'] }).click();
    // names of trains do not break after their hyphens
    const named = new RegExp(agreed.replaceAll('-', '-\u2060?'));
    await page.getByRole('dialog').getByText(named).waitFor();
    await page.getByRole('dialog').getByRole('link', { name: en['table.leave'] }).click();
    await page.locator('.game-agreed', { hasText: named }).waitFor();
    // as it is stored: the same game is there when the page is opened again
    await page.reload();
    await page.locator('.game-agreed', { hasText: named }).click();
    await atTable(page);
    // 500 Marks instead of 600 for each of three
    await page.locator('.ledger').getByText(/^500/).first().waitFor();
    expect(await page.locator('.ledger').getByText(/^600/).count()).toBe(0);
  });

  it('is agreed in German on a telephone, put in order with a finger', async () => {
    const visit = await app.open({ path: '#/new', viewport: phone, hasTouch: true, locale: 'de-DE' });
    const { page } = visit;
    page.setDefaultTimeout(patience.timeout);
    await newGame(page, de, 'de');
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole('button', { name: de['seats.up'].replace('{name}', 'Carl') }).tap();
    await expect.poll(() => seated(page), patience).toEqual(['Anna', 'Carl', 'Ben']);
    const { x, y, step } = await grips(page);
    const touch = await page.context().newCDPSession(page);
    const at = (by: number) => [{ x, y: y + by }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const by of [0.3, 0.7, 1.2, 1.7, 2]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step * by) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => seated(page), patience).toEqual(['Carl', 'Ben', 'Anna']);
    // right after a finger has dragged, browsers take no tap
    await page.getByRole('button', { name: de['agreed.reset'] }).click();
    expect(await page.getByRole('checkbox', { name: extraTrain.name.de }).isChecked()).toBe(false);
    await page.getByText(de['agreed.allUsual']).waitFor();
  });
});
