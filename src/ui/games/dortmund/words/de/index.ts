import type { Translation } from '@/i18n/words';
import type * as english from '../en';
import { introduction } from './int';
import { operating } from './operating';
import { stock } from './stock';
import { table } from './table';
import { two } from './two';
import { variants } from './variants';

export const panels = table;

export const game: Translation<typeof english.game> = {
  ...introduction,
  ...operating,
  ...stock,
  ...variants,
  ...two,
};
