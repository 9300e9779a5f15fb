import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RhinelandState } from '@/titles/rhineland/state';
import { cards as words } from '@/ui/games/rhineland/words/en/cards';
import { chapter8 } from '@/ui/games/rhineland/words/en/chapter8';
import { rhlOptions } from '@/ui/games/rhineland/words/options';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

const players = ['Anna', 'Ben', 'Clara'];
const secrets = Object.entries(chapter8)
  .filter(([key]) => key.startsWith('card.D'))
  .map(([, name]) => name);

/** Everything but the extra train, with one number of the base game. */
async function agree(page: Page): Promise<void> {
  for (const { name } of [rhlOptions.targetCards, rhlOptions.destinyCards, rhlOptions.alternativePackage]) {
    await page.getByRole('checkbox', { name: name.en }).check();
  }
  await page.getByRole('radio', { name: rhlOptions.private2.values.KEO.en }).check();
}

/** From now on every name of a hidden card that is shown outside the curtain is written down. */
async function watchSecrets(page: Page): Promise<void> {
  await page.evaluate((names) => {
    const leaks: string[] = [];
    Object.assign(window, { leaks });
    const look = () => {
      if (location.hash.endsWith('/end')) return;
      const copy = document.body.cloneNode(true) as HTMLElement;
      for (const curtain of copy.querySelectorAll('.secret')) curtain.remove();
      const shown = `${copy.textContent} ${copy.innerHTML}`;
      leaks.push(...names.filter((name) => shown.includes(name)));
    };
    let due = false;
    new MutationObserver(() => {
      if (due) return;
      due = true;
      setTimeout(() => {
        due = false;
        look();
      }, 50);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, secrets);
}

/** The open cards are there, and whoever looks at the hidden ones later is asked for behind the curtain. */
async function begun(page: Page): Promise<void> {
  expect(await page.locator('.goal-card.move').count()).toBe(players.length + 2);
  await watchSecrets(page);
}

async function ended(page: Page, last: unknown): Promise<void> {
  const { destinies, targets } = last as RhinelandState;
  expect(Object.values(destinies!).map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(targets).toHaveLength(players.length);
  const kept = Object.values(destinies!).flat();
  for (const card of kept) {
    const name = chapter8[`card.${card}` as keyof typeof chapter8];
    await page.locator('.end-scores').getByText(name, { exact: true }).waitFor();
    await page.locator('.goal-view').getByText(name, { exact: true }).waitFor();
  }
  expect(await page.locator('.goal-view .goal-card').count()).toBe(kept.length);
  expect(await page.evaluate(() => (window as unknown as { leaks: string[] }).leaks)).toEqual([]);
}

it(
  'three players play 18Rhl with target cards, destiny cards and the alternative package by touch',
  { timeout: 900_000 },
  () => playWholeGame(app, '18rhl', players, { agree, begun, ended }),
);

it('hidden cards are asked for by name, and hidden again', { timeout: 120_000 }, async () => {
  const visit = await app.open({ path: '#/new' });
  const { page } = visit;
  page.setDefaultTimeout(60_000);
  for (const [i, name] of players.entries()) await page.locator('.new-name').nth(i).fill(name);
  await page.getByRole('checkbox', { name: rhlOptions.destinyCards.name.en }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('tab', { name: words['cards.view'] }).click();
  await page.getByRole('button', { name: words['cards.look.of'].replace('{name}', 'Ben') }).click();
  const curtain = page.getByRole('dialog', { name: words['cards.give'].replace('{name}', 'Ben') });
  await curtain.waitFor();
  expect(await page.locator('.secret .goal-card').count()).toBe(0);
  await curtain.getByRole('button', { name: words['cards.show'].replace('{name}', 'Ben') }).click();
  await page.getByRole('dialog', { name: words['cards.yours'].replace('{name}', 'Ben') }).waitFor();
  expect(await page.locator('.secret .goal-card').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.locator('.secret').waitFor({ state: 'detached' });
  const shown = await page.locator('body').innerHTML();
  expect(secrets.filter((name) => shown.includes(name))).toEqual([]);
  await visit.close();
  expect(visit.errors).toEqual([]);
});
