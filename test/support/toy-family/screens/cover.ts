import type { Cover } from '@/ui/games/cover';

export const cover: Cover = {
  name: { en: 'Moselle', de: 'Mosel' },
  titles: {
    vineyards: {
      name: { en: 'The Vineyards', de: 'Die Weinberge' },
      blurb: { en: 'Pick grapes before the others do.', de: 'Lies die Trauben vor den anderen.' },
      length: { en: 'one minute · easy', de: 'eine Minute · einfach' },
    },
  },
  boards: { moselle: { en: 'Steep slopes and slate.', de: 'Steile Hänge und Schiefer.' } },
  rounds: { harvest: { en: 'Harvest, day {number}', de: 'Lese, Tag {number}' } },
  options: async () => (await import('./words/options')).words,
};
