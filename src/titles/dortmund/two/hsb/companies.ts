import type { CompanyId } from '@/engine/game/ids';
import type { HsbState } from '../../hsb/state';

/** What the Investor has of each kind, in the order in which it comes to them: the minor brewery after the Starting Round. */
export interface InvestorsCompanies {
  readonly railway: CompanyId;
  /** What its minor brewery becomes in the third stock round. */
  readonly corporation: CompanyId;
  readonly minor: CompanyId | undefined;
}

export function companiesOf({ investor }: Pick<HsbState, 'investor'>): InvestorsCompanies {
  const [railway, corporation, minor] = investor!.companies;
  return { railway: railway!, corporation: corporation!, minor };
}

/** Is it the Investor's minor brewery, or its corporation? */
export function isInvestorsBrewery(state: Pick<HsbState, 'investor'>, company: CompanyId): boolean {
  return state.investor?.companies.slice(1).includes(company) ?? false;
}
