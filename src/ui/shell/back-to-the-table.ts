import { linkTo } from './router';

/**
 * Opening the app leads back to the game that was on the table when it was closed. An address of its own
 * wins, and so does home, whose address is `#/`.
 */
export async function backToTheTable(
  location: Pick<Location, 'hash' | 'replace'>,
  remembered: () => Promise<string | null>,
): Promise<void> {
  if (location.hash !== '') return;
  const id = await remembered();
  // Whoever has gone somewhere meanwhile wants to be there.
  if (id !== null && location.hash === '') location.replace(linkTo('table', id));
}
