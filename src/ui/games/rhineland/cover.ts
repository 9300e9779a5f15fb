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
    '18rhl-short': {
      name: { en: '18Rhl-Rhineland: The Short Game', de: '18Rhl-Rhineland: Das Kurzspiel' },
      blurb: {
        en: 'No money but dividends: take certificates, build, and let trains run. With hints for newcomers.',
        de: 'Kein Geld außer Dividenden: Zertifikate nehmen, bauen, Züge fahren lassen. Mit Hinweisen für Neulinge.',
      },
      length: {
        en: '1 hour · easy, a first 18xx game',
        de: '1 Stunde · einfach, ein erstes 18xx-Spiel',
      },
    },
    '18lra-short': {
      name: { en: '18LRA-Lower Rhine Area: The Short Game', de: '18LRA-Lower Rhine Area: Das Kurzspiel' },
      blurb: {
        en: 'The same on the Lower Rhine, with its ferries and harbours. With hints for newcomers.',
        de: 'Dasselbe am Niederrhein, mit seinen Fähren und Häfen. Mit Hinweisen für Neulinge.',
      },
      length: {
        en: '1 hour · easy, a first 18xx game',
        de: '1 Stunde · einfach, ein erstes 18xx-Spiel',
      },
    },
  },
  options: async (title) => {
    const { lraOptions, rhlOptions } = await import('./words/options');
    return { '18rhl': rhlOptions, '18lra': lraOptions }[title] ?? {};
  },
  rounds: {
    draft: { en: 'Target cards', de: 'Zielkarten' },
    player: { en: 'Player round {number} of {of}', de: 'Spielerrunde {number} von {of}' },
    train: { en: 'Train round {number} of {of}', de: 'Zugrunde {number} von {of}' },
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
