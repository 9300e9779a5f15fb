import type { Translation } from '@/i18n/words';
import type * as english from '../en';
import { expert } from './exp';
import { expertTable } from './exp-table';
import { brewing } from './hsb';
import { introduction } from './int';
import { operating } from './operating';
import { stock } from './stock';
import { table } from './table';
import { two } from './two';
import { twoBrewing } from './two-hsb';
import { variants } from './variants';

export const panels = { ...table, ...expertTable };

export const game: Translation<typeof english.game> = {
  ...introduction,
  ...operating,
  ...stock,
  ...brewing,
  ...expert,
  ...variants,
  ...two,
  ...twoBrewing,
};
