/** The moment after a change in which the turn takes no taps, for players in a browser. */
import type { Page } from 'playwright-core';
import { settlingTime } from '@/ui/table/settling';

/** The turn, as soon as all of the table is there and it takes taps; whatever is looked for in it waits for that. */
export const readyTurn = '.table[aria-busy=false] .table-turn[data-settling=false]';

/** Waits until the turn takes taps. */
export async function takesTaps(page: Page): Promise<void> {
  await page.locator(readyTurn).waitFor();
}

/**
 * For whole games of hundreds of moves: the pause is over as soon as it begins, now and after a reload. Nothing
 * else in the page waits for just this time.
 */
export async function withoutPause(page: Page): Promise<void> {
  const hurry = `{
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = (work, time, ...rest) => wait(work, time === ${settlingTime} ? 0 : time, ...rest);
  }`;
  await page.addInitScript(hurry);
  await page.evaluate(hurry);
}
