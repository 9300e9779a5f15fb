import type { options } from '@/titles/dortmund/hsb/options';
import type { WordsOf } from '../../../agreed/words';

/** The options of Heat, Sweat & Beer. */
export const hsbOptions: WordsOf<typeof options> = {
  dealtBreweries: {
    name: { en: 'Minor breweries are dealt', de: 'Kleine Brauereien werden verteilt' },
    what: {
      en: 'For a first game: everybody gets one at random and pays its printed price, without bids.',
      de: 'Für ein erstes Spiel: Jeder erhält zufällig eine und zahlt den aufgedruckten Preis, ohne Gebote.',
    },
  },
};
