import { useLayoutEffect, useState } from 'preact/hooks';
import { linkTo } from './router';

/** Storage that another window blocks may answer late, or never: home is not kept waiting for it. */
const longestWait = 1000;

/**
 * Opening the app leads back to the game that was on the table when it was closed; says whether there was
 * one. An address of its own wins, and so does home, whose address is `#/`.
 */
export async function backToTheTable(
  location: Pick<Location, 'hash' | 'replace'>,
  remembered: () => Promise<string | null>,
): Promise<boolean> {
  if (location.hash !== '') return false;
  const id = await remembered().catch(() => null);
  // Whoever has gone somewhere meanwhile wants to be there.
  if (id === null || location.hash !== '') return false;
  location.replace(linkTo('table', id));
  return true;
}

/** Leads back to the table once; true while it is not yet known whether there is a game to go back to. */
export function useReturn(location: Location, remembered: () => Promise<string | null>): boolean {
  const [isLooking, setLooking] = useState(location.hash === '');
  useLayoutEffect(() => {
    const stopLooking = () => setLooking(false);
    const timer = setTimeout(stopLooking, longestWait);
    // one who is led to the table does not see home on the way, but finds it on coming back from there
    window.addEventListener('hashchange', stopLooking, { once: true });
    void backToTheTable(location, remembered).then((isFound) => {
      clearTimeout(timer);
      if (!isFound) stopLooking();
    });
    return () => window.removeEventListener('hashchange', stopLooking);
  }, []);
  return isLooking;
}
