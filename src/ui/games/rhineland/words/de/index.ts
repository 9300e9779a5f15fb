import type { Translation } from '@/i18n/words';
import type * as english from '../en';
import { chapter8 } from './chapter8';
import { rhineland } from './game';

export { cards } from './cards';

export const game: Translation<typeof english.game> = { ...rhineland, ...chapter8 };
