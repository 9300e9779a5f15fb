import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Instant } from '@/engine/game/timeline';
import { priceOf } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import type { TableState, TitleView } from '@/titles/view';
import { endOfRoundBefore, type RoundFacts, roundEnds } from './story';

/** Values of one line at the points of time of all lines; null where there is none yet. */
export interface Line<Id extends string> {
  readonly id: Id;
  readonly values: readonly (number | null)[];
}

export interface Series {
  readonly rounds: readonly RoundFacts[];
  readonly worth: readonly Line<PlayerId>[];
  readonly prices: readonly Line<CompanyId>[];
}

/** Worth of each player and price of each company at the end of each round, and now. */
export function seriesOf(view: TitleView, instants: readonly Instant<TableState>[]): Series {
  const ends = roundEnds(instants);
  const states = ends.map(({ state }) => state);
  const { market } = view;
  const scores = states.map((state) => view.scores(state));
  const seats = states[0]?.seats ?? [];
  return {
    rounds: ends.map(({ round }) => round),
    worth: seats.map((id) => ({
      id,
      values: scores.map((all) => all.find(({ player }) => player === id)?.total ?? null),
    })),
    prices: view.companies
      .map(({ id }) => ({
        id,
        values: states.map((state) => priceIn(market, state, id) ?? null),
      }))
      .filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** The price of a company at the end of the round before, to show where it goes. */
export function priceBefore(
  view: TitleView,
  instants: readonly Instant<TableState>[],
  at: number,
  company: CompanyId,
): number | undefined {
  const before = endOfRoundBefore(instants, at);
  return before && priceIn(view.market, before, company);
}

function priceIn(
  market: Market | undefined,
  { prices, arrivals = 0 }: TableState,
  company: CompanyId,
): number | undefined {
  return market && prices?.[company] ? priceOf(market, { prices, arrivals }, company) : undefined;
}
