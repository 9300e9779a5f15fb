import type { BoardDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { builtBoard } from '@/engine/steps/state';
import { risingCosts as rise } from './data';
import type { Variant } from './hooks';
import { numberOn, withNumber } from './on-map';

/** [18DO-MV 2, ruling 96] built-up hexes without a tile cost 10 more after each stock round; whoever builds pays it all. */
export function risingCosts(board: BoardDef): Variant {
  const inTown: readonly HexId[] = Object.keys(board.hexes).filter(
    (hex) => board.hexes[hex]!.cost?.terrain === rise.terrain,
  );
  return {
    onStockRoundEnd(draft, moment) {
      const empty = inTown.filter((hex) => !builtBoard(draft).tiles[hex]);
      if (empty.length === 0) return;
      for (const hex of empty) {
        const before = numberOn(builtBoard(draft), hex, 'rise') ?? 0;
        draft.board = withNumber(builtBoard(draft), hex, 'rise', before + rise.add);
      }
      moment.emit({ type: 'costs-rise', amount: rise.add });
    },
    extraCost: (state, hex) => numberOn(builtBoard(state), hex, 'rise') ?? 0,
    onLaid(draft, { hex }) {
      if (numberOn(builtBoard(draft), hex, 'rise') !== undefined)
        draft.board = withNumber(builtBoard(draft), hex, 'rise', undefined);
    },
  };
}
