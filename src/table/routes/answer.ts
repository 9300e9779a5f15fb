import { bestRun, type RunOptions } from '@/engine/routes/best';
import { readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import type { RunInput, RunReport } from '@/engine/routes/types';
import type { LoadTitle } from '../titles';
import type { RunAnswer, RunQuestion } from './protocol';

/** Finds the best run, telling of each better one on the way. Nothing where the title knows no routes. */
export async function answerTo(
  { title, state, company }: RunQuestion,
  loadTitle: LoadTitle,
  tell: (answer: RunAnswer) => void,
  options: Pick<RunOptions, 'nodes' | 'halted'> = {},
): Promise<RunAnswer> {
  const view = (await loadTitle(title))?.viewAt?.(state.setup);
  if (!view) throw new Error(`${title} knows no routes`);
  const input = view.runInput(state, company);
  const result = bestRun(input, {
    ...options,
    onImprove: (total, routes) => tell({ routes, total, report: working(input, routes), proven: false }),
  });
  const { routes, run, total, proven } = result;
  return { routes, total, report: explain(input, run), proven };
}

function working(input: RunInput, routes: RunAnswer['routes']): RunReport {
  const read = readRun(input, routes);
  return 'objection' in read ? { routes: [], total: 0 } : explain(input, read.run);
}
