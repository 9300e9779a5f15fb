/** The best run of all trains with the beer they carry, on positions of The Railway Game and on the densest boards. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../.tools/paths';
import type { Bench } from './contract';
import { readBoard } from './rhl-position';
import { isFew, rowOf, type Solved, solveAll } from './solving';
import { inputOf, type Kept, type Position } from './trg-position';

const bench: Bench = {
  name: 'Best run of all trains (18DO, The Railway Game)',
  run() {
    const solved = solveAll(
      positions().map(({ position, from }) => ({ from, inputOf: () => inputOf(position) })),
    );
    const played = solved.filter(({ from }) => from !== 'dense');
    const dense = solved.filter(({ from }) => from === 'dense');
    const groups: [string, readonly Solved[], number?][] = [
      ['all', solved],
      ['games, 1-2 trains', played.filter(isFew), 100],
      ['games, 3-4 trains', played.filter((one) => !isFew(one)), 1000],
      ['games, with beer', played.filter(({ from }) => from === 'game with beer'), 100],
      ['densest boards, 1-2 trains', dense.filter(isFew), 100],
      ['densest boards, 3-4 trains', dense.filter((one) => !isFew(one)), 1000],
    ];
    return groups.map(([name, list, bar]) => rowOf(name, list, bar));
  },
};

export default bench;

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
