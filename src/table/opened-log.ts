import { sameJson } from '@/engine/game/json';
import { mend } from '@/engine/game/mend';
import type { Move } from '@/engine/game/move';
import type { RefusalOf } from '@/engine/game/refusal';
import { type BrokenLog, type Replayed, tryReplay } from '@/engine/game/replay';
import type { Timeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import type { LoadedLog } from '@/storage/games';
import { type Remains, wholeOf } from '@/storage/rows';
import { faultOf, wholeLog } from './log';
import { type Adjusted, adjustedBefore, isOlder } from './older';

/** A stored log as it is put on the table. */
export interface OpenedLog {
  readonly timeline: Timeline;
  readonly broken: BrokenLog | undefined;
  /** Moves that come after the last one that replays. */
  readonly lost: Remains;
  readonly adjusted: Adjusted | null;
  /** The log as it is stored, where what is shown is neither that nor to be stored. */
  readonly asStored: Remains | null;
}

/** Replays a stored log; one of older rules is adjusted to those of today. */
export function openedLog(title: Title, log: LoadedLog): OpenedLog | { readonly bad: RefusalOf<'crashed'> } {
  const { row, moves } = log;
  if (!isOlder(title, log)) {
    const replay = tryReplay(title, row.setup, moves);
    return 'bad' in replay ? replay : asItIs(replay.timeline, log, replay.broken);
  }
  const mended = mend(title, row.setup, moves, row.rulesVersion);
  if ('bad' in mended) return mended;
  const { timeline, broken, edits } = mended;
  const opened = asItIs(timeline, log, broken);
  if (edits.dropped + edits.passed === 0) return opened;
  if (opened.broken) return { ...opened, asStored: wholeOf(log) };
  const from = firstChange(wholeLog(timeline), moves);
  return { ...opened, adjusted: { edits, from, isStored: false } };
}

/** A log that has changed in storage: replayed from what is known of it, or adjusted, unless it is to be shown as it was. */
export function readAgain(
  title: Title,
  log: LoadedLog,
  replayed: () => Replayed,
  isAsItWas: boolean,
): OpenedLog {
  const older = !isAsItWas && isOlder(title, log) ? openedLog(title, log) : undefined;
  if (older && !('bad' in older)) return older;
  const { timeline, broken } = replayed();
  return asItIs(timeline, log, broken);
}

/** A log as it was replayed, move by move. */
function asItIs(timeline: Timeline, log: LoadedLog, broken: BrokenLog | undefined): OpenedLog {
  return { timeline, ...faultOf(log, broken), adjusted: adjustedBefore(log), asStored: null };
}

function firstChange(now: readonly Move[], then: readonly Move[]): number {
  const differing = now.findIndex((move, i) => !sameJson(move, then[i]));
  return differing === -1 ? now.length : differing;
}
