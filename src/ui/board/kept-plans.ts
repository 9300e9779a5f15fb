import { fingerprint } from '@/engine/game/digest';
import { whenIdle } from '@/table/device/moments';

/**
 * To find a place for everything on a board takes a third of the time in which a game is opened. So the plans are
 * kept on the device: a hex that looks as it did has everything where it was.
 */

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const storeKey = 'zechenbahn.places';
/** A late board has about a hundred; a game comes by a few hundred. */
const mostKept = 500;

let known: (() => Map<string, unknown>) | undefined;
let planToWrite = () => {};

/** Begins to keep plans; another build of the app may set things down in another way, so it begins anew. */
export function keepPlans(store: () => Store, build: string): void {
  let plans: Map<string, unknown> | undefined;
  let isPlanned = false;
  const write = () => {
    isPlanned = false;
    try {
      store().setItem(storeKey, JSON.stringify({ build, plans: [...(plans ?? [])].slice(-mostKept) }));
    } catch {
      // without room for it, boards are drawn a little later
    }
  };
  // not before a board is drawn: the list of games needs none
  known = () => {
    plans ??= read(store, build);
    return plans;
  };
  planToWrite = () => {
    if (!isPlanned) whenIdle(write);
    isPlanned = true;
  };
}

function read(store: () => Store, build: string): Map<string, unknown> {
  try {
    const kept = JSON.parse(store().getItem(storeKey) ?? 'null');
    return new Map<string, unknown>(kept?.build === build ? kept.plans : []);
  } catch {
    return new Map(); // nothing is kept, or it cannot be read
  }
}

/** What was planned when the same was to be seen before, or else what is planned now: JSON, in any case. */
export function asBefore<T>(seen: unknown, isPlan: (kept: unknown) => kept is T, plan: () => T): T {
  if (!known) return plan();
  const plans = known();
  const key = fingerprint(JSON.stringify(seen));
  const kept = plans.get(key);
  if (isPlan(kept)) return kept;
  const found = plan();
  plans.set(key, found);
  planToWrite();
  return found;
}
