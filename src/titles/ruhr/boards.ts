import type { BoardSheet } from '../boards';
import { board, provenance } from './board';
import { companies } from './cards';

export const ruhr: BoardSheet = {
  id: '18ruhr',
  family: 'ruhr',
  name: '18Ruhr',
  board,
  provenance,
  variants: [],
  companies,
};
