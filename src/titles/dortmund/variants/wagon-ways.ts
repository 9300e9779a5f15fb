import { newValue } from '@/engine/game/draft';
import { builtBoard } from '@/engine/steps/state';
import { wagonWayLink } from './data';
import type { Draw } from './draw';
import type { Variant } from './hooks';

/** [18DO-MV 5, rulings 98, 123] the links of these mines lie there from the start: they cost nothing and bring no beer. */
export function wagonWays({ linked }: Pick<Draw, 'linked'>): Variant {
  return {
    prepare(draft, moment) {
      const board = builtBoard(draft);
      const links = Object.fromEntries(linked.map((hex) => [hex, [`link${wagonWayLink}`]]));
      draft.board = newValue({ ...board, markers: { ...board.markers, ...links } });
      moment.emit({ type: 'wagon-ways', mines: linked });
    },
  };
}
