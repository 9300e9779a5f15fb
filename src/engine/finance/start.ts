import type { Station } from '@/engine/board/types';
import type { ByPlayers, CompanyDef } from './cards';
import type { Certificate, FinanceState, RailwayState } from './state';

/** A company before anybody has bought anything of it. */
export function charterAtStart(company: CompanyDef): RailwayState {
  return {
    treasury: 0,
    founded: false,
    floated: false,
    operated: false,
    tokens: company.tokenCosts.slice(company.homes.length),
    ...(company.harbourToken && { harbour: { ...company.harbourToken } }),
    lastRevenue: 0,
  };
}

/** The stack of a company in the initial offering, the director's certificate on top. */
export function certificateStack({ id, certificates }: CompanyDef): Certificate[] {
  return certificates.map((percent, i) => ({ company: id, percent, director: i === 0, holder: 'offer' }));
}

/** Every company's token on its home. */
export function homeStations(companies: readonly CompanyDef[]): Station[] {
  return companies.flatMap(({ id, homes }) =>
    homes.map(({ hex, printedStop }): Station => ({ company: id, hex, stop: printedStop })),
  );
}

/** The bank gives every player the same. */
export function dealMoney(
  startingCash: ByPlayers,
  state: Pick<FinanceState, 'seats' | 'cash' | 'bank'>,
): void {
  const each = startingCash[state.seats.length] ?? 0;
  for (const player of state.seats) {
    state.cash[player] = each;
    state.bank -= each;
  }
}
