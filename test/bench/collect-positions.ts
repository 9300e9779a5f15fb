/**
 * Writes the positions that the bench of routes solves: `tsx test/bench/collect-positions.ts`. They are kept,
 * so that figures can be compared although rules or habits change; collect anew only with a reason.
 */
import { writeFileSync } from 'node:fs';
import { phasesByTrain } from '@/engine/finance/phases';
import { trainsOf } from '@/engine/finance/trains';
import { nextIndex } from '@/engine/game/random';
import { turnOf } from '@/engine/steps/state';
import { rhl } from '@/titles/rhineland/18rhl';
import { board as rhlBoard } from '@/titles/rhineland/18rhl/board';
import { companies, orderCards, phases } from '@/titles/rhineland/18rhl/cards';
import type { RhinelandState } from '@/titles/rhineland/state';
import { inProject } from '../../.tools/paths';
import { rhinelandHabits } from '../soak/rhineland';
import { denseBoard } from './dense-board';
import { playedPositions } from './played-positions';
import { inputOf, type Kept, type Position, writeBoard } from './rhl-position';

const games = 26;
const denseBoards = 14;

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

function positionIn(state: RhinelandState): Position {
  const { company } = turnOf(state);
  return {
    board: state.board,
    floated: companies.map(({ id }) => id).filter((id) => state.companies[id]?.floated),
    company,
    trains: trainsOf(state, company).map(({ type }) => type),
    phase: phasesByTrain(phases).of(state).id,
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
for (let seed = 1; seed <= games; seed++)
  keep('game', playedPositions({ title: rhl, habits: rhinelandHabits, positionIn, inputOf }, seed));
for (let seed = 0; seed < denseBoards; seed++) {
  keep('dense', densePositions(seed, legalTrains));
  if (seed < 6) keep('unruly', densePositions(seed, unruly));
}
const kept: Kept = { boards: [...boards.keys()], positions };
writeFileSync(inProject('test/bench/routes-positions.json'), `${JSON.stringify(kept, null, 1)}\n`);
console.log(`${positions.length} positions on ${boards.size} boards`);
