/**
 * Writes the positions of The Railway Game that the bench of routes solves: `tsx
 * test/bench/collect-trg-positions.ts`. They are kept; collect anew only with a reason.
 */
import { writeFileSync } from 'node:fs';
import { directorOf } from '@/engine/finance/certificates';
import { phasesByTrain } from '@/engine/finance/phases';
import { trainsOf } from '@/engine/finance/trains';
import { turnOf } from '@/engine/steps/state';
import { board, mines, steelMills } from '@/titles/dortmund/board';
import { companies, phases } from '@/titles/dortmund/cards';
import { usableCubes } from '@/titles/dortmund/rules/breweries/cubes';
import type { DortmundState } from '@/titles/dortmund/state';
import { trg } from '@/titles/dortmund/trg';
import { inProject } from '../../.tools/paths';
import { railwayHabits } from '../soak/dortmund-trg';
import { denseBoard } from './dense-board';
import { playedPositions } from './played-positions';
import { writeBoard } from './rhl-position';
import { inputOf, type Kept, type Position } from './trg-position';

const games = 18;
const denseBoards = 8;

/** Trains as the rules allow them in each phase, as many and as long as can be, with beer and without. */
const fleets: readonly (readonly [phase: string, trains: string, cubes: number, markers: string])[] = [
  ['3', '3 3 3 3', 0, ''],
  ['4', '4 4 4', 2, 'B5'],
  ['5', '5 5', 1, ''],
  ['6', '6 6', 3, 'B4'],
  ['8', '6 8', 9, 'B4 B5'],
  ['8', '8 8', 0, ''],
  ['8', '8 8', 4, 'B4 B5'],
];

function positionIn(state: DortmundState): Position {
  const { company } = turnOf(state);
  const markers = Object.entries(state.breweries).filter(([, { marker }]) => marker === company);
  return {
    board: state.board,
    floated: companies.map(({ id }) => id).filter((id) => state.companies[id]?.floated),
    company,
    trains: trainsOf(state, company).map(({ type }) => type),
    phase: phasesByTrain(phases).of(state).id,
    cubes: company === 'HHW' ? 0 : usableCubes(state, directorOf(state, company)!),
    markers: markers.map(([id]) => id),
  };
}

/** Every mine and mill with a link of 30. */
const links = Object.fromEntries(
  [...Object.keys(mines), ...Object.keys(steelMills)].map((hex) => [hex, ['link30']]),
);

function densePositions(seed: number): Position[] {
  const built = denseBoard({ board, companies, inPlay: () => true }, { random: seed * 31 + 7 }, links);
  const all = companies.map(({ id }) => id);
  return fleets.map(([phase, trains, cubes, markers], i) => {
    const company = all[(seed * 3 + i) % all.length]!;
    return {
      board: built,
      floated: all,
      company,
      trains: trains.split(' '),
      phase,
      cubes: company === 'HHW' ? 0 : cubes,
      markers: markers.split(' ').filter(Boolean),
    };
  });
}

const boards = new Map<string, number>();
const positions: Kept['positions'][number][] = [];
function keep(from: string, list: readonly Position[]): void {
  for (const { board: built, floated, company, phase, trains, cubes, markers } of list) {
    const text = writeBoard(built, floated);
    if (!boards.has(text)) boards.set(text, boards.size);
    positions.push([boards.get(text)!, company, phase, trains.join(' '), cubes, markers.join(' '), from]);
  }
}
for (let seed = 1; seed <= games; seed++)
  keep('game', playedPositions({ title: trg, habits: railwayHabits, positionIn, inputOf }, seed));
for (let seed = 0; seed < denseBoards; seed++) keep('dense', densePositions(seed));
const kept: Kept = { boards: [...boards.keys()], positions };
writeFileSync(inProject('test/bench/routes-trg-positions.json'), `${JSON.stringify(kept, null, 1)}\n`);
console.log(`${positions.length} positions on ${boards.size} boards`);
