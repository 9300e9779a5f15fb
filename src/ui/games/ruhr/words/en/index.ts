import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { events } from './events';
import { moves } from './moves';
import { refusals } from './refusals';
import { stages } from './stages';

export { panels } from './panels';

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own> | 'prompt.raise-money' | 'move.sell-charter'>()({
  ...events,
  ...refusals,
  ...moves,
  ...stages,
});
