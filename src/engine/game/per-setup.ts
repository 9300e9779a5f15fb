import { canonical } from './digest';
import type { Setup } from './state';

/** Of so many different setups the results are kept; a table has one or two. */
const mostKept = 6;

/** Works something out from a setup, once for all that differ only in the names of the players. */
export function perSetup<T>(work: (setup: Setup) => T): (setup: Setup) => T {
  const bySetup = new WeakMap<Setup, T>();
  const byText = new Map<string, T>();
  return (setup) => {
    const known = bySetup.get(setup);
    if (known !== undefined) return known;
    const key = canonical({ ...setup, players: setup.players.map(({ id }) => id) });
    const result = byText.get(key) ?? work(setup);
    byText.delete(key);
    byText.set(key, result);
    const [oldest] = byText.keys();
    if (byText.size > mostKept && oldest !== undefined) byText.delete(oldest);
    bySetup.set(setup, result);
    return result;
  };
}
