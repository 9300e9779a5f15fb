/** What a network must carry before a screen is there: counted from what a page really asks for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { languages } from '@/i18n/language';
import { titles } from '@/titles/registry';
import { type App, startApp } from '../support/app';
import { takesTaps } from '../support/pause';
import { bars, carried, dist, firstScreen } from '../support/sizes';
import { startGame } from './support/new-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

/** Code and styles that are asked for from now on, by the page and its workers. */
function askedFor(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/') asked.add('index.html');
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname.slice(1));
  });
  return asked;
}

/** A sentence of each language that the first screen does not say. */
const kept = { en: en['table.clock.over'], de: de['table.clock.over'] };

function holds(files: Iterable<string>, text: string): boolean {
  return [...files].some((file) => readFileSync(join(dist, file), 'utf8').includes(text));
}

it('the first screen is small', () => {
  expect(firstScreen().length).toBeGreaterThan(2);
  expect(carried(firstScreen())).toBeLessThan(bars.firstScreen);
});

describe.each(titles.map(({ id }) => id))('a game of %s', (title) => {
  it.each(languages)('is opened with little more, in %s', async (language) => {
    // nothing is kept for later: the page asks for what it needs
    const { page, close } = await app.open({ serviceWorkers: 'block' });
    page.setDefaultTimeout(60_000);
    // what is fetched ahead, while nobody waits, is not needed to play
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.reload();
    await startGame(page, ['Anna', 'Ben', 'Clara'], title);
    await page.evaluate((spoken) => {
      const key = 'zechenbahn.preferences';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage[key]), language: spoken }));
    }, language);
    const asked = askedFor(page);
    await page.reload();
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.locator('.turn h2').waitFor();
    await page.waitForLoadState('networkidle');
    expect([...asked]).toEqual(expect.arrayContaining(firstScreen()));
    expect(carried(asked)).toBeLessThan(bars.game);
    expect(languages.filter((each) => holds(asked, kept[each]))).toEqual([language]);
    await close();
  });
});

it('a tap on what has not come yet is not lost', async () => {
  const { page, close, errors } = await app.open({ serviceWorkers: 'block' });
  page.setDefaultTimeout(60_000);
  await startGame(page, ['Anna', 'Ben', 'Clara']);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/aside-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.locator('.turn h2').waitFor();
  await takesTaps(page);
  await page.getByRole('tab', { name: en['table.view.market'] }).click();
  await page.locator('#table-view .loading').waitFor();
  await page.getByRole('button', { name: en['table.menu'] }).click();
  arrive();
  await page.getByRole('dialog').waitFor();
  await page.locator('#table-view .loading').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});
