import type { CompanyDef, HarbourToken } from '@/engine/finance/cards';
import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';
import { byPrice, priceOf } from '@/engine/market/market';
import { hasMoney, type Seat } from '../seat';
import { perSeat } from './per-seat';

export type Standing = 'unfounded' | 'founded' | 'floated';

/** How a company stands, as the ledger shows it. */
export interface CompanyFigures {
  readonly id: CompanyId;
  readonly def: CompanyDef;
  readonly standing: Standing;
  /** Nothing before it has a value. */
  readonly price: number | undefined;
  /** Nothing in a game without money. */
  readonly treasury: number | undefined;
  readonly trains: readonly TrainId[];
  readonly lastRevenue: number;
  readonly operated: boolean;
  /** Prices of the station tokens left on its charter. */
  readonly tokens: readonly number[];
  /** Its harbour token, while it has one. */
  readonly harbour: HarbourToken | undefined;
  readonly director: PlayerId | null;
  /** Percent that nobody has bought yet: in the initial offering, or on the charter. */
  readonly offer: number;
  readonly charter: number;
  readonly pool: number;
}

/** All companies in the order of the box. */
export const companiesOf = perSeat((seat): readonly CompanyFigures[] => {
  const { state, view } = seat;
  return view.companies.map((def) => {
    const { id } = def;
    const charter = state.companies[id]!;
    return {
      id,
      def,
      standing: standingOf(charter),
      price: hasMoney(seat) && seat.state.prices[id] ? priceOf(seat.view.market, seat.state, id) : undefined,
      treasury: charter.treasury,
      trains: trainsOf(state, id).map(({ type }) => type),
      lastRevenue: charter.lastRevenue ?? 0,
      operated: charter.operated ?? false,
      tokens: charter.tokens,
      harbour: charter.harbour,
      director: directorOf(state, id),
      offer: sharesOf(state, 'offer', id) + sharesOf(state, 'kept', id),
      charter: sharesOf(state, 'charter', id),
      pool: sharesOf(state, 'pool', id),
    };
  });
});

/** Where shares need not be sold before a company runs, it does so from the beginning. */
function standingOf({ founded, floated = founded }: { founded: boolean; floated?: boolean }): Standing {
  if (floated) return 'floated';
  return founded ? 'founded' : 'unfounded';
}

/** Companies with a value in the order in which they would act. */
export const inOrder = perSeat((seat): readonly CompanyId[] => {
  if (!hasMoney(seat)) return [];
  return byPrice(
    seat.view.market,
    seat.state,
    seat.view.companies.map(({ id }) => id),
  );
});

/** Is there anything to run? */
export function canRun({ standing, trains }: CompanyFigures): boolean {
  return standing === 'floated' && trains.length > 0;
}

/** What a company would earn if its trains ran, or was paid for in its run at the end; nothing where it has none. */
export function wouldRun(
  seat: Seat,
  company: CompanyFigures,
): { readonly total: number; readonly searching: boolean } | undefined {
  if (!canRun(company)) return undefined;
  const paid = seat.view.paidAtEnd?.(seat.state, company.id);
  if (paid !== undefined) return { total: paid, searching: false };
  const { result, searching } = seat.bestRun(seat.state, company.id);
  return result ? { total: result.total, searching } : { total: 0, searching: true };
}
