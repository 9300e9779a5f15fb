import type { Cover } from '../cover';

export const cover: Cover = {
  name: { en: 'Dortmund', de: 'Dortmund' },
  titles: {
    '18do-int': {
      name: {
        en: '18DO-Dortmund: The Introduction Game',
        de: '18DO-Dortmund: Das Einführungsspiel',
      },
      blurb: {
        en: 'No money: take certificates, build, and run once at the end. With hints for newcomers.',
        de: 'Ohne Geld: Zertifikate nehmen, bauen und am Ende einmal fahren. Mit Hinweisen für Neulinge.',
      },
      length: {
        en: '1 to 2 hours · easy, a first 18xx game',
        de: '1 bis 2 Stunden · einfach, ein erstes 18xx-Spiel',
      },
    },
    '18do-trg': {
      name: { en: '18DO-Dortmund: The Railway Game', de: '18DO-Dortmund: The Railway Game' },
      blurb: {
        en: 'Mines, steel mills and export beer of one city.',
        de: 'Kohlebergwerke, Stahlwerke und Exportbier einer Stadt.',
      },
      length: { en: '3 to 5 hours · demanding', de: '3 bis 5 Stunden · anspruchsvoll' },
    },
  },
  boards: {
    '18do': {
      en: 'Mines, steel mills and breweries of one city.',
      de: 'Zechen, Stahlwerke und Brauereien einer Stadt.',
    },
  },
  rounds: { turns: { en: 'Turn {number} of {of}', de: 'Spielzug {number} von {of}' } },
};
