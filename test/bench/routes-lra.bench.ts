/** The best run of all trains of 18LRA, on positions of its recorded games (for two, too) and on their last boards. */
import type { Move } from '@/engine/game/move';
import type { Title } from '@/engine/game/title';
import { boxAt, lra } from '@/titles/rhineland/18lra';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { Bench } from './contract';
import { rowsOfRuns } from './rhineland-runs';

const bench: Bench = {
  name: 'Best run of all trains (18LRA)',
  run: () =>
    rowsOfRuns({
      title: lra as Title<RhinelandState, Move>,
      boxAt,
      isWanted: () => true,
      fleets: [
        ['6', '6'],
        ['6', '2+4'],
        ['3', '4', '5'],
        ['4', '5', '6', '2+4'],
      ],
    }),
};

export default bench;
