import type { FamilyGames } from '../found';
import { rhineland } from './18rhl';

export const games: FamilyGames = { '18rhl': rhineland };
