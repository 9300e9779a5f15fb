import type { OptionsWords } from '@/ui/games/cover';

export const words: OptionsWords = {
  goodYear: {
    name: { en: 'A good year', de: 'Ein guter Jahrgang' },
    what: { en: 'Each vineyard brings two baskets.', de: 'Jeder Weinberg bringt zwei Körbe.' },
  },
};
