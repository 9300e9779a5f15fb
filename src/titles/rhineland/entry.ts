import type { FamilyEntry } from '../family';
import type { ViewAt } from '../view';

export const rhineland: FamilyEntry = {
  id: 'rhineland',
  titles: [
    {
      id: '18rhl',
      players: { min: 3, max: 5 },
      board: '18rhl',
      options: async () => (await import('./18rhl/options')).options,
      load: async () => (await import('./18rhl')).rhl,
      view: async () => (await import('./18rhl')).viewAt as ViewAt,
    },
    {
      id: '18lra',
      players: { min: 2, max: 4 },
      board: '18lra',
      options: async () => (await import('./18lra/options')).options,
      load: async () => (await import('./18lra')).lra,
      view: async () => (await import('./18lra')).viewAt as ViewAt,
    },
    {
      id: '18rhl-short',
      players: { min: 3, max: 5 },
      board: '18rhl',
      load: async () => (await import('./18rhl/short')).rhlShort,
      view: async () => (await import('./18rhl/short')).viewAt as ViewAt,
    },
    {
      id: '18lra-short',
      players: { min: 3, max: 5 },
      board: '18lra',
      load: async () => (await import('./18lra/short')).lraShort,
      view: async () => (await import('./18lra/short')).viewAt as ViewAt,
    },
  ],
  boards: [
    {
      id: '18rhl',
      name: '18Rhl-Rhineland',
      reconstructed: { hexes: 1, tiles: 0 },
      load: async () => (await import('./boards')).rhineland,
    },
    {
      id: '18lra',
      name: '18LRA-Lower Rhine Area',
      reconstructed: { hexes: 3, tiles: 4 },
      load: async () => (await import('./boards')).lowerRhine,
    },
  ],
};
