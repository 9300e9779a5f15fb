import type { options } from '@/titles/dortmund/hsb/options';
import type { options as railwayGameOptions } from '@/titles/dortmund/trg/options';
import type { variantOptions } from '@/titles/dortmund/variants/options';
import type { WordsOf } from '../../../agreed/words';
import type { Said } from '../../cover';

const same = (name: string): Said => ({ en: name, de: name });

/** So many mines are drawn, or the variant is not played. */
const mines = {
  none: { en: 'none', de: 'keine' },
  three: same('3'),
  four: same('4'),
  five: same('5'),
};

/** The ten minor variants, by their numbers in the booklet. */
export const variantWords: WordsOf<typeof variantOptions> = {
  exportDemand: {
    name: { en: '1 Limited export', de: '1 Begrenzter Export' },
    what: {
      en: 'Each red area takes only so much beer; random ones deal the same numbers by lot.',
      de: 'Jedes rote Gebiet nimmt nur so viel Bier ab; „zufällig“ verlost dieselben Zahlen.',
    },
    values: {
      unlimited: { en: 'unlimited', de: 'unbegrenzt' },
      equal: { en: 'equal: 6 each', de: 'gleich: je 6' },
      unequal1: { en: 'unequal 1: 4 to 12', de: 'ungleich 1: 4 bis 12' },
      unequal2: { en: 'unequal 2: 4 to 10', de: 'ungleich 2: 4 bis 10' },
      random1: { en: 'random 1', de: 'zufällig 1' },
      random2: { en: 'random 2', de: 'zufällig 2' },
    },
  },
  risingCosts: {
    name: { en: '2 Rising building costs', de: '2 Steigende Baukosten' },
    what: {
      en: 'After each stock round, building on empty hexes in town costs 10 M more.',
      de: 'Nach jeder Aktienrunde kostet das Bauen auf freien Stadtfeldern 10 M mehr.',
    },
  },
  closedMines: {
    name: { en: '3 Fewer coal mines', de: '3 Weniger Kohlebergwerke' },
    what: {
      en: 'So many mines, drawn by lot, are closed: plain track, no link, no value.',
      de: 'So viele ausgeloste Kohlebergwerke sind stillgelegt: einfache Gleise, kein Anschluss, kein Wert.',
    },
    values: mines,
  },
  firstDelivery: {
    name: { en: '4 First delivery', de: '4 Erste Lieferung' },
    what: {
      en: 'The first beer in each red area brings up to 20 M more, dealt by lot.',
      de: 'Das erste Bier in jedem roten Gebiet bringt bis zu 20 M mehr, verlost.',
    },
  },
  wagonWays: {
    name: { en: '5 Wagon ways', de: '5 Pferdebahnen' },
    what: {
      en: 'So many mines, drawn by lot, have their link from the start.',
      de: 'So viele ausgeloste Kohlebergwerke haben ihren Gleisanschluss von Anfang an.',
    },
    values: mines,
  },
  extraStation: {
    name: { en: '6 Extra station', de: '6 Zusätzlicher Bahnhof' },
    what: {
      en: 'Once for each player: for 50 M a place more at a mine with a link or on a full hex.',
      de: 'Einmal für jeden Spieler: für 50 M ein Platz mehr bei einem angeschlossenen Bergwerk oder auf einem vollen Feld.',
    },
  },
  oneTimeMore: {
    name: { en: '7 One time more', de: '7 Einmal noch' },
    what: {
      en: 'Once for each player: an obsolete 2- or 3-train runs once more.',
      de: 'Einmal für jeden Spieler: Ein veralteter 2er- oder 3er-Zug fährt noch einmal.',
    },
  },
  fiftyPercent: {
    name: { en: '8 Fifty percent', de: '8 Fünfzig Prozent' },
    what: {
      en: 'Once for each player: a station at half price, half a dividend, or half the price for an old card.',
      de: 'Einmal für jeden Spieler: ein Bahnhof zum halben Preis, eine halbe Dividende oder der halbe Preis für eine alte Karte.',
    },
  },
  moreBeer: {
    name: { en: '9 More beer', de: '9 Mehr Bier' },
    what: {
      en: 'Once for each player: one more cube of beer.',
      de: 'Einmal für jeden Spieler: ein weiterer Bierquader.',
    },
  },
  cleverRoute: {
    name: { en: '10 Clever routes', de: '10 Kluge Strecken' },
    what: {
      en: 'One train of each player counts two neighbouring mines with links as one stop.',
      de: 'Für einen Zug jedes Spielers zählen zwei benachbarte angeschlossene Bergwerke als ein Halt.',
    },
  },
};

/** The options of The Railway Game. */
export const railwayOptions: WordsOf<typeof railwayGameOptions> = {
  ...variantWords,
  investorOffers: {
    name: { en: 'Offers for “Investor’s Railway”', de: 'Gebote für „Investor’s Railway“' },
    what: {
      en: 'For experienced players: the holder of the card may offer money to keep it; the other one takes the money, or pays as much for the card.',
      de: 'Für erfahrene Spieler: Wer das Kärtchen hat, darf Geld bieten, um es zu behalten; der andere nimmt das Geld oder zahlt ebenso viel für das Kärtchen.',
    },
  },
};

/** The options of Heat, Sweat & Beer. */
export const hsbOptions: WordsOf<typeof options> = {
  ...variantWords,
  dealtBreweries: {
    name: { en: 'Minor breweries are dealt', de: 'Kleine Brauereien werden verteilt' },
    what: {
      en: 'For a first game: everybody gets one at random and pays its printed price, without bids.',
      de: 'Für ein erstes Spiel: Jeder erhält zufällig eine und zahlt den aufgedruckten Preis, ohne Gebote.',
    },
  },
};
