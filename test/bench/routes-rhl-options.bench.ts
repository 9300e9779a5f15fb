/** The best run of all trains of 18Rhl with its options, on positions of recorded games and on their last boards. */
import type { Move } from '@/engine/game/move';
import type { Title } from '@/engine/game/title';
import { boxAt, rhl } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { Bench } from './contract';
import { rowsOfRuns } from './rhineland-runs';

const bench: Bench = {
  name: 'Best run of all trains (18Rhl with options)',
  run: () =>
    rowsOfRuns({
      title: rhl as Title<RhinelandState, Move>,
      boxAt,
      isWanted: ({ options }) => Object.keys(options).length > 0,
      fleets: [
        ['6', '8'],
        ['8', '8'],
        ['3', '4', '5'],
      ],
    }),
};

export default bench;
