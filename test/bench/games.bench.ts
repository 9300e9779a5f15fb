/** Whole games of each title, as shipped: how fast a log opens, choices are listed, and time is travelled. */
import { setAutoFreeze } from 'immer';
import { agreement } from '@/engine/game/agreeing';
import type { Json } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import { stageOf } from '@/engine/game/play';
import { replay } from '@/engine/game/replay';
import type { CoreState, Setup } from '@/engine/game/state';
import { type Timeline, travel } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { titles } from '@/titles/registry';
import { habitsOf } from '../soak/habits';
import { fuzzGame, setupOf } from '../support/fuzzer';
import { type Cold, coldly, milliseconds, wholeChoices } from './cold';
import type { Bench, Row } from './contract';
import { growthRows } from './growth';
import { median, undisturbed } from './timing';
import { smallChange } from './yardstick';

const gamesOfEach = 4;
/** What 18xx.games' own engine does with its 18Rhl game, in effective moves a second, on such a machine. */
const reference = 2000;

interface Game {
  readonly setup: Setup;
  readonly log: readonly Move[];
}

/** Every switch of the title the other way, as far as they go together; nothing where it has none. */
function everyOption(title: Title): Setup['options'] {
  const flags = Object.entries(title.options).flatMap(([id, def]): [string, Json][] => {
    if (def.kind === 'flag') return [[id, !def.usual]];
    // of those that stand alone, what is furthest from usual
    return def.kind === 'one' && !def.needs && !def.players ? [[id, def.of.at(-1)!]] : [];
  });
  return Object.fromEntries(flags);
}

async function gamesOf(title: Title, wanted: Setup['options'], counts: readonly number[]): Promise<Game[]> {
  const habits = await habitsOf(title.id);
  return Array.from({ length: gamesOfEach }, (_, i) => {
    const count = counts[i % counts.length]!;
    const seed = 500 + i;
    const { players } = setupOf(title, count, seed);
    // some options are for some numbers of players
    const { options } = agreement(title.options, { options: wanted, lots: [] }, players);
    const setup = setupOf(title, count, seed, options);
    const { log } = fuzzGame(title, setup, seed, { ...habits, checks: 'light' });
    return { setup, log };
  });
}

