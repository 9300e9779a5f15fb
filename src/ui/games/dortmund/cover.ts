import type { Cover, OptionsWords, RoundNames } from '../cover';

/** [18DO 6.5] where breweries have rounds of their own, those of the railways are called Railway Rounds. */
export const railwayRounds: RoundNames = {
  operating: { en: 'Railway round {set}.{number}', de: 'Eisenbahnrunde {set}.{number}' },
};

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
    '18do-hsb': {
      name: { en: '18DO-Dortmund: Heat, Sweat & Beer', de: '18DO-Dortmund: Heat, Sweat & Beer' },
      blurb: {
        en: 'Railways and breweries of one city: who brews, who delivers, who carries the export beer?',
        de: 'Eisenbahnen und Brauereien einer Stadt: Wer braut, wer liefert, wer befördert das Exportbier?',
      },
      length: { en: '5 to 7 hours · very demanding', de: '5 bis 7 Stunden · sehr anspruchsvoll' },
      rounds: railwayRounds,
      reconstructed: {
        en: 'Also reconstructed: prices and effects of the Capex cards, treasuries of the minor breweries, boxes for bids, start values, numbers of rounds.',
        de: 'Ebenfalls rekonstruiert: Preise und Wirkung der Investitionskärtchen, Startkapital der kleinen Brauereien, Gebotsfelder, Startkurse, Zahl der Runden.',
      },
    },
    '18do-exp': {
      name: { en: '18DO-Dortmund: The Expert Game', de: '18DO-Dortmund: Das Expertenspiel' },
      blurb: {
        en: 'Heat, Sweat & Beer with pubs, bottling lines, beer wagons and special events.',
        de: 'Heat, Sweat & Beer mit Bierlokalen, Flaschenabfüllung, Thermowaggons und Sonderereignissen.',
      },
      length: { en: '6 to 8 hours · for experts', de: '6 bis 8 Stunden · für Experten' },
      rounds: railwayRounds,
      reconstructed: {
        en: 'Also reconstructed: prices and effects of the Capex cards, treasuries and boxes of the breweries, the two printed events, boxes for bids, start values, numbers of rounds.',
        de: 'Ebenfalls rekonstruiert: Preise und Wirkung der Investitionskärtchen, Startkapital und Kästchen der Brauereien, die beiden aufgedruckten Ereignisse, Gebotsfelder, Startkurse, Zahl der Runden.',
      },
    },
  },
  boards: {
    '18do': {
      en: 'Mines, steel mills and breweries of one city.',
      de: 'Zechen, Stahlwerke und Brauereien einer Stadt.',
    },
  },
  options: async (title) => {
    const { hsbOptions, railwayOptions } = await import('./words/options');
    const all: Readonly<Record<string, OptionsWords>> = {
      '18do-trg': railwayOptions,
      '18do-hsb': hsbOptions,
      '18do-exp': hsbOptions,
    };
    return all[title] ?? {};
  },
  rounds: {
    brewery: { en: 'Brewery round {set}.{number}', de: 'Brauereirunde {set}.{number}' },
    turns: { en: 'Turn {number} of {of}', de: 'Spielzug {number} von {of}' },
  },
};
