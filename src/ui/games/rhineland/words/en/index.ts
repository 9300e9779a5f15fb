import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { cards } from './cards';
import { chapter8 } from './chapter8';
import { rhineland } from './game';
import { panels as shared } from './panels';
import { short } from './short';
import { table } from './short-table';

export const panels = { ...shared, ...table, ...cards } as const;

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own>>()({ ...rhineland, ...short, ...chapter8 });
