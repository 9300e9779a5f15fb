/**
 * A family that is not in the app, as small as one can be: its two folders, `titles` and `screens`, hold what
 * `src/titles/<family>` and `src/ui/games/<family>` would. Tests add its line to the registry and to the soak.
 */
import type { FamilyEntry } from '@/titles/family';
import type { ViewAt } from '@/titles/view';

export const moselle: FamilyEntry = {
  id: 'moselle',
  titles: [
    {
      id: 'vineyards',
      players: { min: 2, max: 3 },
      board: 'moselle',
      keepsSeats: true,
      options: async () => (await import('./options')).options,
      load: async () => (await import('.')).vineyards,
      view: async () => (await import('.')).viewAt as ViewAt,
    },
  ],
  boards: [
    {
      id: 'moselle',
      name: 'Moselle Valley',
      reconstructed: { hexes: 0, tiles: 0 },
      load: async () => (await import('./board')).valley,
    },
  ],
};
