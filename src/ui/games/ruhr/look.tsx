import type { BoardLook } from '../look';

export const look: BoardLook = {
  icons: { montan: { letters: 'M', colour: '#2e4a66', isIndustry: true } },
  words: {
    en: {
      'icon.montan': 'Montan company',
      'revenueRule.linkedCoalMines': 'worth more for each linked coal mine on the route',
      'revenueRule.linkedMontanCompanies': 'worth more for each linked Montan company on the route',
    },
    de: {
      'icon.montan': 'Montangesellschaft',
      'revenueRule.linkedCoalMines': 'mehr wert für jedes verbundene Kohlebergwerk auf der Route',
      'revenueRule.linkedMontanCompanies': 'mehr wert für jede verbundene Montangesellschaft auf der Route',
    },
  },
};
