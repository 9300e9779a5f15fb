import type { Translation } from '@/i18n/words';
import type * as english from '../en';
import { brewing } from './hsb';
import { introduction } from './int';
import { operating } from './operating';
import { stock } from './stock';
import { variants } from './variants';

export { table as panels } from './table';

export const game: Translation<typeof english.game> = {
  ...introduction,
  ...operating,
  ...stock,
  ...brewing,
  ...variants,
};
