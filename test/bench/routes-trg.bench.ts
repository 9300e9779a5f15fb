/** The best run of all trains with the beer they carry, on positions of The Railway Game and on the densest boards. */
import { readFileSync } from 'node:fs';
import { turnOf } from '@/engine/steps/state';
import { boxAt, trg } from '@/titles/dortmund/trg';
import { inProject } from '../../.tools/paths';
import type { Bench } from './contract';
import { recordedRuns } from './recorded-runs';
import { readBoard } from './rhl-position';
import { type Given, isFew, rowOf, type Solved, solveAll } from './solving';
import { inputOf, type Kept, type Position } from './trg-position';

/** One position of so many of the games for two. */
const every = 3;

const bench: Bench = {
  name: 'Best run of all trains (18DO, The Railway Game)',
  run() {
    const kept = positions().map(({ position, from }) => ({ from, inputOf: () => inputOf(position) }));
    const solved = solveAll([...kept, ...forTwo()]);
    const two = solved.filter(({ from }) => from === 'two');
    const played = solved.filter(({ from }) => from !== 'dense' && from !== 'two');
    const dense = solved.filter(({ from }) => from === 'dense');
    const groups: [string, readonly Solved[], number?][] = [
      ['all', solved],
      ['games, 1-2 trains', played.filter(isFew), 100],
      ['games, 3-4 trains', played.filter((one) => !isFew(one)), 1000],
      ['games, with beer', played.filter(({ from }) => from === 'game with beer'), 100],
      ['games for two, 1-2 trains', two.filter(isFew), 100],
      ['games for two, 3-4 trains', two.filter((one) => !isFew(one)), 1000],
      ['densest boards, 1-2 trains', dense.filter(isFew), 100],
      ['densest boards, 3-4 trains', dense.filter((one) => !isFew(one)), 1000],
    ];
    return groups.filter(([, list]) => list.length > 0).map(([name, list, bar]) => rowOf(name, list, bar));
  },
};

export default bench;

/** [18DO 8.1] runs of recorded games on the smaller map. */
function forTwo(): Given[] {
  const runs = recordedRuns(trg).filter(([first]) => first!.seats.length === 2);
  return runs
    .flatMap((states) => states.filter((_, i) => i % every === 0))
    .map((state) => ({
      from: 'two',
      inputOf: () =>
        boxAt(state.setup).runInput({ ...state, board: structuredClone(state.board) }, turnOf(state).company),
    }));
}

function positions(): { position: Position; from: string }[] {
  const kept = JSON.parse(readFileSync(inProject('test/bench/routes-trg-positions.json'), 'utf8')) as Kept;
  return kept.positions.map(([board, company, phase, trains, cubes, markers, from]) => {
    const position = {
      ...readBoard(kept.boards[board]!),
      company,
      phase,
      trains: trains.split(' '),
      cubes,
      markers: markers.split(' '),
    };
    const isBeer = from === 'game' && inputOf(position).rules.shared !== undefined;
    return { position, from: isBeer ? 'game with beer' : from };
  });
}
