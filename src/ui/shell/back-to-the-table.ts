import { linkTo, path } from './router';

/** Opening the app leads back to the game that was on the table when it was closed. */
export async function backToTheTable(
  location: Pick<Location, 'replace'>,
  remembered: () => Promise<string | null>,
): Promise<void> {
  if (path.value.length > 0) return;
  const id = await remembered();
  // Whoever has gone somewhere meanwhile wants to be there.
  if (id !== null && path.value.length === 0) location.replace(linkTo('table', id));
}
