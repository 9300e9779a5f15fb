import type { CompanyDef } from '@/engine/finance/cards';
import type { CompanyId } from '@/engine/game/ids';
import type { TokenLooks } from '../board/StopView';

/** How the tokens of some companies look, with patterns if wanted; some lie face down. */
export function looksOf(
  companies: readonly CompanyDef[],
  faceDown: readonly CompanyId[] = [],
  withPatterns = false,
): TokenLooks {
  return Object.fromEntries(
    companies.map(({ id, colour }, pattern) => [
      id,
      {
        colour: colour.fill,
        textColour: colour.text,
        faceDown: faceDown.includes(id),
        ...(withPatterns && { pattern }),
      },
    ]),
  );
}
