import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { rhineland } from './game';

export { panels } from './panels';

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own>>()(rhineland);
