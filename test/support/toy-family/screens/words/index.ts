import { wordsOf } from '@/i18n/fitting';
import { type GameWords, type OwnMoves, type Spoken, type SubjectsOf, speechOf } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import type { Translation } from '@/i18n/words';
import { roundWords } from '@/ui/games/cover';
import type { MoselleMove } from '../../titles';
import type { MoselleEvents, MoselleRefusals } from '../../titles/catalogue';
import { cover } from '../cover';

export const panels = {
  en: { 'mo.where': 'Ripe grapes', 'mo.cellar': 'Cellar', 'mo.baskets': 'Baskets of {name}: {count}' },
  de: { 'mo.where': 'Reife Trauben', 'mo.cellar': 'Keller', 'mo.baskets': 'Körbe von {name}: {count}' },
} as const;

export const { t } = voiceOf(panels);

/** What only this family has: none of it may be without words. */
interface Own extends Spoken {
  readonly events: MoselleEvents;
  readonly refusals: MoselleRefusals;
  readonly moves: OwnMoves<MoselleMove>;
  readonly stages: 'harvest';
}

const english = wordsOf<SubjectsOf<Own>>()({
  'event.grapes-picked': '{player} picks {grapes} at {hex}',
  'event.slept-in': '{player} sleeps in',
  'refusal.no-grapes': 'There are no grapes at {hex}',
  'move.pick': 'Pick at {hex}',
  'move.sleep': 'Sleep in',
  'moveName.pick': 'Picking',
  'moveName.sleep': 'Sleeping',
  'stage.harvest': 'Harvest',
  'prompt.harvest': 'Pick the grapes of a vineyard, or sleep in',
  'roundShort.harvest': 'D {number}',
  'clock.harvest': 'Day',
});

const german: Translation<typeof english> = {
  'event.grapes-picked': '{player} liest {grapes} in {hex}',
  'event.slept-in': '{player} schläft aus',
  'refusal.no-grapes': 'In {hex} gibt es keine Trauben',
  'move.pick': 'In {hex} lesen',
  'move.sleep': 'Ausschlafen',
  'moveName.pick': 'Lesen',
  'moveName.sleep': 'Ausschlafen',
  'stage.harvest': 'Lese',
  'prompt.harvest': 'Lies die Trauben eines Weinbergs, oder schlafe aus',
  'roundShort.harvest': 'T {number}',
  'clock.harvest': 'Tag',
};

export const own: GameWords<Own> = {
  words: {
    en: { ...english, ...roundWords(cover, 'en') },
    de: { ...german, ...roundWords(cover, 'de') },
  },
  kinds: { 'grapes-picked': 'run', 'slept-in': 'round' },
};

export const speech = speechOf(own);
