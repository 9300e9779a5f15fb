/** What is asked of a title for the first time, before the machine has got used to it: each time in a thread of its own. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { setAutoFreeze } from 'immer';
import type { Move } from '@/engine/game/move';
import { choices, stageOf } from '@/engine/game/play';
import { replay } from '@/engine/game/replay';
import type { CoreState, Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { titles } from '@/titles/registry';
import { timed } from './timing';

export interface ColdGame {
  readonly setup: Setup;
  readonly log: readonly Move[];
}

export interface Cold {
  /** Milliseconds until it is done. */
  readonly replay: number;
  /** As a table lists them: the best run is not searched for before somebody looks at it. */
  readonly listed: number;
  /** The same with that search, which at a table is left to a worker. */
  readonly choices: number;
  readonly stage: string;
}

/** Replays a game, then lists the choices at its end. */
export function coldly(game: ColdGame): Promise<Cold> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { cold: game } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * Of the processor's time: other programs of the machine do not count, but threads do that compile and collect garbage
 * beside the work. For what is too short for those; what is waited for longer is `timed`.
 */
export function milliseconds(task: () => void): number {
  const began = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Lists the choices and looks at each of them: some are worked out only then. */
export function wholeChoices(title: Title, state: CoreState): void {
  for (const { move } of choices(title, state)?.choices ?? []) Object.values(move);
}

async function measure({ setup, log }: ColdGame): Promise<Cold> {
  setAutoFreeze(false);
  const title = await titles.find(({ id }) => id === setup.title)!.load();
  let last = replay(title, setup, []).timeline.instants[0]!;
  const time = timed(() => {
    last = replay(title, setup, log).timeline.instants.at(-1)!;
  });
  const listed = milliseconds(() => choices(title, last.state));
  const looked = milliseconds(() => wholeChoices(title, last.state));
  return { replay: time, listed, choices: listed + looked, stage: stageOf(title, last.state)?.id ?? 'over' };
}

const asked = workerData as { readonly cold?: ColdGame } | null;
if (!isMainThread && asked?.cold) void measure(asked.cold).then((cold) => parentPort?.postMessage(cold));
