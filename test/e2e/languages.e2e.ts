import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { viewIds } from '@/ui/table/views/views';
import { type App, type Opened, startApp } from '../support/app';
import { startGame } from './support/new-game';

let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open();
  visit.page.setDefaultTimeout(60_000);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

/** Whole texts that are said in one language only. */
function wordsOfOnly(
  mine: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): Set<string> {
  const others = new Set(Object.values(other));
  return new Set(Object.values(mine).filter((text) => !text.includes('{') && !others.has(text)));
}

/** Texts on the screen and names of what is there. Self-contained: it is sent to the page. */
function said(): string[] {
  const texts: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent?.trim() ?? '');
  for (const element of document.querySelectorAll('[aria-label]')) texts.push(element.ariaLabel ?? '');
  return texts.filter((text) => text !== '');
}

async function foreignWords(page: Page, words: Set<string>): Promise<string[]> {
  return (await page.evaluate(said)).filter((text) => words.has(text));
}

const chooseLanguage = async (page: Page, from: typeof en | typeof de, to: 'en' | 'de') => {
  await page.goto(`${app.url}#/settings`);
  await page.getByRole('radio', { name: from[`language.${to}`] }).check();
  await page.locator(`html[lang=${to}]`).waitFor();
};

it('a game begun in English is played on in German, and back, with every word', async () => {
  const { page } = visit;
  await startGame(page, ['Anna', 'Ben', 'Clara']);
  const address = page.url();
  await page.locator('.lot .move').first().click();
  await page.locator('[data-confirm]').click();
  await page.locator('.lot-sold').first().waitFor({ state: 'attached' });

  for (const [from, to, language] of [
    [en, de, 'de'],
    [de, en, 'en'],
  ] as const) {
    await chooseLanguage(page, from, language);
    const words = wordsOfOnly(from, to);
    expect(await foreignWords(page, words), 'settings').toEqual([]);
    for (const path of ['#/', '#/new', '#/gallery']) {
      await page.goto(app.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await foreignWords(page, words), path).toEqual([]);
    }
    await page.goto(address);
    await page.locator('.lot-sold').first().waitFor({ state: 'attached' });
    for (const id of viewIds) {
      await page.getByRole('tab', { name: to[`table.view.${id}`], exact: true }).click();
      await page.locator(`.view-${id}`).waitFor();
      expect(await foreignWords(page, words), id).toEqual([]);
    }
  }
});
