/** Legal lays on the boards of all games, half built by random lays, for every company in turn. */
import { legalLays } from '@/engine/board/lay';
import { allColours, halfBuilt, reachFor, sheets } from '../support/half-built';
import type { Bench, Row } from './contract';
import { median, timed } from './timing';

const boardsPerGame = 6;
const lays = 45;
const bar = 5;

const bench: Bench = {
  name: 'Legal lays on half-built boards',
  run: () =>
    sheets.map((sheet): Row => {
      const times: number[] = [];
      let found = 0;
      for (let seed = 1; seed <= boardsPerGame; seed++) {
        const state = halfBuilt(sheet, { random: seed }, lays);
        for (const { id } of sheet.companies) {
          // a fresh copy for each company: nothing is known of it yet
          const fresh = { ...state, tiles: { ...state.tiles } };
          times.push(
            timed(() => {
              const reach = reachFor(sheet.board, fresh, id);
              found += legalLays(sheet.board, fresh, reach, { colours: allColours }).length;
            }),
          );
        }
      }
      const middle = median(times);
      return {
        board: sheet.name,
        'times asked': times.length,
        'lays found': found,
        'median ms': Number(middle.toFixed(2)),
        'worst ms': Number(Math.max(...times).toFixed(1)),
        bar: `median under ${bar} ms`,
        met: middle < bar ? 'yes' : 'NO',
      };
    }),
};

export default bench;
