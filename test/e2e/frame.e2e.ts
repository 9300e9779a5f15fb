import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { phone, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { takesTaps } from '../support/pause';
import { visitedApp } from '../support/visits';
import { desk } from './support/devices';
import { bringIn, cut, pointOf, randomGame, toTable } from './support/saves';

const app = visitedApp();

/** Begins a game of three, as players do. */
async function begin(page: Page, words: typeof en | typeof de = en): Promise<void> {
  await page.getByRole('link', { name: words['home.new'] }).click();
  const names = page.getByRole('textbox');
  await names.first().waitFor();
  for (const [i, name] of ['Anna', 'Bora', 'Chris'].entries()) await names.nth(i).fill(name);
  await page.getByRole('button', { name: words['new.start'] }).click();
  await page.getByRole('tab', { name: words['table.view.market'] }).waitFor();
  await takesTaps(page);
}

const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
const isTooHigh = 'document.documentElement.scrollHeight > document.documentElement.clientHeight';

describe('the table', () => {
  it.each([
    ['a tablet', tablet, en, 'en-GB'],
    ['an upright tablet', { width: tablet.height, height: tablet.width }, de, 'de-DE'],
    ['a phone', phone, de, 'de-DE'],
    ['a desk', { width: 1440, height: 900 }, en, 'en-GB'],
  ] as const)('fits on %s with every view', async (_name, viewport, words, locale) => {
    const visit = await app.open({ viewport, locale });
    const { page } = visit;
    await begin(page, words);
    const tabs = page.getByRole('tab');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      expect(await page.evaluate(isTooWide), `view ${i}`).toBe(false);
      expect(await page.evaluate(isTooHigh), `view ${i}`).toBe(false);
    }
  });

  const looked = {
    light: ['ledger', 'market', 'companies', 'players', 'depot', 'tiles', 'log', 'charts', 'help'],
    dark: ['ledger', 'market', 'depot', 'log'],
  } as const;

  it.each(['light', 'dark'] as const)('has no barriers in %s colours', async (colorScheme) => {
    const visit = await app.open({ colorScheme });
    const { page } = visit;
    await begin(page);
    for (const view of looked[colorScheme]) {
      await page.getByRole('tab', { name: en[`table.view.${view}`] }).click();
      expect(await barriers(page), view).toEqual([]);
    }
    await page.getByRole('button', { name: en['table.menu'] }).click();
    await page.getByRole('dialog').waitFor();
    expect(await barriers(page), 'menu').toEqual([]);
  });

  it('hides behind its curtain until the next player has taken it', async () => {
    const visit = await app.open();
    const { page } = visit;
    await begin(page);
    await page.getByRole('button', { name: en['table.menu'] }).click();
    await page.getByRole('checkbox', { name: en['settings.curtain'] }).check();
    await page.getByRole('button', { name: en['detail.close'] }).click();
    await page.locator('.turn-foot').getByRole('button').last().click();
    const give = page.getByRole('button', { name: /^I am / });
    await give.waitFor();
    await page.keyboard.press('Escape');
    expect(await give.isVisible()).toBe(true);
    await takesTaps(page);
    await give.click();
    await give.waitFor({ state: 'detached' });
  });

  it('is there again after a reload, with its game on the first screen', async () => {
    const visit = await app.open();
    const { page } = visit;
    await begin(page);
    await page.reload();
    await page.getByRole('tab', { name: en['table.view.market'] }).waitFor();
    await page.getByRole('button', { name: en['table.menu'] }).click();
    await page.getByRole('link', { name: en['table.leave'] }).click();
    await page.getByRole('article').waitFor();
    expect(await page.getByRole('article').textContent()).toContain('Anna');
  });

  it('is left for home by whoever was led to it from the start address', async () => {
    const visit = await app.open();
    const { page } = visit;
    await begin(page);
    // as an installed app starts
    await page.goto('about:blank');
    await page.goto(app.url);
    await page.getByRole('button', { name: en['table.menu'] }).click();
    await page.getByRole('link', { name: en['table.leave'] }).click();
    await page.getByRole('article').waitFor();
    expect(await page.getByRole('article').textContent()).toContain('Anna');
  });

  it('has a ledger on a desk that is as high as trading in it needs', async () => {
    const visit = await app.open({ viewport: desk });
    const { page } = visit;
    const game = randomGame(2);
    await bringIn(page, [cut(game, pointOf(game, 'stock', 500), 'trading')]);
    await toTable(page, app.url, 'trading');
    const ledger = page.locator('.table-ledger');
    await ledger.locator('.to-trade').waitFor();
    const { shown, whole, most } = await ledger.evaluate((element) => ({
      shown: element.clientHeight,
      whole: element.scrollHeight,
      most: innerHeight * 0.55,
    }));
    // a line is drawn above it
    expect(shown).toBeGreaterThanOrEqual(Math.min(whole, Math.floor(most) - 1));
  });
});
