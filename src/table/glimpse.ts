import { effect } from '@preact/signals';
import { digest } from '@/engine/game/digest';
import { type Json, sameJson } from '@/engine/game/json';
import type { CoreState } from '@/engine/game/state';
import { present, type Timeline } from '@/engine/game/timeline';
import type { GameStore } from '@/storage/games';
import type { GameRow } from '@/storage/rows';
import { lastState } from './log';
import type { OpenGame } from './open-game';
import type { LoadedTitle, LoadTitle } from './titles';

/**
 * A game as it lay on the table last: shown at once when it is opened again, while its log, which alone is the truth,
 * is replayed.
 */
export interface Glimpse {
  readonly loaded: LoadedTitle;
  readonly row: GameRow;
  /** Of one point in time: the last. */
  readonly timeline: Timeline;
}

/** Under this key the store remembers the last state of the game that was played last. */
const key = 'glimpse';

/** As it is stored. It is worth something only to the build that made it, and until the log is changed. */
interface Kept {
  readonly build: string;
  readonly game: string;
  readonly revision: number;
  readonly state: CoreState;
  /** Of the state: a row that storage has spoiled is not shown. */
  readonly digest: string;
}

export interface GlimpseDeps {
  readonly loadTitle: LoadTitle;
  /** Names this build of the app: another may have other rules, or other states. */
  readonly build: string;
}

/** The last state of a game, if it is known without its log. */
export async function glimpseOf(
  store: GameStore,
  { loadTitle, build }: GlimpseDeps,
  id: string,
): Promise<Glimpse | undefined> {
  const [found, row] = await Promise.all([store.recall(key), store.row(id)]);
  const kept = found as unknown as Kept | null | undefined;
  const isKnown = row && kept?.build === build && kept.game === id && kept.revision === row.revision;
  if (!isKnown || kept.digest !== digest(kept.state)) return undefined;
  const loaded = await loadTitle(row.title);
  const instants = [{ state: kept.state, move: null, events: [] }];
  return loaded && { loaded, row, timeline: { setup: row.setup, instants, at: 0 } };
}

/** A replayed timeline that ends with the very state that is shown: what was picked in it stays picked. */
export function goingOnFrom(glimpse: Glimpse | undefined, timeline: Timeline): Timeline {
  const shown = glimpse && present(glimpse.timeline);
  if (!shown || !sameJson(shown, lastState(timeline))) return timeline;
  const last = { ...timeline.instants.at(-1)!, state: shown };
  return { ...timeline, instants: [...timeline.instants.slice(0, -1), last] };
}

export interface Keeper {
  /** Stores at once what would be stored when there is time. */
  hurry(): void;
}

/** Keeps the last state of whatever game is played in this window, when there is nothing better to do. */
export function keepGlimpses(
  game: { readonly value: OpenGame | null },
  store: () => Promise<GameStore>,
  build: string,
  idle: (work: () => void) => void,
): Keeper {
  let latest: Omit<Kept, 'digest'> | undefined;
  let stored: typeof latest;
  let isPlanned = false;
  const keep = async () => {
    isPlanned = false;
    if (!latest || (latest.game === stored?.game && latest.revision === stored.revision)) return;
    stored = latest;
    const kept: Kept = { ...latest, digest: digest(latest.state) };
    await (await store()).remember(key, kept as unknown as Json);
  };
  // without it, opening the game takes a little longer
  const tryToKeep = () => void keep().catch(() => {});
  effect(() => {
    const open = game.value;
    if (open?.access.value.kind !== 'writing' || open.saving.value.kind !== 'saved') return;
    const { id, revision } = open.row.value;
    latest = { build, game: id, revision, state: lastState(open.timeline.value) };
    if (!isPlanned) idle(tryToKeep);
    isPlanned = true;
  });
  return { hurry: tryToKeep };
}
