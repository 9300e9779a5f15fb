/** All words in both languages, as the app fetches them one language at a time. */
import * as germanLater from '@/i18n/de/later';
import * as englishLater from '@/i18n/en/later';
import type { Dictionaries, Words } from '@/i18n/words';

/** What a family's words have in one language. */
interface FamilyWords {
  /** Of its games: events, refusals, moves, stages. */
  readonly game: Words;
  /** Of its own panels, where it has any. */
  readonly panels?: Words;
}

const english = import.meta.glob<FamilyWords>('../../src/ui/games/*/words/en/index.ts', { eager: true });
const german = import.meta.glob<FamilyWords>('../../src/ui/games/*/words/de/index.ts', { eager: true });

/** The words that all games share. */
export const sharedWords: Dictionaries = { en: englishLater.game, de: germanLater.game };

/** The words of each family. */
export const familiesWords = Object.entries(english).map(([path, en]) => {
  const de = german[path.replace('/en/', '/de/')]!;
  const panels: Dictionaries | undefined = en.panels && { en: en.panels, de: de.panels! };
  const game: Dictionaries = { en: en.game, de: de.game };
  return { family: path.split('/')[5]!, game, panels };
});
