import { wordsOf } from '@/i18n/fitting';
import type { SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';

export const panels = {
  'mo.where': 'Ripe grapes',
  'mo.cellar': 'Cellar',
  'mo.baskets': 'Baskets of {name}: {count}',
} as const;

export const game = wordsOf<SubjectsOf<Own>>()({
  'event.grapes-picked': '{player} picks {grapes} at {hex}',
  'event.slept-in': '{player} sleeps in',
  'refusal.no-grapes': 'There are no grapes at {hex}',
  'move.pick': 'Pick at {hex}',
  'move.sleep': 'Sleep in',
  'button.pick': 'Pick',
  'button.sleep': 'Sleep in',
  'moveName.pick': 'Picking',
  'moveName.sleep': 'Sleeping',
  'stage.harvest': 'Harvest',
  'prompt.harvest': 'Pick the grapes of a vineyard, or sleep in',
  'roundShort.harvest': 'D {number}',
  'clock.harvest': 'Day',
});
