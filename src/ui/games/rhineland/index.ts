import { withWords } from '@/i18n/areas';
import type { FamilyGames } from '../found';
import { words } from './words/area';

export const games: FamilyGames = {
  '18rhl': async () => (await withWords(words, import('./18rhl'))).rhineland,
  '18lra': async () => (await withWords(words, import('./18lra'))).lowerRhine,
  '18rhl-short': async () => (await withWords(words, import('./short'))).rhlShort,
  '18lra-short': async () => (await withWords(words, import('./short'))).lraShort,
};