function quantile(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** A machine gets used to a title's code by moves, not by games: after a short game it still is half as fast. */
const movesToWarmUp = 30_000;

function warmUp(title: Title, games: readonly Game[]): void {
  for (let moves = 0; moves < movesToWarmUp; ) {
    for (const { setup, log } of games) {
      replay(title, setup, log);
      moves += log.length;
    }
  }
}

function replayed(title: Title, { setup, log }: Game): { timeline: Timeline; best: number } {
  let { timeline } = replay(title, setup, log);
  const best = undisturbed(() => {
    timeline = replay(title, setup, log).timeline;
  });
  return { timeline, best };
}

function listing(title: Title, timelines: readonly Timeline<CoreState>[]): number[] {
  return timelines.flatMap(({ instants }) =>
    instants.map(({ state }) => milliseconds(() => wholeChoices(title, state))),
  );
}

/** Late in a game the board is full: so many of its turns are listed for the first time. */
const coldTurns = 12;
/** How often a game is replayed for the first time: other programs only make it slower. */
const coldTimes = 3;

/** The first replay of a game, and the slowest of late turns when it is first listed. */
async function coldRows(
  name: string,
  title: Title,
  { setup, log }: Game,
  timeline: Timeline,
): Promise<Row[]> {
  const first: number[] = [];
  for (let i = 0; i < coldTimes; i++) first.push((await coldly({ setup, log })).replay);
  const whole = Math.min(...first);
  const late = [...timeline.instants.keys()].filter((at) => at > log.length * 0.6);
  const runs = late.filter((at) => stageOf(title, timeline.instants[at]!.state)?.id === 'run');
  const some = runs.filter((_, i) => i % Math.ceil(runs.length / coldTurns) === 0);
  const asked: Cold[] = [];
  for (const at of some) asked.push(await coldly({ setup, log: log.slice(0, at) }));
  const worst = (what: 'listed' | 'choices') => Math.max(...asked.map((each) => each[what])).toFixed(1);
  return [
    {
      title: name,
      what: `replay of ${log.length} moves, first time`,
      figure: `${Math.round((log.length / whole) * 1000)} moves/s (${whole.toFixed(0)} ms)`,
      bar: '',
    },
    ...(some.length > 0
      ? [
          {
            title: name,
            what: `choices of ${some.length} late runs, first asked, worst`,
            figure: `${worst('listed')} ms`,
            bar: '30 ms',
          },
          {
            title: name,
            what: `the same with the search for the best run, as a worker does it`,
            figure: `${worst('choices')} ms`,
            bar: '',
          },
        ]
      : []),
  ];
}

/** Two play against an Investor: another game, with rows of its own. */
const few = 2;

function countsOf({ players: { min, max } }: Title): number[] {
  return min === few && max > few ? [few + 1, max] : [min, max];
}

async function rowsOf(
  title: Title,
  options: Setup['options'] = {},
  counts: readonly number[] = countsOf(title),
): Promise<Row[]> {
  const games = await gamesOf(title, options, counts);
  const table = counts.length === 1 ? `${title.id}, ${counts[0]} players` : title.id;
  const name = Object.keys(options).length > 0 ? `${table}, all options` : table;
  warmUp(title, games);
  const small: number[] = [];
  const opened = games.map((game) => {
    small.push(smallChange());
    return replayed(title, game);
  });
  const moves = games.reduce((sum, { log }) => sum + log.length, 0);
  const rate = (moves / opened.reduce((sum, { best }) => sum + best, 0)) * 1000;
  const timelines = opened.map(({ timeline }) => timeline);
  const times = listing(title, timelines);
  const steps = 100_000;
  const jumps = milliseconds(() => {
    for (let i = 0; i < steps; i++) travel(timelines[0]!, i % 1000);
  });
  return [
    {
      title: name,
      what: `replay of ${moves} moves`,
      figure: `${Math.round(rate)} moves/s`,
      bar: `${10 * reference} moves/s`,
    },
    {
      title: name,
      what: 'one move, in smallest changes of a state timed beside it',
      figure: (1000 / rate / median(small)).toFixed(1),
      bar: '',
    },
    ...(await coldRows(name, title, games.at(-1)!, timelines.at(-1)!)),
    {
      title: name,
      what: 'choices, median',
      figure: `${quantile(times, 0.5).toFixed(2)} ms`,
      bar: '2 ms',
    },
    {
      title: name,
      what: 'choices, 99 of 100',
      figure: `${quantile(times, 0.99).toFixed(2)} ms`,
      bar: '',
    },
    { title: name, what: 'choices, worst', figure: `${quantile(times, 1).toFixed(1)} ms`, bar: '30 ms' },
    {
      title: name,
      what: 'undo or travel',
      figure: `${((jumps / steps) * 1e6).toFixed(0)} ns`,
      bar: 'constant',
    },
    ...growthRows(name, title, games),
  ];
}

const bench: Bench = {
  name: 'Whole games',
  async run() {
    // the shipped app does not freeze states either
    setAutoFreeze(false);
    try {
      const loaded = await Promise.all(titles.map((entry) => entry.load()));
      const rows: Row[] = [];
      for (const title of loaded) {
        rows.push(...(await rowsOf(title)));
        const options = everyOption(title);
        if (Object.keys(options).length > 0) rows.push(...(await rowsOf(title, options)));
        if (title.players.min === few) rows.push(...(await rowsOf(title, options, [few])));
      }
      return rows;
    } finally {
      setAutoFreeze(true);
    }
  },
};

export default bench;
