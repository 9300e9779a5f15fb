/** Solving positions and saying how long it took, for the benches of routes. */
import { bestRun, type RunResult } from '@/engine/routes/best';
import type { RunInput } from '@/engine/routes/types';
import type { Row } from './contract';
import { plainRun } from './plain';

/** Beyond this the game goes on with the best so far. */
const patience = 2000;
/** Machines are busy: the quickest of so many rounds counts, by the clock or by the processor. */
const rounds = 4;
const mostPlainSteps = 300_000;

export interface Solved {
  readonly from: string;
  readonly trains: number;
  /** In the first round, when little has been compiled, and in the quickest of all. */
  readonly firstMs: number;
  readonly ms: number;
  readonly result: RunResult;
  /** Steps and time of the plain method as multiples of ours. */
  readonly plainSteps: number;
  readonly plainTime?: number;
}

export interface Given {
  readonly from: string;
  /** The position is made anew for each round: nothing is worked out before. */
  inputOf(): RunInput;
}

/** Solves all positions, one round after the other, then each by the plain method. */
export function solveAll(positions: readonly Given[]): Solved[] {
  const tried = positions.map(({ inputOf }) => [timedRun(inputOf())]);
  for (let round = 1; round < rounds; round++) {
    for (const [i, { inputOf }] of positions.entries()) tried[i]!.push(timedRun(inputOf()));
  }
  return positions.map((given, i) => compared(given, tried[i]!));
}

interface Timed {
  readonly ms: number;
  readonly result: RunResult;
}

function timedRun(input: RunInput): Timed {
  const taken = stopwatch();
  const began = performance.now();
  // asking the processor takes time itself, so it is asked late
  const halted = () => performance.now() - began > patience && taken() > patience;
  const result = bestRun(input, { halted });
  return { ms: taken(), result };
}

function compared({ from, inputOf }: Given, tried: readonly Timed[]): Solved {
  const { result } = tried[0]!;
  const ms = Math.min(...tried.map((one) => one.ms));
  const input = inputOf();
  const taken = stopwatch();
  const plain = plainRun(input, mostPlainSteps);
  const plainMs = taken();
  if (plain.total !== undefined && result.proven && plain.total !== result.total) {
    const trains = input.trains.map(({ id }) => id).join(' ');
    throw new Error(`trains ${trains}: ${result.total}, but plainly ${plain.total}`);
  }
  return {
    from,
    trains: input.trains.length,
    firstMs: tried[0]!.ms,
    ms,
    result,
    plainSteps: plain.steps / Math.max(1, result.nodes),
    ...(plain.total !== undefined && { plainTime: plainMs / ms }),
  };
}

/** One or two trains, and more of them, where the bars of the design differ. */
export const isFew = ({ trains }: Solved): boolean => trains <= 2;

/** Milliseconds by the clock, or of the processor where that is less: other work on the machine does not count. */
function stopwatch(): () => number {
  const clock = performance.now();
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return Math.min(performance.now() - clock, (user + system) / 1000);
  };
}

export function rowOf(name: string, list: readonly Solved[], bar?: number): Row {
  const ms = list.map((one) => one.ms);
  const nodes = list.map(({ result }) => result.nodes);
  const gaps = list.map(({ result }) => result.bound - result.total);
  const times = list.flatMap(({ plainTime }) => plainTime ?? []);
  return {
    positions: name,
    count: list.length,
    proven: list.filter(({ result }) => result.proven).length,
    'median ms': `${at(ms, 0.5).toFixed(2)}${name === 'all' ? ' (bar 2)' : ''}`,
    'first time': at(
      list.map((one) => one.firstMs),
      0.5,
    ).toFixed(2),
    '90 % ms': at(ms, 0.9).toFixed(1),
    'worst ms': `${at(ms, 1).toFixed(1)}${bar ? ` (bar ${bar})` : ''}`,
    'median nodes': at(nodes, 0.5),
    '90 % nodes': at(nodes, 0.9),
    'worst nodes': at(nodes, 1),
    'worst gap': at(gaps, 1),
    'plain: steps ×': `${at(
      list.map((one) => one.plainSteps),
      0.5,
    ).toPrecision(2)} … ${at(
      list.map((one) => one.plainSteps),
      1,
    ).toPrecision(2)}`,
    'plain: time × (where tried)':
      times.length > 0 ? `${at(times, 0.5).toFixed(1)} … ${at(times, 1).toFixed(0)} (${times.length})` : '-',
  };
}

/** The value below which a part of the list lies. */
function at(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
