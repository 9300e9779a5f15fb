import type { CardNo } from '@/engine/finance/state';
import { plainAt } from '@/engine/game/draft';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { highestSegment } from '../hsb/beer/market';
import { equipmentUse } from '../hsb/beer/units';
import type { HsbBox } from '../hsb/box';
import type { HsbState } from '../hsb/state';

/** A card of a brewery's equipment. */
export interface OwnCard {
  readonly card: CardNo;
  readonly id: TrainId;
  readonly type: number;
  /** The highest segment that it reaches. */
  readonly reach: number;
  readonly cubes: number;
  readonly export: number;
}

/** The equipment of a brewery card by card, highest type first. */
export function cardsOf(
  { equipment }: Pick<HsbBox, 'equipment'>,
  state: Pick<HsbState, 'trains'>,
  company: CompanyId,
): OwnCard[] {
  const own: OwnCard[] = [];
  for (const [card, { type: id, at, as }] of plainAt(state, 'trains').entries()) {
    if (at !== company || as !== equipmentUse) continue;
    const bec = equipment[id]!;
    own.push({ card, id, ...bec, reach: Math.min(bec.type, highestSegment) });
  }
  return own.sort((a, b) => b.type - a.type || a.card - b.card);
}

/** Does this very card belong to the brewery's equipment? */
export function isOwnCard(state: Pick<HsbState, 'trains'>, company: CompanyId, card: CardNo): boolean {
  const { at, as } = plainAt(state, 'trains')[card] ?? {};
  return at === company && as === equipmentUse;
}
