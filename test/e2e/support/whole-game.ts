/** A whole game by touch, from the home screen to the final scores, and what must be true of it then. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { money } from '@/i18n';
import { en } from '@/i18n/en';
import { titles } from '@/titles/registry';
import type { TableState } from '@/titles/view';
import { type App, tablet } from '../../support/app';
import { withoutPause } from '../../support/pause';
import { startGame, withSameLot } from './new-game';
import { type Pause, playOnScreen, type Touching } from './player';
import { readGame } from './saves';

/** What a test does beside playing. */
export interface Besides {
  /** A tablet, unless told otherwise. */
  readonly viewport?: { width: number; height: number };
  /** Before the game begins. */
  agree?(page: Page): Promise<void>;
  /** When the table is there. */
  begun?(page: Page): Promise<void>;
  /** When the final scores are shown. */
  ended?(page: Page, last: TableState): Promise<void>;
}

/**
 * What is laid out can be touched or is covered as ever, but no pixel of it is drawn: nobody looks at a game that is
 * played by lot, and drawing every move of it is a third or more of what a game costs a machine without a graphics card.
 */
async function unpainted(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.opacity = '0';
  });
}

export async function playWholeGame(
  app: App,
  title: string,
  players: readonly string[],
  besides: Besides = {},
): Promise<void> {
  const visit = await app.open({
    viewport: besides.viewport ?? tablet,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const { page } = visit;
  await withSameLot(page);
  await withoutPause(page);
  await page.reload();
  await startGame(page, players, title, besides.agree);
  await besides.begun?.(page);
  await unpainted(page);

  const began = performance.now();
  let taps = 0;
  let paused: Touching = { random: 1, touches: 0, covered: [] };
  for (;;) {
    const pause: Pause = await page.evaluate(playOnScreen, paused);
    paused = pause;
    if (pause.kind === 'over') break;
    if (pause.kind === 'stuck') {
      expect.fail(`nothing happens any more: ${pause.shown}\n${visit.errors.join('\n')}`);
    }
    await page.touchscreen.tap(pause.x, pause.y);
    taps++;
  }
  const seconds = (performance.now() - began) / 1000;

  await page.getByRole('heading', { level: 1, name: /wins? with|share the win/ }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en['table.export'] }).click();
  const { saved, last: lastState } = await readGame(readFileSync(await (await download).path(), 'utf8'));
  const last = lastState as TableState;
  expect(saved.title).toBe(title);
  expect(last.over).toBe(true);
  const viewAt = await titles.find(({ id }) => id === title)!.view();
  const scores = viewAt(last.setup)
    .scores(last)
    .map(({ total }) => money(total));
  expect(await page.locator('.end-scores h2 .figure').allInnerTexts()).toEqual(scores);
  await besides.ended?.(page, last);
  console.log(
    `${title}: ${saved.moves.length} moves, ${paused.touches} touches (${taps} on the board) in ${seconds.toFixed(0)} s`,
  );

  await visit.close();
  expect([...new Set(paused.covered)]).toEqual([]);
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
}
