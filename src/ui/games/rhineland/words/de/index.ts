import type { Translation } from '@/i18n/words';
import type { game as english } from '../en';
import { rhineland } from './game';
import { short } from './short';

export { table as panels } from './short-table';

export const game: Translation<typeof english> = { ...rhineland, ...short };
