import { sameJson } from '@/engine/game/json';
import { type BrokenLog, type Replay, replayOn } from '@/engine/game/replay';
import { present, type Timeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import type { Remains } from '@/storage/rows';
import { lastState, wholeLog } from './log';

export interface Joined {
  readonly timeline: Timeline;
  /** The log led to another state than the one that was kept. */
  readonly differs: boolean;
  readonly broken?: BrokenLog;
  /** Moves that come after the last one that replays. */
  readonly lost: Remains;
}

/**
 * The whole game, once what was unread is replayed. Where that leads to the kept state, all that was played on from
 * there follows it; where it does not, the log wins: what was played since is played anew, as far as it can be.
 */
export function joined(title: Title, read: Replay, { unread = [], ...known }: Timeline): Joined {
  const moves = wholeLog({ ...known, unread });
  const lostFrom = (at: number) => moves.slice(at);
  if ('bad' in read) {
    const start = { ...known, instants: known.instants.slice(0, 1), at: 0 };
    return { timeline: start, differs: true, broken: { at: 0, refusal: read.bad }, lost: lostFrom(0) };
  }
  const kept = known.instants[0]!.state;
  if (!read.broken && sameJson(kept, lastState(read.timeline))) {
    // the very state that is shown: what was picked in it stays picked
    const last = { ...read.timeline.instants.at(-1)!, state: kept };
    const instants = [...read.timeline.instants.slice(0, -1), last, ...known.instants.slice(1)];
    return { timeline: { ...known, instants, at: unread.length + known.at }, differs: false, lost: [] };
  }
  const { timeline, broken } = read.broken
    ? read
    : replayOn(title, read.timeline, moves.slice(unread.length));
  if (broken) return { timeline, differs: true, broken, lost: lostFrom(broken.at) };
  // where the last state is the same after all there is nothing to tell
  return { timeline, differs: !sameJson(present(timeline), lastState(known)), lost: [] };
}
