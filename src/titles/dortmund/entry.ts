import type { FamilyEntry } from '../family';
import type { ViewAt } from '../view';

export const dortmund: FamilyEntry = {
  id: 'dortmund',
  titles: [
    {
      id: '18do-int',
      players: { min: 3, max: 5 },
      board: '18do',
      keepsSeats: true,
      load: async () => (await import('./int')).introductionGame,
      view: async () => (await import('./int')).viewAt as ViewAt,
    },
    {
      id: '18do-trg',
      players: { min: 2, max: 5 },
      board: '18do',
      options: async () => (await import('./trg/options')).options,
      load: async () => (await import('./trg')).trg,
      view: async () => (await import('./trg')).viewAt as ViewAt,
    },
    {
      id: '18do-hsb',
      players: { min: 2, max: 5 },
      board: '18do',
      options: async () => (await import('./hsb/options')).options,
      load: async () => (await import('./hsb')).hsb,
      view: async () => (await import('./hsb')).viewAt as ViewAt,
    },
    {
      id: '18do-exp',
      players: { min: 3, max: 5 },
      board: '18do',
      options: async () => (await import('./expert/options')).options,
      load: async () => (await import('./expert')).expert,
      view: async () => (await import('./expert')).viewAt as ViewAt,
    },
  ],
  boards: [
    {
      id: '18do',
      name: '18DO-Dortmund',
      reconstructed: { hexes: 82, tiles: 20 },
      load: async () => (await import('./boards')).dortmund,
    },
  ],
};
