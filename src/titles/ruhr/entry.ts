import type { FamilyEntry } from '../family';

export const ruhr: FamilyEntry = {
  id: 'ruhr',
  titles: [],
  boards: [
    {
      id: '18ruhr',
      name: '18Ruhr',
      reconstructed: { hexes: 131, tiles: 73 },
      load: async () => (await import('./boards')).ruhr,
    },
  ],
};
