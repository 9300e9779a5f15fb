import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DortmundState } from '@/titles/dortmund/state';
import { playerMarkers } from '@/titles/dortmund/variants/state';
import { variantWords } from '@/ui/games/dortmund/words/options';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

const players = ['Anna', 'Ben', 'Clara'];

/** All ten, each with the most of it. */
async function agree(page: Page): Promise<void> {
  await page.locator('.agree-fold > summary').click();
  const { exportDemand, closedMines, wagonWays, ...flags } = variantWords;
  for (const { name } of Object.values(flags)) await page.getByRole('checkbox', { name: name.en }).check();
  await page.getByRole('combobox', { name: exportDemand.name.en }).selectOption('unequal2');
  for (const { name, values } of [closedMines, wagonWays]) {
    const group = page.getByRole('group', { name: name.en });
    await group.getByRole('radio', { name: values.five.en, exact: true }).check();
  }
}

/** Every player has every marker, and none is used. */
async function begun(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.mv-marker').count()).toBe(players.length * playerMarkers.length);
  expect(await page.locator('.mv-marker.is-used').count()).toBe(0);
}

async function ended(page: Page, last: unknown): Promise<void> {
  const { setup, playerMarkers: left } = last as DortmundState;
  expect(Object.keys(setup.options)).toHaveLength(Object.keys(variantWords).length);
  // what was agreed is named with the final scores, and markers were used
  await page.getByText(variantWords.cleverRoute.name.en).first().waitFor();
  expect(Object.values(left!).flat().length).toBeLessThan(players.length * playerMarkers.length);
}

it('three players play The Railway Game with all ten minor variants by touch', { timeout: 1_200_000 }, () =>
  playWholeGame(app, '18do-trg', players, { agree, begun, ended }),
);
