import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { brewing } from './hsb';
import { introduction } from './int';
import { operating } from './operating';
import { stock } from './stock';
import { variants } from './variants';

export { table as panels } from './table';

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own> | 'prompt.starting'>()({
  ...introduction,
  ...operating,
  ...stock,
  ...brewing,
  ...variants,
});
