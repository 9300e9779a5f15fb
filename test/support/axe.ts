/** Looks for barriers on the page as it is now, and says each one with the elements that have it. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Colours are those that stay: nothing is pale for a moment any more, or on its way to another look. */
function isAtRest(): boolean {
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  return !isMoving && !document.querySelector('[data-settling=true], [aria-busy=true]');
}

export async function barriers(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(isAtRest), { timeout: 60_000 }).toBe(true);
  // Evaluated over the debugging protocol, so the page keeps its own Content-Security-Policy.
  await page.evaluate(axe.source);
  // What is as it should be is not described: on a full board that would be most of the work.
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
