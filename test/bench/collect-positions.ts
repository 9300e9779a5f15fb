/**
 * Writes the positions that the bench of routes solves: `tsx test/bench/collect-positions.ts`. They are kept,
 * so that figures can be compared although rules or habits change; collect anew only with a reason.
 */
import { writeFileSync } from 'node:fs';
import { phaseOf, trainsOf } from '@/engine/finance/trains';
import type { Move } from '@/engine/game/move';
import { begin, choices, play, stageOf } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { Title } from '@/engine/game/title';
import { bestRun } from '@/engine/routes/best';
import { turnOf } from '@/engine/steps/state';
import { rhl } from '@/titles/rhineland/18rhl';
import { board as rhlBoard } from '@/titles/rhineland/18rhl/board';
import { companies, orderCards, phases } from '@/titles/rhineland/18rhl/cards';
import type { RhinelandState } from '@/titles/rhineland/state';
import { inProject } from '../../.tools/paths';
import { rhinelandHabits } from '../soak/rhineland';
import { pickMove } from '../support/fuzzing/pick';
import { denseBoard } from './dense-board';
import { inputOf, type Kept, type Position, writeBoard } from './rhl-position';

const games = 26;
const denseBoards = 14;
const mostMoves = 5000;

/** Parts of a game at which positions are taken: late ones above all. */
const moments = [0.25, 0.5, 0.7, 0.85, 0.95, 1];
/** And so many of those that are hardest to solve. */
const hardest = 2;

/** Trains as the rules allow them in each phase, as many and as long as can be. */
const legalTrains: readonly (readonly [phase: string, trains: string])[] = [
  ['3', '2 3 3 3'],
  ['3', '3 3 3 3'],
  ['4', '4 4 3'],
  ['4', '4 4 4'],
  ['6', '5 6'],
  ['6', '6 6'],
  ['8', '6 8'],
  ['8', '8 8'],
  ['8', '6'],
];
/** More trains than the rules of 18Rhl allow in a late phase. */
const unruly: readonly (readonly [phase: string, trains: string])[] = [
  ['8', '6 6 6'],
  ['8', '5 6 6 8'],
];

function playedPositions(seed: number): Position[] {
  const title: Title<RhinelandState, Move> = rhl;
  const random: RandomState = { random: seed };
  const players = Array.from({ length: 3 + (seed % 3) }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
  let { state } = begin(title, { title: title.id, players, seed, options: {} });
  const runs: Position[] = [];
  for (let moves = 0; !state.over && moves < mostMoves; moves++) {
    if (stageOf(title, state)!.id === 'run') runs.push(positionIn(state));
    const move = pickMove(random, state, choices(title, state)!.choices, rhinelandHabits);
    const outcome = play(title, state, move);
    if (!outcome.ok) throw new Error(`seed ${seed}: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  const hard = runs
    .map((position) => ({ position, nodes: bestRun(inputOf(position)).nodes }))
    .sort((a, b) => b.nodes - a.nodes)
    .slice(0, hardest);
  const timed = moments.map((part) => runs[Math.min(runs.length - 1, Math.floor(part * runs.length))]!);
  return [...new Set([...timed, ...hard.map(({ position }) => position)])];
}

function positionIn(state: RhinelandState): Position {
  const { company } = turnOf(state);
  return {
    board: state.board,
    floated: companies.map(({ id }) => id).filter((id) => state.companies[id]?.floated),
    company,
    trains: trainsOf(state, company).map(({ type }) => type),
    phase: phaseOf(phases, state).id,
  };
}

function densePositions(seed: number, sets: typeof legalTrains): Position[] {
  const random = { random: seed * 31 + 7 };
  const { coalmine, steelmill } = orderCards[nextIndex(random, orderCards.length)]!;
  const markers = { [coalmine]: ['coalmine'], [steelmill]: ['steelmill'] };
  const board = denseBoard({ board: rhlBoard, companies, inPlay: (tile) => tile !== '935' }, random, markers);
  const all = companies.map(({ id }) => id);
  return sets.map(([phase, trains], i) => ({
    board,
    floated: all,
    company: all[(seed * 3 + i) % all.length]!,
    trains: trains.split(' '),
    phase,
  }));
}

const boards = new Map<string, number>();
const positions: Kept['positions'][number][] = [];
function keep(from: string, list: readonly Position[]): void {
  for (const position of list) {
    const text = writeBoard(position.board, position.floated);
    if (!boards.has(text)) boards.set(text, boards.size);
    positions.push([boards.get(text)!, position.company, position.phase, position.trains.join(' '), from]);
  }
}
for (let seed = 1; seed <= games; seed++) keep('game', playedPositions(seed));
for (let seed = 0; seed < denseBoards; seed++) {
  keep('dense', densePositions(seed, legalTrains));
  if (seed < 6) keep('unruly', densePositions(seed, unruly));
}
const kept: Kept = { boards: [...boards.keys()], positions };
writeFileSync(inProject('test/bench/routes-positions.json'), `${JSON.stringify(kept, null, 1)}\n`);
console.log(`${positions.length} positions on ${boards.size} boards`);
