import type { CompanyId } from '@/engine/game/ids';

/** What the Investor of the games for two may own, and how its railway begins [18DO 8.2]. */
export interface InvestorTerms {
  /** One of these railways is drawn for it. */
  readonly railwayFrom: readonly CompanyId[];
  readonly railwayPar: number;
  /** Percent that it buys at once in its first turn. */
  readonly railwayShares: number;
  /** Percent that it may hold. */
  readonly shareLimit: { readonly ownCompanies: number; readonly playerCorporations: number };
}

/** [18DO 8.2, 8.3.1] in The Railway Game as in Heat, Sweat & Beer. */
export const investorTerms: InvestorTerms = {
  railwayFrom: ['BME', 'CME', 'KWE', 'RhE'],
  railwayPar: 50,
  railwayShares: 50,
  shareLimit: { ownCompanies: 70, playerCorporations: 20 },
};

/** [18DO 8.3.1, 8.4.1] railways that are not in play with two players. */
export const railwaysNotUsed: readonly CompanyId[] = ['HHW'];
