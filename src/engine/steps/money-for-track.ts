import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import type { RailState } from './state';

/** A game in which money that belongs to nobody yet waits for a line of track. */
export interface WaitingMoney extends RailState {
  reserve: number;
}

export interface MoneyForTrack<S extends WaitingMoney> {
  readonly company: CompanyId;
  /** Is the line there? Asked after every tile, whoever has laid it. */
  isBuilt(state: S): boolean;
  announce(moment: Moment, amount: number): void;
}

/** [18Rhl 4.1.1 no. 6] [18Ruhr 5.4] it comes to the company's treasury at once, in whoever's turn. */
export function moneyForTrack<S extends WaitingMoney>({
  company,
  isBuilt,
  announce,
}: MoneyForTrack<S>): Consequence<S> {
  return {
    due: (state, before) => state.reserve > 0 && state.board.tiles !== before.board.tiles && isBuilt(state),
    apply(draft, moment) {
      const amount = draft.reserve;
      draft.companies[company]!.treasury += amount;
      draft.reserve = 0;
      announce(moment, amount);
    },
  };
}
