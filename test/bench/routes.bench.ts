/** The best run of all trains, on positions from whole random games of 18Rhl and on the densest boards. */
import { readFileSync } from 'node:fs';
import { bestRun, type RunResult } from '@/engine/routes/best';
import { inProject } from '../../.tools/paths';
import type { Bench, Row } from './contract';
import { plainRun } from './plain';
import { inputOf, type Kept, type Position, readBoard } from './rhl-position';

/** Beyond this the game goes on with the best so far. */
const patience = 2000;
/** Machines are busy: the quickest of so many tries counts, by the clock or by the processor. */
const tries = 4;
const mostPlainSteps = 300_000;

interface Solved {
  readonly from: string;
  readonly trains: number;
  readonly ms: number;
  readonly result: RunResult;
  /** Steps and time of the plain method as multiples of ours. */
  readonly plainSteps: number;
  readonly plainTime?: number;
}

const bench: Bench = {
  name: 'Best run of all trains (18Rhl)',
  run() {
    const solved = positions().map(({ position, from }) => solve(position, from));
    const few = (one: Solved) => one.trains <= 2;
    const legal = solved.filter(({ from }) => from !== 'unruly');
    const groups: [string, readonly Solved[], number?][] = [
      ['all', legal],
      ['games, 1-2 trains', legal.filter((one) => one.from === 'game' && few(one)), 100],
      ['games, 3-4 trains', legal.filter((one) => one.from === 'game' && !few(one)), 1000],
      ['densest boards, 1-2 trains', legal.filter((one) => one.from === 'dense' && few(one)), 100],
      ['densest boards, 3-4 trains', legal.filter((one) => one.from === 'dense' && !few(one)), 1000],
      ['more trains than allowed', solved.filter((one) => one.from === 'unruly')],
    ];
    return groups.map(([name, list, bar]) => rowOf(name, list, bar));
  },
};

export default bench;

function positions(): { position: Position; from: string }[] {
  const kept = JSON.parse(readFileSync(inProject('test/bench/routes-positions.json'), 'utf8')) as Kept;
  return kept.positions.map(([board, company, phase, trains, from]) => ({
    position: { ...readBoard(kept.boards[board]!), company, phase, trains: trains.split(' ') },
    from,
  }));
}

function solve(position: Position, from: string): Solved {
  let ms = Number.POSITIVE_INFINITY;
  let result: RunResult | undefined;
  for (let i = 0; i < tries; i++) {
    const input = inputOf(position);
    const taken = stopwatch();
    result = bestRun(input, { halted: () => taken() > patience });
    ms = Math.min(ms, taken());
  }
  const taken = stopwatch();
  const plain = plainRun(inputOf(position), mostPlainSteps);
  const plainMs = taken();
  if (plain.total !== undefined && result!.proven && plain.total !== result!.total) {
    throw new Error(`${position.company} ${position.trains}: ${result!.total}, but plainly ${plain.total}`);
  }
  return {
    from,
    trains: position.trains.length,
    ms,
    result: result!,
    plainSteps: plain.steps / Math.max(1, result!.nodes),
    ...(plain.total !== undefined && { plainTime: plainMs / ms }),
  };
}

/** Milliseconds by the clock, or of the processor where that is less: other work on the machine does not count. */
function stopwatch(): () => number {
  const clock = performance.now();
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return Math.min(performance.now() - clock, (user + system) / 1000);
  };
}

function rowOf(name: string, list: readonly Solved[], bar?: number): Row {
  const ms = list.map((one) => one.ms);
  const nodes = list.map(({ result }) => result.nodes);
  const gaps = list.map(({ result }) => result.bound - result.total);
  const times = list.flatMap(({ plainTime }) => plainTime ?? []);
  return {
    positions: name,
    count: list.length,
    proven: list.filter(({ result }) => result.proven).length,
    'median ms': `${at(ms, 0.5).toFixed(2)}${name === 'all' ? ' (bar 2)' : ''}`,
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
