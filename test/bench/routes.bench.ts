/** The best run of all trains, on positions from whole random games of 18Rhl and on the densest boards. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../.tools/paths';
import type { Bench } from './contract';
import { inputOf, type Kept, type Position, readBoard } from './rhl-position';
import { isFew, rowOf, type Solved, solveAll } from './solving';

const bench: Bench = {
  name: 'Best run of all trains (18Rhl)',
  run() {
    const solved = solveAll(
      positions().map(({ position, from }) => ({ from, inputOf: () => inputOf(position) })),
    );
    const legal = solved.filter(({ from }) => from !== 'unruly');
    const groups: [string, readonly Solved[], number?][] = [
      ['all', legal],
      ['games, 1-2 trains', legal.filter((one) => one.from === 'game' && isFew(one)), 100],
      ['games, 3-4 trains', legal.filter((one) => one.from === 'game' && !isFew(one)), 1000],
      ['densest boards, 1-2 trains', legal.filter((one) => one.from === 'dense' && isFew(one)), 100],
      ['densest boards, 3-4 trains', legal.filter((one) => one.from === 'dense' && !isFew(one)), 1000],
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
