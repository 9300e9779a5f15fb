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
    '18lra': {
      name: { en: '18LRA-Lower Rhine Area', de: '18LRA-Lower Rhine Area' },
      blurb: {
        en: 'Krefeld, Mönchengladbach, Neuss and the harbours of the Lower Rhine.',
        de: 'Krefeld, Mönchengladbach, Neuss und die Häfen am Niederrhein.',
      },
      length: { en: '2 to 3 hours · demanding', de: '2 bis 3 Stunden · anspruchsvoll' },
      reconstructed: {
        en: 'Also reconstructed: the stock market (that of 18Rhl), ten 6-trains, what ferries pay.',
        de: 'Ebenfalls rekonstruiert: die Kurstafel (die von 18Rhl), zehn 6er-Züge, was Fähren einbringen.',
      },
    },
  },
  options: async (title) => {
    const { lraOptions, rhlOptions } = await import('./words/options');
    return { '18rhl': rhlOptions, '18lra': lraOptions }[title] ?? {};
  },
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
