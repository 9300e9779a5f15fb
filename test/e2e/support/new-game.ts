/** From the home screen to the table, as players get there. */
import type { Page } from 'playwright-core';
import { en } from '@/i18n/en';
import { takesTaps } from '../../support/pause';

/** Whatever the page draws by lot, it draws the same in every run: ids of games and the deal. */
export async function withSameLot(page: Page): Promise<void> {
  await page.addInitScript(`{
    let word = 20_000;
    crypto.getRandomValues = (words) => words.fill(0).map((_, i) => (words[i] = Math.imul(++word, 2654435761)));
  }`);
}

export async function startGame(
  page: Page,
  players: readonly string[],
  title = '18rhl',
  agree: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('link', { name: en['home.new'] }).click();
  await page.locator(`input[name=title][value="${title}"]`).check();
  for (const [i, name] of players.entries()) {
    const field = page.getByRole('textbox', { name: en['new.name'].replace('{seat}', String(i + 1)) });
    await field.fill(name);
  }
  // the form begins with three rows; a game for two needs fewer
  const surplus = page.getByRole('button', {
    name: en['new.remove'].replace('{seat}', String(players.length + 1)),
    exact: true,
  });
  while ((await surplus.count()) > 0) await surplus.click();
  await agree(page);
  await page.getByRole('button', { name: en['new.start'] }).click();
  await page.locator('.turn h2').waitFor();
  await takesTaps(page);
}
