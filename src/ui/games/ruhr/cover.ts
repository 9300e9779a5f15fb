import type { Cover } from '../cover';

export const cover: Cover = {
  name: { en: 'Ruhr', de: 'Ruhr' },
  titles: {},
  boards: {
    '18ruhr': {
      en: 'Railways and Montan companies between Lippe and Ruhr.',
      de: 'Eisenbahnen und Montangesellschaften zwischen Lippe und Ruhr.',
    },
  },
};
