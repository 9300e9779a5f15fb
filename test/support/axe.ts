/** Looks for barriers on the page as it is now, and says each one with the elements that have it. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

export async function barriers(page: Page): Promise<string[]> {
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
