import type { BoardContent } from '../boards';
import { board, provenance } from './board';
import { companies } from './cards';

export const ruhr: BoardContent = {
  board,
  provenance,
  variants: [],
  companies,
};
