import type { Moment } from '@/engine/game/move';
import { beerMarket } from '../../hsb-cards';
import type { HsbState, Segment } from '../state';

/** A kind of customers: regular ones have the yellow box of a segment, new ones the orange box. */
export type Customers = 'regular' | 'fresh';
export const customers: readonly Customers[] = ['regular', 'fresh'];

type Beer = Pick<HsbState, 'segments' | 'beer'>;

export const segmentNumbers: readonly number[] = beerMarket.segments.map(({ n }) => n);
export const highestSegment = Math.max(...segmentNumbers);

/** [18DO 5.1.3] what a cube brings. */
export function priceIn(segment: number, who: Customers): number {
  const { regular, new: fresh } = beerMarket.segments[segment - 1]!;
  return who === 'regular' ? regular : fresh;
}

export function emptySegment(noDemand: boolean): Segment {
  return { regular: 0, fresh: 0, toRegular: 0, toFresh: 0, noDemand };
}

/** Cubes in demand boxes up to this segment. */
export function demandUpTo({ segments }: Pick<Beer, 'segments'>, segment: number): number {
  return segments.slice(0, segment).reduce((sum, { regular, fresh }) => sum + regular + fresh, 0);
}

/** A cube goes from the demand box to the white box beside it [18DO 6.5.2.3]. */
export function supply(draft: Beer, segment: number, who: Customers, cubes: number): void {
  const box = draft.segments[segment - 1]!;
  box[who] -= cubes;
  box[who === 'regular' ? 'toRegular' : 'toFresh'] += cubes;
}

/**
 * [18DO 6.5.1, 6.5.2.9, ruling 53] puts cubes on a demand box: from stock, then from the boxes of lower segments, the
 * lowest first, orange before yellow. What is nowhere is left out.
 */
export function demand(draft: Beer, segment: number, who: Customers, cubes: number): number {
  const box = draft.segments[segment - 1]!;
  let put = Math.min(cubes, draft.beer);
  draft.beer -= put;
  for (const lower of draft.segments.slice(0, segment - 1)) {
    for (const from of ['fresh', 'regular'] as const) {
      const moved = Math.min(cubes - put, lower[from]);
      lower[from] -= moved;
      put += moved;
    }
  }
  box[who] += put;
  return put;
}

/** Cubes that could be loaded on trains: those in stock, then those of the demand boxes [18DO 6.5.2.4]. */
export function cubesToLoad(state: Beer): number {
  return state.beer + demandUpTo(state, highestSegment);
}

/** [18DO 6.5.2.4, ruling 52] from stock, then from the filled demand box with the lowest price; of equals the lower segment. */
export function takeForExport(draft: Beer, cubes: number): void {
  for (let left = cubes; left > 0; left--) {
    if (draft.beer > 0) draft.beer -= 1;
    else takeCheapest(draft);
  }
}

function takeCheapest(draft: Beer): void {
  let least: { segment: number; who: Customers } | undefined;
  for (const segment of segmentNumbers) {
    for (const who of ['fresh', 'regular'] as const) {
      if (draft.segments[segment - 1]![who] === 0) continue;
      if (!least || priceIn(segment, who) < priceIn(least.segment, least.who)) least = { segment, who };
    }
  }
  if (least) draft.segments[least.segment - 1]![least.who] -= 1;
}

/** [18DO 5.8, ruling 48] the marker of a segment goes when its phase begins; it is filled at the next preparation. */
export function openSegment(draft: Beer, segment: number, moment: Moment): void {
  draft.segments[segment - 1]!.noDemand = false;
  moment.emit({ type: 'segment-opened', segment });
}
