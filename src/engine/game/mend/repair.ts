import type { Move } from '../move';
import type { Refusal } from '../refusal';
import type { CoreState } from '../state';
import { changesNothing, dropNext, isAskedSince, type OlderLog, passOver, playNext, type Way } from './way';

/** More new questions in a row than any rules bring. */
const mostPassed = 6;
/** So far ahead a way must lead to be as good as another. */
const ahead = 20;
/** How far back the move that should have been left out is looked for. */
const movesBack = 60;
const dropsBack = 8;
/** How many of them, one more at a time. */
const mostDropped = 3;

/**
 * The best way past a move that is refused. Moves that end a step do not say which: one that was meant for a step that
 * is no longer asked may have ended another, and only a later move tells. So each of those before is left out in turn,
 * and the way that leads farthest with the least done to the log is taken. Nothing where none leads past the move.
 */
export function repaired<S extends CoreState, M extends Move>(
  log: OlderLog<S, M>,
  stuck: Way<S>,
): Way<S> | undefined {
  const goal = Math.min(log.moves.length, stuck.used + ahead);
  const past = (way: Way<S>) => way.used > stuck.used;
  let tries = [...here(log, stuck), ...withOneLess(log, stuck)].map((way) => forward(log, way, goal));
  for (let drops = 1; drops < mostDropped && !tries.some(past); drops++) {
    tries = tries.flatMap((way) => withOneLess(log, way)).map((way) => forward(log, way, goal));
  }
  const best = tries.filter(past).reduce<Way<S> | undefined>(better, undefined);
  return best && upTo(best, stuck.used + 1);
}

/** Passing over what is asked here, or leaving the move out. */
function here<S extends CoreState, M extends Move>(log: OlderLog<S, M>, stuck: Way<S>): Way<S>[] {
  const isIdle = changesNothing(log, stuck, log.moves[stuck.used]);
  return isIdle ? [stuck, dropNext(stuck)] : [stuck];
}

/** The same way with one of the last moves left out that would have changed nothing. */
function withOneLess<S extends CoreState, M extends Move>(log: OlderLog<S, M>, stuck: Way<S>): Way<S>[] {
  const ways: Way<S>[] = [];
  for (let way = stuck; way.before && stuck.used - way.used < movesBack; way = way.before) {
    // what was done otherwise already stays
    if (ways.length === dropsBack || way.edit === 'dropped') break;
    if (!way.edit && changesNothing(log, way, way.instant.move)) ways.push(dropNext(way.before));
  }
  return ways;
}

/** As far as it leads: what is new is passed over, and what may be left out is left out. */
function forward<S extends CoreState, M extends Move>(
  log: OlderLog<S, M>,
  from: Way<S>,
  goal: number,
): Way<S> {
  let way = from;
  while (way.used < goal) {
    const next = onward(log, way);
    if (!next) break;
    way = next;
  }
  return way;
}

function onward<S extends CoreState, M extends Move>(log: OlderLog<S, M>, from: Way<S>): Way<S> | undefined {
  let way: Way<S> | undefined = skippingNew(log, from);
  const start = way;
  for (let passed = 0; way && passed <= mostPassed; passed++) {
    const next = playNext(log, way);
    if ('way' in next) return next.way;
    way = passOver(log, way);
  }
  return changesNothing(log, start, log.moves[start.used]) ? dropNext(start) : undefined;
}

/** Why the next move of the log cannot be made: what stands against it once it may be spoken of, if it may at all. */
export function reason<S extends CoreState, M extends Move>(
  log: OlderLog<S, M>,
  stuck: Way<S>,
): Refusal | undefined {
  let way: Way<S> | undefined = stuck;
  let first: Refusal | undefined;
  for (let passed = 0; way && passed <= mostPassed; passed++) {
    const next = playNext(log, way);
    if ('way' in next) break;
    if (next.refusal.code !== 'not-now') return next.refusal;
    first ??= next.refusal;
    way = passOver(log, way);
  }
  return first;
}

/** Past all that is asked only since newer rules. */
export function skippingNew<S extends CoreState, M extends Move>(log: OlderLog<S, M>, from: Way<S>): Way<S> {
  let way = from;
  for (let passed = 0; passed < mostPassed && isAskedSince(log, way); passed++) {
    const next = passOver(log, way);
    if (!next) break;
    way = next;
  }
  return way;
}

/**
 * The one that leads farther, or else with less done to the log. To pass over what is asked may lead into the turn after
 * the one the log speaks of, so what is left out counts less.
 */
function better<S extends CoreState>(best: Way<S> | undefined, other: Way<S>): Way<S> {
  if (!best || other.used > best.used) return other;
  const [cost, least] = [costOf(other), costOf(best)];
  return other.used === best.used && cost < least ? other : best;
}

function costOf<S extends CoreState>({ dropped, passed }: Way<S>): number {
  return 2 * dropped + 3 * passed;
}

/** The way to where so many moves of the log are done with. */
function upTo<S extends CoreState>(end: Way<S>, used: number): Way<S> {
  let way = end;
  while (way.before && way.before.used >= used) way = way.before;
  return way;
}
