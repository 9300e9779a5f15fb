import type { CompanyId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Instant } from '@/engine/game/timeline';
import { readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import type { RunMove } from '@/engine/steps/run';
import { turnOf } from '@/engine/steps/state';
import type { TableState, TitleView } from '@/titles/view';

/** A run that a director chose, and the state in which it was chosen. */
export interface Run {
  /** The moment after it. */
  readonly at: number;
  readonly company: CompanyId;
  readonly before: TableState;
  readonly routes: RunMove['routes'];
}

/** A run beside the best that could have been run then. */
export interface Judged extends Omit<Run, 'routes' | 'before'> {
  readonly earned: number;
  readonly best: number;
}

/** What a company has left on the table, over the whole game. */
export interface Left {
  readonly company: CompanyId;
  readonly runs: number;
  readonly earned: number;
  readonly best: number;
}

export function runsIn(instants: readonly Instant<TableState>[]): Run[] {
  return instants.flatMap(({ move }, at) => {
    const before = instants[at - 1]?.state;
    if (!isRun(move) || !before) return [];
    const company = turnOf(before)?.company;
    return company === undefined ? [] : [{ at, company, before, routes: move.routes }];
  });
}

function isRun(move: Move | null): move is RunMove {
  return move?.type === 'run';
}

/** What these routes bring by the measure that the search has, too; nothing where they were run in another way. */
export function worthOfRun(view: TitleView, { before, company, routes }: Run): number | undefined {
  const input = view.runInput(before, company);
  const read = readRun(input, routes);
  return 'objection' in read ? undefined : explain(input, read.run).total;
}

/** By company, the one that left the most first. */
export function leftBy(judged: readonly Judged[]): Left[] {
  const all = new Map<CompanyId, Left>();
  for (const { company, earned, best } of judged) {
    const sum = all.get(company) ?? { company, runs: 0, earned: 0, best: 0 };
    all.set(company, {
      company,
      runs: sum.runs + 1,
      earned: sum.earned + earned,
      best: sum.best + best,
    });
  }
  return [...all.values()].sort((a, b) => b.best - b.earned - (a.best - a.earned));
}

/** The runs that left the most, of those that left anything. */
export function largestMisses(judged: readonly Judged[], most: number): Judged[] {
  return judged
    .filter(({ earned, best }) => best > earned)
    .sort((a, b) => b.best - b.earned - (a.best - a.earned))
    .slice(0, most);
}
