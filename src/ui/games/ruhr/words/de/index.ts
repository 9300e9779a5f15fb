import type { Translation } from '@/i18n/words';
import type * as english from '../en';
import { events } from './events';
import { moves } from './moves';
import { refusals } from './refusals';
import { stages } from './stages';

export { panels } from './panels';

export const game: Translation<typeof english.game> = {
  ...events,
  ...refusals,
  ...moves,
  ...stages,
};
