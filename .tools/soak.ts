/** `npm run soak -- <title> [games] [players]`: whole games with random options, by random legal moves, watched as closely as asked. */
import { parseArgs } from 'node:util';
import { agreement } from '@/engine/game/agreeing';
import type { TitleEntry } from '@/titles/family';
import { titles } from '@/titles/registry';
import { habitsOf } from '../test/soak/habits';
import {
  type Agreed,
  byLot,
  type Coverage,
  coverageTable,
  type FuzzReport,
  fuzzMany,
} from '../test/support/fuzzer';
import { addCoverage } from '../test/support/fuzzing/coverage';
import { playerCounts, wholeNumber } from './soak-arguments';
import { printTable } from './table';

const usualGames = 1000;
/** Games between two signs of life. */
const batch = 25;
/** Every state is seen to be sound; all moves around it are tried in one of so many. */
const usualEvery = 25;

const usage = `npm run soak -- <title> [games] [players] [--seed 1] [--every ${usualEvery}] [--light] [--coverage]
  games     how many for each number of players (${usualGames} unless told)
  players   3, or 3-5 (every number the title allows unless told)
  --seed    the first game's seed; each game after it has the next one
  --every   one state of so many, by lot, is examined whole: choices and play agree, whatever the move
            (${usualEvery} unless told, 1 for every state); invariants are checked in all states
  --options what is agreed before every game, as JSON; all else is drawn by lot
  --light   plays quickly, checks invariants only now and then
  --coverage  prints how often each kind of move and event was seen, the rarest first`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: String(usualEvery) },
    options: { type: 'string' },
    light: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
});

const [name, gamesText, playersText] = positionals;
const entry = titleNamed(name);
const games = orStop(() => wholeNumber(gamesText ?? String(usualGames), 'games'));
const seed = orStop(() => wholeNumber(values.seed, '--seed'));
const every = orStop(() => wholeNumber(values.every, '--every'));
const counts = orStop(() => playerCounts(playersText, entry.players));

const fixed = JSON.parse(values.options ?? '{}') as Agreed['options'];
const title = await entry.load();
const habits = await habitsOf(entry.id);
const coverage: Coverage = {};
const rows = counts.map((players) => soak(players));
console.log('');
printTable(rows);
console.log(`\n${coverageTable(pathsIn(coverage))}`);
if (values.coverage) console.log(`\n${coverageTable(coverage)}`);
const never = Object.entries(coverage).filter(([, times]) => times === 0);
if (never.length > 0 && !values.options) stop(`\nnever taken: ${never.map(([path]) => path).join(', ')}`);

/** What the title itself watches for; moves, events and refusals are counted in any case. */
function pathsIn(all: Coverage): Coverage {
  return Object.fromEntries(Object.entries(all).filter(([path]) => path.startsWith('path ')));
}

function soak(players: number) {
  const began = performance.now();
  const before = process.cpuUsage();
  let played = 0;
  let moves = 0;
  let longest = 0;
  while (played < games) {
    const report = fuzzMany(title, {
      players,
      games: Math.min(batch, games - played),
      seed: seed + played,
      checks: values.light ? 'light' : 'full',
      fullEvery: every,
      agreed: (count, at) => withFixed(byLot(title)(count, at), count),
      ...habits,
    });
    played += report.games;
    moves += report.moves;
    longest = Math.max(longest, report.longest);
    addCoverage(coverage, report.coverage);
    failOn(report);
    if (process.stderr.isTTY) process.stderr.write(`\r${entry.id}, ${players} players: ${played} games `);
  }
  const seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(before);
  return {
    title: entry.id,
    players,
    games: played,
    moves,
    'longest game': longest,
    'examined whole': values.light ? 'none' : every === 1 ? 'all states' : `1 state in ${every}`,
    'moves/s': Math.round(moves / seconds),
    seconds: Math.round(seconds),
    'of CPU': Math.round((used.user + used.system) / 1e6),
  };
}

/** What lots have decided, but for what is given; lots that do not go with it fall back. */
function withFixed({ options, ...rest }: Agreed, count: number): Agreed {
  const players = Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: '' }));
  const wanted = { options: { ...options, ...fixed }, lots: [] };
  const { options: agreed } = agreement(title.options, wanted, players);
  return { ...rest, options: { ...agreed, ...fixed } };
}

function failOn({ failure }: FuzzReport): void {
  if (!failure) return;
  console.error(`\n${failure.message}`);
  process.exit(1);
}

function titleNamed(id: string | undefined): TitleEntry {
  const found = titles.find((one) => one.id === id);
  if (found) return found;
  const known = titles.length
    ? `Titles: ${titles.map((one) => one.id).join(', ')}`
    : 'No title is registered yet.';
  return stop(`${id ? `There is no title "${id}".` : 'Which title?'} ${known}\n\n${usage}`);
}

function orStop<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
