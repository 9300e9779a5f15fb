import type { Cover } from '../cover';

export const cover: Cover = {
  name: { en: 'Ruhr', de: 'Ruhr' },
  titles: {
    '18ruhr': {
      name: { en: '18Ruhr', de: '18Ruhr' },
      blurb: {
        en: 'Railways, coal mines and steel mills between Lippe and Ruhr: one card is a train, a development or a switch engine.',
        de: 'Bahnen, Zechen und Hütten zwischen Lippe und Ruhr: Eine Karte ist Zug, Ausbau oder Werkslok.',
      },
      length: { en: '5 to 8 hours · very demanding', de: '5 bis 8 Stunden · sehr anspruchsvoll' },
      reconstructed: {
        en: 'Nearly all of the board is reconstructed: stops, costs, red areas and tile shapes. So are the stock market, prices of Capex cards and of companies, boxes on charters, and incomes but those of C and D.',
        de: 'Der Plan ist fast ganz rekonstruiert: Halte, Kosten, rote Gebiete und Formen der Plättchen. Ebenso Kurstabelle, Preise der Capex-Karten und der Gesellschaften, Felder der Besitzblätter und die Einnahmen außer denen von C und D.',
      },
    },
  },
  boards: {
    '18ruhr': {
      en: 'Railways and Montan companies between Lippe and Ruhr.',
      de: 'Eisenbahnen und Montangesellschaften zwischen Lippe und Ruhr.',
    },
  },
  options: async () => (await import('./words/options')).ruhrOptions,
  rounds: {
    package: { en: 'Starting package', de: 'Startpaket' },
    montan: { en: 'Montan Round {set}', de: 'Montanrunde {set}' },
    'operating.interim': { en: 'Interim operating round', de: 'Zwischen-Operationsrunde' },
  },
};
