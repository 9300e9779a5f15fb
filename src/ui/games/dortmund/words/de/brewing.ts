import type { Translation } from '@/i18n/words';
import type * as english from '../en/brewing';
import { expert } from './exp';
import { expertTable } from './exp-table';
import { brewing } from './hsb';
import { brewingTable } from './hsb-table';
import { twoBrewing } from './two-hsb';

export const panels = { ...brewingTable, ...expertTable };

export const game: Translation<typeof english.game> = {
  ...brewing,
  ...expert,
  ...twoBrewing,
};
