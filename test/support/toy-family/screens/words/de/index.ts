import type { Translation } from '@/i18n/words';
import type * as english from '../en';

export const panels: Translation<typeof english.panels> = {
  'mo.where': 'Reife Trauben',
  'mo.cellar': 'Keller',
  'mo.baskets': 'Körbe von {name}: {count}',
};

export const game: Translation<typeof english.game> = {
  'event.grapes-picked': '{player} liest {grapes} in {hex}',
  'event.slept-in': '{player} schläft aus',
  'refusal.no-grapes': 'In {hex} gibt es keine Trauben',
  'move.pick': 'In {hex} lesen',
  'move.sleep': 'Ausschlafen',
  'button.pick': 'Pflücken',
  'button.sleep': 'Ausschlafen',
  'moveName.pick': 'Lesen',
  'moveName.sleep': 'Ausschlafen',
  'stage.harvest': 'Lese',
  'prompt.harvest': 'Lies die Trauben eines Weinbergs, oder schlafe aus',
  'roundShort.harvest': 'T {number}',
  'clock.harvest': 'Tag',
};
