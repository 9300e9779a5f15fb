import type { Translation } from '@/i18n/words';
import type * as english from '../en';
import { cards } from './cards';
import { chapter8 } from './chapter8';
import { rhineland } from './game';
import { panels as shared } from './panels';
import { short } from './short';
import { table } from './short-table';

export const panels: Translation<typeof english.panels> = { ...shared, ...table, ...cards };

export const game: Translation<typeof english.game> = { ...rhineland, ...short, ...chapter8 };
