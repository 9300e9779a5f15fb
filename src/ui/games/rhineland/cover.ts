import type { Cover } from '../cover';

export const cover: Cover = {
  name: { en: 'Rhineland', de: 'Rheinland' },
  titles: {
    '18rhl': {
      name: { en: '18Rhl-Rhineland', de: '18Rhl-Rhineland' },
      blurb: {
        en: 'Cologne, Düsseldorf, Aachen and the left bank of the Rhine, 1838 and after.',
        de: 'Köln, Düsseldorf, Aachen und das linke Rheinufer ab 1838.',
      },
      length: { en: '3 to 4 hours · demanding', de: '3 bis 4 Stunden · anspruchsvoll' },
    },
  },
  options: async (title) => (title === '18rhl' ? (await import('./words/options')).rhlOptions : {}),
  rounds: { draft: { en: 'Target cards', de: 'Zielkarten' } },
  boards: {
    '18rhl': {
      en: 'Cologne, Düsseldorf, Aachen and the left bank of the Rhine, 1838 and after.',
      de: 'Köln, Düsseldorf, Aachen und das linke Rheinufer ab 1838.',
    },
    '18lra': {
      en: 'Krefeld, Mönchengladbach, Neuss and the harbours of the Lower Rhine.',
      de: 'Krefeld, Mönchengladbach, Neuss und die Häfen am Niederrhein.',
    },
  },
};
