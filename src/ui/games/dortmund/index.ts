import type { FamilyGames } from '../found';

export const games: FamilyGames = {
  '18do-int': async () => (await import('./int')).introduction,
  '18do-trg': async () => (await import('./trg')).railwayGame,
};
