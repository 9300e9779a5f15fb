import type { ReadonlySignal } from '@preact/signals';
import type { CompanyId } from '@/engine/game/ids';
import type { RunView } from '@/table';
import type { TableState, TitleView } from '@/titles/view';
import { type Judged, type Run, worthOfRun } from './runs';

export interface Judging {
  readonly view: TitleView;
  /** Searches beside the page. */
  best(state: TableState, company: CompanyId): ReadonlySignal<RunView>;
  /** Whoever taps goes first. */
  soon(work: () => void): void;
}

/** Judges one run after the other, without ever holding the page up; tells what is known. Returns how to stop. */
export function judgeAll(
  runs: readonly Run[],
  { view, best, soon }: Judging,
  tell: (judged: readonly Judged[], done: number) => void,
): () => void {
  const judged: Judged[] = [];
  let isStopped = false;
  let stopWatching = () => {};
  const step = (i: number) => {
    const run = runs[i];
    if (isStopped || !run) return;
    const { at, company, before } = run;
    const earned = worthOfRun(view, run);
    const go = (total: number | undefined) => {
      if (earned !== undefined && total !== undefined) {
        // a search that was cut short may have found less than the director did
        judged.push({ at, company, earned, best: Math.max(earned, total) });
      }
      tell([...judged], i + 1);
      soon(() => step(i + 1));
    };
    if (earned === undefined) go(undefined);
    else stopWatching = whenFound(best(before, company), go);
  };
  soon(() => step(0));
  return () => {
    isStopped = true;
    stopWatching();
  };
}

/** Tells the total of the search once it has ended; nothing if it failed. */
function whenFound(view: ReadonlySignal<RunView>, tell: (total: number | undefined) => void): () => void {
  let isTold = false;
  const stop = view.subscribe(({ answer, searching, failed }) => {
    if (isTold || searching || (answer === null && failed === null)) return;
    isTold = true;
    queueMicrotask(() => stop());
    tell(failed === null ? answer?.total : undefined);
  });
  return stop;
}
