import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { chapter8 } from './chapter8';
import { rhineland } from './game';

export { cards } from './cards';

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own>>()({ ...rhineland, ...chapter8 });
