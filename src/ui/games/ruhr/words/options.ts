import type { options } from '@/titles/ruhr/18ruhr/options';
import type { WordsOf } from '../../../agreed/words';

/** The options of 18Ruhr. */
export const ruhrOptions: WordsOf<typeof options> = {
  scenario: {
    name: { en: 'Scenario', de: 'Szenario' },
    what: {
      en: 'Which four coal mines and four steel mills can be bought; the other ten stay passive.',
      de: 'Welche vier Zechen und vier Hütten zu kaufen sind; die anderen zehn bleiben passiv.',
    },
    values: {
      hellweg: { en: 'Hellweg', de: 'Hellweg' },
      metropolis: { en: 'Metropolis', de: 'Metropolis' },
      ruhrValley: { en: 'Ruhr valley', de: 'Ruhrtal' },
      emscherValley: { en: 'Emscher valley', de: 'Emschertal' },
      northSouth: { en: 'North & South', de: 'Nord & Süd' },
    },
  },
  optionalCards: {
    name: { en: 'Four more Capex cards', de: 'Vier weitere Capex-Karten' },
    what: {
      en: 'Two of type 2, one of type 3, one of type 4: the early phases last a little longer.',
      de: 'Zwei vom Typ 2, eine vom Typ 3, eine vom Typ 4: Die frühen Phasen dauern etwas länger.',
    },
  },
};
