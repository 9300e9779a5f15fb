import type { FamilyEntry } from '../family';
import type { ViewAt } from '../view';

export const ruhr: FamilyEntry = {
  id: 'ruhr',
  titles: [
    {
      id: '18ruhr',
      players: { min: 3, max: 6 },
      board: '18ruhr',
      options: async () => (await import('./18ruhr/options')).options,
      load: async () => (await import('./18ruhr')).ruhr,
      view: async () => (await import('./18ruhr')).viewAt as ViewAt,
    },
  ],
  boards: [
    {
      id: '18ruhr',
      name: '18Ruhr',
      reconstructed: { hexes: 131, tiles: 73 },
      load: async () => (await import('./boards')).ruhr,
    },
  ],
};
