import type { BoardDef } from '@/engine/board/types';
import { builtBoard } from '@/engine/steps/state';
import type { Draw } from './draw';
import type { Variant } from './hooks';
import { markedHex, numberOn, withNumber } from './on-map';

/** [18DO-MV 4, ruling 99] a marker in each red area is for the route that first delivers beer there which is paid for. */
export function firstDelivery(board: BoardDef, { first }: Pick<Draw, 'first'>): Variant {
  return {
    prepare(draft, moment) {
      for (const { hex, amount } of first) draft.board = withNumber(builtBoard(draft), hex, 'first', amount);
      moment.emit({ type: 'first-laid-out' });
    },
    areas: (state) => ({ first: (hex) => numberOn(builtBoard(state), markedHex(board, hex), 'first') ?? 0 }),
    onDelivered(draft, { company, hex: to, paid }, moment) {
      const hex = markedHex(board, to);
      const amount = numberOn(builtBoard(draft), hex, 'first');
      if (amount === undefined || paid === 0) return;
      draft.board = withNumber(builtBoard(draft), hex, 'first', undefined);
      moment.emit({ type: 'first-delivery', company, hex, amount });
    },
  };
}
