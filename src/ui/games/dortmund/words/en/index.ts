import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { expert } from './exp';
import { expertTable } from './exp-table';
import { brewing } from './hsb';
import { introduction } from './int';
import { operating } from './operating';
import { stock } from './stock';
import { table } from './table';
import { variants } from './variants';

export const panels = { ...table, ...expertTable };

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own> | 'prompt.starting'>()({
  ...introduction,
  ...operating,
  ...stock,
  ...brewing,
  ...expert,
  ...variants,
});
