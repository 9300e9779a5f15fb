import { withWords } from '@/i18n/areas';
import type { FamilyGames } from '../found';
import { words } from './words/area';

export const games: FamilyGames = {
  '18ruhr': async () => (await withWords(words, import('./18ruhr'))).ruhr,
};
