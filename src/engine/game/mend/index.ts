/**
 * A running game of older rules can be played to its end. Its log is replayed by the rules of today: moves that ended a
 * step which is no longer asked are left out, and what is newly asked is passed over. Only a move that changed
 * something and is refused now ends the replay.
 */
import type { Move } from '../move';
import type { RefusalOf } from '../refusal';
import { atOnce, type Breathe, patiently, type Replayed, tryStart } from '../replay';
import type { CoreState, Setup } from '../state';
import type { Instant, Timeline } from '../timeline';
import type { Title } from '../title';
import { reason, repaired, skippingNew } from './repair';
import { type OlderLog, playNext, type Way } from './way';

/** What was done to a log so that it replays. */
export interface Edits {
  /** Moves left out that ended a step which is no longer asked. */
  readonly dropped: number;
  /** What is newly asked and was passed over. */
  readonly passed: number;
}

/** Where it is broken, `at` counts the moves of the log as it was. */
export interface Mended<S extends CoreState = CoreState> extends Replayed<S> {
  readonly edits: Edits;
}

export type Mend<S extends CoreState = CoreState> = Mended<S> | { readonly bad: RefusalOf<'crashed'> };

/** Replays a log of these older rules. Never throws. */
export function mend<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
  moves: readonly unknown[],
  rules: number,
): Mend<S> {
  const start = tryStart(title, setup);
  return 'bad' in start ? start : atOnce(mending({ title, rules, moves }, start));
}

/** The same where nobody waits for it. */
export async function mendPatiently<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
  moves: readonly unknown[],
  rules: number,
  breathe: Breathe,
): Promise<Mend<S>> {
  await breathe();
  const start = tryStart(title, setup);
  return 'bad' in start ? start : patiently(mending({ title, rules, moves }, start), breathe);
}

function* mending<S extends CoreState, M extends Move>(
  log: OlderLog<S, M>,
  start: Timeline<S>,
): Generator<undefined, Mended<S>> {
  const instant = start.instants[0]!;
  let way: Way<S> = { before: null, instant, used: 0, edit: undefined, dropped: 0, passed: 0 };
  while (way.used < log.moves.length) {
    way = skippingNew(log, way);
    const next = playNext(log, way);
    const further = 'way' in next ? next.way : repaired(log, way);
    if (!further) {
      return { ...goneOver(start, way), broken: { at: way.used, refusal: reason(log, way)! } };
    }
    way = further;
    yield;
  }
  return goneOver(start, way);
}

/** The way as a timeline, and what was done on it. */
function goneOver<S extends CoreState>(start: Timeline<S>, end: Way<S>): Mended<S> {
  const instants: Instant<S>[] = [];
  const { dropped, passed } = end;
  for (let way: Way<S> | null = end; way; way = way.before) {
    if (way.edit !== 'dropped') instants.push(way.instant);
  }
  instants.reverse();
  return { timeline: { ...start, instants, at: instants.length - 1 }, edits: { dropped, passed } };
}
