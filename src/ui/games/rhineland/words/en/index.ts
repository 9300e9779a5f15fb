import { wordsOf } from '@/i18n/fitting';
import type { LabelsIn, SubjectsOf } from '@/i18n/sentences';
import type { Own } from '../own';
import { rhineland } from './game';
import { panels as shared } from './panels';
import { short } from './short';
import { table } from './short-table';

export const panels = { ...shared, ...table } as const;

export const game = wordsOf<SubjectsOf<Own>, LabelsIn<Own>>()({ ...rhineland, ...short });
