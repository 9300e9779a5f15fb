import { withWords } from '@/i18n/areas';
import type { FamilyGames } from '../found';
import { words } from './words/area';

export const games: FamilyGames = {
  '18lra': async () => (await withWords(words, import('./18lra'))).lowerRhine,
  '18rhl': async () => (await withWords(words, import('./18rhl'))).rhineland,
};
