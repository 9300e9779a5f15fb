import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, type Opened, startApp } from '../support/app';
import { bringIn, cut, pointOf, randomGame, toTable } from './support/saves';

/** Back, by a button or a gesture of the device, closes what is open before it leaves the table. */
let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ reducedMotion: 'reduce' });
  const game = randomGame(2);
  await bringIn(visit.page, [cut(game, pointOf(game, 'auction'), 'auction')]);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
});

describe('Back', () => {
  it('closes the menu, the card of a hex and what is chosen, and then leaves the table', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'auction');
    const there = page.url();
    const lot = page.locator('.turn .lot:not(.lot-sold) .move').first();
    const confirm = page.locator('.turn [data-confirm]').first();
    await lot.click();
    await confirm.waitFor();
    await page.locator('.board-view [data-hex]').first().click({ force: true });
    await page.locator('.hex-card').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await page.locator('.hex-card').isVisible()).toBe(true);
    await page.goBack();
    await page.locator('.hex-card').waitFor({ state: 'detached' });
    expect(await confirm.isVisible()).toBe(true);
    await page.goBack();
    await confirm.waitFor({ state: 'detached' });
    expect(page.url()).toBe(there);
    await page.goBack();
    await page.locator('.game-card').first().waitFor();
    expect(page.url()).not.toBe(there);
  });

  it('leaves the table at once where all was closed otherwise', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'auction');
    for (let i = 0; i < 2; i++) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.goBack();
    await page.locator('.game-card').first().waitFor();
  });
});
