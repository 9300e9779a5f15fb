import { withWords } from '@/i18n/areas';
import type { FamilyGames } from '../found';
import { brewingWords, words } from './words/area';

export const games: FamilyGames = {
  '18do-int': async () => (await withWords(words, import('./int'))).introduction,
  '18do-trg': async () => (await withWords(words, import('./trg'))).railwayGame,
  '18do-hsb': async () => (await brewing(import('./hsb'))).heatSweatBeer,
  '18do-exp': async () => (await brewing(import('./expert'))).expertGame,
};

function brewing<T>(loading: Promise<T>): Promise<T> {
  return withWords(words, withWords(brewingWords, loading));
}
