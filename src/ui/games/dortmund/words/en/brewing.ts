import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { BrewingOwn } from '../own';
import { expert } from './exp';
import { expertTable } from './exp-table';
import { brewing } from './hsb';
import { brewingTable } from './hsb-table';
import { twoBrewing } from './two-hsb';

export const panels = { ...brewingTable, ...expertTable };

export const game = wordsOf<SubjectsOf<BrewingOwn>, LabelsIn<BrewingOwn>>()({
  ...brewing,
  ...expert,
  ...twoBrewing,
});
