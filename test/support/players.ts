/** Players at a table in a browser: they set up a game and touch what the screen offers. */
import type { Page } from 'playwright-core';
import { en } from '@/i18n/en';
import { takesTaps } from './pause';

/** As many as the least that can play. */
export const names = ['Anna', 'Ben', 'Carl'] as const;

/** From the home screen to the table; returns the id of the game. */
export async function beginGame(page: Page, players: readonly string[] = names): Promise<string> {
  await page.getByRole('link', { name: en['home.new'] }).click();
  for (const [i, name] of players.entries()) {
    if (i >= names.length) await page.getByRole('button', { name: en['new.add'] }).click();
    const field = page.getByLabel(en['new.name'].replace('{seat}', String(i + 1)), { exact: true });
    await field.fill(name);
  }
  await page.getByRole('button', { name: en['new.start'] }).click();
  await atTable(page);
  return /#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** The table is shown, and somebody is on turn and may act. */
export async function atTable(page: Page): Promise<void> {
  try {
    await page.locator('.turn h2').waitFor();
    await takesTaps(page);
  } catch (error) {
    const shown = await page.locator('body').innerText();
    throw new Error(`no table at ${page.url()}; the page says: ${shown.slice(0, 500)}`, { cause: error });
  }
}

/** The number of moves that the screen shows as made: the end of the slider through time. */
export async function movesShown(page: Page): Promise<number> {
  const slider = page.getByRole('slider', { name: en['table.time.slider'] });
  if ((await slider.count()) === 0) await page.getByRole('button', { name: en['table.history'] }).click();
  // a game that was just opened again knows its last state first, and its log a little later
  await page.locator(`button[title="${en['table.reading']}"]`).waitFor({ state: 'detached' });
  return Number(await slider.getAttribute('max'));
}

/** Takes back so many moves, without playing on. */
export async function undoMoves(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await page.getByRole('button', { name: en['table.undo'] }).click();
}

/** Touches what is offered until so many more moves are shown as made; returns how many are shown then. */
export async function playMoves(page: Page, count: number, seed = 1): Promise<number> {
  const wanted = (await movesShown(page)) + count;
  await page.evaluate(playing(seed, wanted));
  return movesShown(page);
}

/** Plays on without end, and tells of every move as soon as the screen shows it. */
export async function playOn(page: Page, seed: number, onShown: (moves: number) => void): Promise<void> {
  await movesShown(page);
  await page.exposeFunction('zechenbahnShown', onShown);
  await page.evaluate(`void ${playing(seed, Number.MAX_SAFE_INTEGER)}`);
}

/** Somebody who finds no move for so long is stuck. */
const patience = 60_000;

/**
 * Touches one button of the turn panel after the other, as fast as the page answers, the way on more
 * often than others. A text, for functions are not the same in a page: whoever runs the tests may have
 * rewritten them.
 */
function playing(seed: number, wanted: number): string {
  return `new Promise((resolve, reject) => {
    let random = ${seed} | 0;
    const next = (below) => {
      random = (Math.imul(random, 1664525) + 1013904223) | 0;
      return (random >>> 8) % below;
    };
    const moves = () => Number(document.querySelector('.time-bar input[type=range]')?.max ?? 0);
    const isOffered = (button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility();
    const touch = () => {
      // whether to play on from the past, and to drop what came after
      const question = document.querySelector('dialog[open] .button-main');
      if (question) return question.click();
      // whoever has seen a change waits until it can be answered
      if (document.querySelector('[data-settling=true]')) return;
      const offered = [...document.querySelectorAll('.turn button')].filter(isOffered);
      const confirm = offered.find((button) => button.matches('[data-confirm]'));
      if (confirm && next(4) > 0) confirm.click();
      else offered[next(offered.length || 1)]?.click();
    };
    let shown = moves();
    let since = performance.now();
    const timer = setInterval(() => {
      if (moves() !== shown) {
        shown = moves();
        since = performance.now();
        globalThis.zechenbahnShown?.(shown);
      }
      const isStuck = performance.now() - since > ${patience};
      if (shown < ${wanted} && !isStuck) return touch();
      clearInterval(timer);
      if (isStuck) reject(new Error('no move was made: ' + document.querySelector('.turn')?.textContent));
      else resolve(shown);
    }, 5);
  })`;
}
