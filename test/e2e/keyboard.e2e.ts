import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperatingRoundState } from '@/engine/steps/state';
import { type App, type Opened, startApp } from '../support/app';
import { bringIn, cut, type Game, randomGame, stageAt, toTable } from './support/saves';

let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

const wholeTurn = ['track', 'station', 'run', 'dividend', 'trains'];

/** Where a company begins a turn in which it went through every step. */
function beginningOfTurn(game: Game): number {
  const companyAt = (at: number) => (game.states[at]!.round as OperatingRoundState).turn?.company;
  for (let at = 100; at < game.moves.length; at++) {
    if (stageAt(game, at) !== 'track' || companyAt(at - 1) === companyAt(at)) continue;
    const steps = new Set<string>();
    for (let i = at; i < game.states.length && companyAt(i) === companyAt(at); i++)
      steps.add(stageAt(game, i));
    if (wholeTurn.every((step) => steps.has(step))) return at;
  }
  throw new Error('no company goes through every step in this game');
}

const mostTabs = 200;

/** Goes on with the Tab key until something of this kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < mostTabs; i++) {
    await page.keyboard.press('Tab');
    const has = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (has) return;
  }
  expect.fail(`the Tab key does not lead to ${selector}`);
}

/** Where the keyboard is. */
const focused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector), {
    timeout: 60_000,
  });

const stepNow = (page: Page) => page.locator('.steps [aria-current=step]').textContent();

it('one whole turn of a company is played by keyboard alone', async () => {
  const { page } = visit;
  const game = randomGame(2);
  await bringIn(page, [cut(game, beginningOfTurn(game), 'keys')]);
  await toTable(page, app.url, 'keys');
  const company = await page.locator('.turn h2').textContent();
  const step = (name: string) => expect.poll(() => stepNow(page), { timeout: 60_000 }).toBe(name);

  await step('Track');
  await tabTo(page, '.turn .place');
  await page.keyboard.press('Enter');
  const hasStrip = (await page.locator('.turn [data-confirm]').count()) === 0;
  if (hasStrip) {
    await tabTo(page, '.turn .tile-offer');
    await page.keyboard.press('Enter');
    await focused(page, '[data-confirm]').toBe(true);
    // back with Escape, and once more
    await page.keyboard.press('Escape');
    await page.locator('.turn [data-confirm]').waitFor({ state: 'detached' });
    await tabTo(page, '.turn .place');
    await page.keyboard.press('Enter');
    await tabTo(page, '.turn .tile-offer');
    await page.keyboard.press('Enter');
    await focused(page, '[data-confirm]').toBe(true);
  } else {
    await tabTo(page, '.turn [data-confirm]');
  }
  await page.keyboard.press('Enter');
  await focused(page, '.turn h2').toBe(true);
  if ((await stepNow(page)) === 'Track') {
    await tabTo(page, '.turn .quick');
    await page.keyboard.press('Enter');
  }

  await step('Station');
  await tabTo(page, '.turn .place');
  await page.keyboard.press('Space');
  await focused(page, '[data-confirm]').toBe(true);
  await page.keyboard.press('Enter');

  await step('Run');
  await tabTo(page, '.turn [data-confirm]');
  await page.keyboard.press('Enter');

  await step('Dividend');
  await tabTo(page, '.turn .card:nth-child(2)');
  await page.keyboard.press('Enter');
  await focused(page, '[data-confirm]').toBe(true);
  await page.keyboard.press('Enter');

  await step('Trains');
  await tabTo(page, '.turn .quick');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.turn h2').textContent(), { timeout: 60_000 }).not.toBe(company);
});
