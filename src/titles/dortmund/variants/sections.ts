import type { Sections } from '@/engine/game/refusal';
import type { VariantRefusals } from './catalogue';

/** The variant behind each refusal, by its number in the booklet. */
export const variantSections: Sections<VariantRefusals> = {
  'no-extra-station': 'MV 6',
  'extra-place-there': 'MV 6',
  'extra-not-here': 'MV 6',
  'extra-station-at-once': 'MV 6',
  'extra-station-too-dear': 'MV 6',
  'train-not-kept': 'MV 7',
  'no-half-price': 'MV 8',
  'half-price-nowhere': 'MV 8',
  'half-price-ready': 'MV 8',
  'no-half-dividend': 'MV 8',
  'no-half-card': 'MV 8',
  'no-more-beer': 'MV 9',
  'no-beer-left': 'MV 9',
  'no-more-beer-here': 'MV 9',
  'no-demand-there': 'MV 1',
  'load-elsewhere': 'MV 1',
  'no-route-marker': 'MV 10',
};
