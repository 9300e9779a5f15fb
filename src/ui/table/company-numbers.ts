import type { CompanyDef } from '@/engine/finance/cards';

const numbers = new WeakMap<CompanyDef, number>();

/** Gives the companies of a game their numbers, by which their marks differ beside their colours. */
export function numberCompanies(companies: readonly CompanyDef[]): void {
  for (const [number, company] of companies.entries()) numbers.set(company, number);
}

export function numberOf(company: CompanyDef): number | undefined {
  return numbers.get(company);
}
