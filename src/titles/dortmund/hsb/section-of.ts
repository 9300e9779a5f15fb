import type { Objection, RefusalCode } from '@/engine/game/refusal';
import { turnOf } from '@/engine/steps/state';
import { type HsbBox, isBrewery } from './box';
import type { HsbState } from './state';

/** What breweries do as railways do is written down for them again. */
const ofBreweries: Readonly<Partial<Record<RefusalCode, string>>> = {
  'share-dealt': '6.5.2.1',
  'share-too-dear': '6.5.2.1',
  'train-not-on-sale': '6.5.2.6',
  'new-train-limit': '6.5.2.6',
  'certificate-first': '6.5.2.7',
  'no-forced-purchase': '6.5.2.7',
  'treasury-suffices': '6.5.2.7',
  'train-not-forced': '6.5.2.7',
};

/** The section behind a refusal, where a brewery acts and has one of its own [18DO 6.5.2]. */
export function sectionOf(box: HsbBox, { code }: Objection, state: HsbState): string | undefined {
  if (state.round.kind !== 'brewery' || !state.round.turn) return undefined;
  return isBrewery(box, turnOf(state).company) ? ofBreweries[code] : undefined;
}
