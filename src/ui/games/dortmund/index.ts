import { withWords } from '@/i18n/areas';
import type { FamilyGames } from '../found';
import { words } from './words/area';

export const games: FamilyGames = {
  '18do-int': async () => (await withWords(words, import('./int'))).introduction,
  '18do-trg': async () => (await withWords(words, import('./trg'))).railwayGame,
  '18do-hsb': async () => (await withWords(words, import('./hsb'))).heatSweatBeer,
  '18do-exp': async () => (await withWords(words, import('./expert'))).expertGame,
};
