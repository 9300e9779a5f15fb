import { boxAt } from '@/titles/dortmund/trg';
import { setupWith } from './table';

/** What is in the box, for tests that do not ask which breweries were drawn. */
export const box = boxAt(setupWith(['B1', 'B2', 'B3']));
