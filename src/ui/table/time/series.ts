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
  /** What the companies have run last. */
  readonly revenues: readonly Line<CompanyId>[];
}

/** Worth of each player, price and revenue of each company at the end of each round, and now. */
export function seriesOf(view: TitleView, instants: readonly Instant<TableState>[]): Series {
  const ends = view.market ? roundEnds(instants) : payingRounds(view, instants);
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
    prices: linesOf(view, states, (state, id) => priceIn(market, state, id)),
    revenues: linesOf(view, states, ({ companies }, id) => {
      const { operated, lastRevenue } = companies[id]!;
      return operated ? lastRevenue : undefined;
    }),
  };
}

/** A line for each company that has a value at some time. */
function linesOf(
  { companies }: TitleView,
  states: readonly TableState[],
  valueIn: (state: TableState, company: CompanyId) => number | undefined,
): Line<CompanyId>[] {
  return companies
    .map(({ id }) => ({ id, values: states.map((state) => valueIn(state, id) ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null));
}

/** Without prices nothing changes but by what is paid: the first round, and all that have paid, with what they led to. */
function payingRounds(view: TitleView, instants: readonly Instant<TableState>[]) {
  const worth = (state: TableState) =>
    JSON.stringify(state.seats.map((id) => view.scores(state).find(({ player }) => player === id)?.total));
  const ends = roundEnds(instants).map(({ at, round, state }) => ({
    round,
    state: instants[at + 1]?.state ?? state,
  }));
  return ends.filter(({ state }, i) => i === 0 || worth(state) !== worth(ends[i - 1]!.state));
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
