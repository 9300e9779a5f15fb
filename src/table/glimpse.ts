import { effect } from '@preact/signals';
import type { CoreState } from '@/engine/game/state';
import type { Timeline } from '@/engine/game/timeline';
import { badBox } from '@/storage/bad-box';
import { badOptions } from '@/storage/bad-options';
import { type GameStore, keptKey, type LoadedLog } from '@/storage/games';
import type { GameRow } from '@/storage/rows';
import { lastState } from './log';
import { type Adjusted, adjustedBefore, isOlder } from './older';
import type { OpenGame } from './open-game';
import type { LoadedTitle, LoadTitle } from './titles';

/**
 * A game as it lay on the table last: shown and played on at once when it is opened again, while its log, which alone
 * is the truth, is replayed behind.
 */
export interface Glimpse {
  readonly loaded: LoadedTitle;
  readonly row: GameRow;
  /** Of one point in time: the last. What came before is unread. */
  readonly timeline: Timeline;
  readonly adjusted: Adjusted | null;
}

/** As it is stored. It is worth something only to the build that made it, and until the log is changed. */
interface Kept {
  readonly build: string;
  readonly game: string;
  readonly revision: number;
  /** As text, for half a text is none: a row that storage has cut short or spoiled is not shown. */
  readonly state: string;
  readonly length: number;
}

export interface GlimpseDeps {
  readonly loadTitle: LoadTitle;
  /** Names this build of the app: another may have other rules, or other states. */
  readonly build: string;
}

/** The last state of a game, if it is known without replaying its log. */
export async function glimpseOf(
  store: GameStore,
  { loadTitle, build }: GlimpseDeps,
  id: string,
): Promise<Glimpse | undefined> {
  const [found, log] = await Promise.all([store.recall(keptKey(id)), store.load(id)]);
  const kept = found as unknown as Kept | null | undefined;
  if (!log || kept?.build !== build || kept.game !== id || !isEndOf(kept, log)) return undefined;
  const { row, moves } = log;
  const loaded = await loadTitle(row.title);
  // no digest: whoever opens a game would wait for it, and the log tells soon enough whether it leads here
  if (!loaded || kept.length !== kept.state.length) return undefined;
  // it may have to be adjusted first
  if (isOlder(loaded.title, log)) return undefined;
  // how it cannot have been agreed is said by whoever reads the log
  if (badOptions(loaded.title, row.setup) || badBox(loaded.title, row.setup)) return undefined;
  const instants = [{ state: JSON.parse(kept.state) as CoreState, move: null, events: [] }];
  const timeline = { setup: row.setup, unread: moves, instants, at: 0 };
  return { loaded, row, timeline, adjusted: adjustedBefore(log) };
}

/** Is it the state that this log, whole as it is, leads to? */
function isEndOf(kept: Kept, { row, moves, lost, damaged }: LoadedLog): boolean {
  const isWhole = !damaged && lost === undefined && moves.length === row.summary.moves;
  return isWhole && moves.length > 0 && kept.revision === row.revision;
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
  let latest: { readonly game: string; readonly revision: number; readonly state: CoreState } | undefined;
  let stored: typeof latest;
  let isPlanned = false;
  const keep = async () => {
    isPlanned = false;
    const isStored = latest?.state === stored?.state && latest?.revision === stored?.revision;
    if (!latest || isStored) return;
    stored = latest;
    const state = JSON.stringify(latest.state);
    const kept: Kept = { ...latest, build, state, length: state.length };
    await (await store()).remember(keptKey(kept.game), { ...kept });
  };
  // without it, opening the game takes a little longer
  const tryToKeep = () => void keep().catch(() => {});
  effect(() => {
    const open = game.value;
    if (open?.access.value.kind !== 'writing' || open.saving.value.kind !== 'saved') return;
    const { id, revision } = open.row.value;
    latest = { game: id, revision, state: lastState(open.timeline.value) };
    if (!isPlanned) idle(tryToKeep);
    isPlanned = true;
  });
  return { hurry: tryToKeep };
}
