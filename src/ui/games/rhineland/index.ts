import type { FamilyGames } from '../found';

export const games: FamilyGames = { '18rhl': async () => (await import('./18rhl')).rhineland };
