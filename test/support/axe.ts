/** Looks for barriers on the page as it is now, and says each one with the elements that have it. */
import axe, { type AxeResults, type Spec } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where two rules look for what they can find: on a full board they spent about a third of the time elsewhere. */
const aimed: Spec = {
  rules: [
    // the colours of a drawing are fills, which axe does not read: of words in it, it says that it cannot tell
    { id: 'color-contrast', selector: '*:not(svg *)' },
    // asks for spaces that an element's own style calls important
    { id: 'avoid-inline-spacing', selector: '[style*=important]' },
  ],
};

/** Colours are those that stay: nothing is pale for a moment any more, or on its way to another look. */
function isAtRest(): boolean {
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  return !isMoving && !document.querySelector('[data-settling=true], [aria-busy=true]');
}

export async function barriers(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(isAtRest), { timeout: 60_000 }).toBe(true);
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Evaluated over the debugging protocol, so the page keeps its own Content-Security-Policy.
    await page.evaluate(axe.source);
    await page.evaluate(`axe.configure(${JSON.stringify(aimed)})`);
  }
  // What is as it should be is not described: on a full board that would be most of the work.
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
