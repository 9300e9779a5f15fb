import type { CompanyDef } from '@/engine/finance/cards';
import type { TokenLooks } from '../board/StopView';

/** How the tokens of some companies look. */
export function looksOf(companies: readonly CompanyDef[]): TokenLooks {
  return Object.fromEntries(
    companies.map(({ id, colour }) => [id, { colour: colour.fill, textColour: colour.text }]),
  );
}
