import type { BoardContent } from '../boards';
import * as lra from './18lra/board';
import * as lraCards from './18lra/cards';
import * as rhl from './18rhl/board';
import * as rhlCards from './18rhl/cards';

export const rhineland: BoardContent = {
  board: rhl.board,
  provenance: rhl.provenance,
  variants: [{ id: 'alternative', board: rhl.alternativeBoard }],
  companies: rhlCards.companies,
};

export const lowerRhine: BoardContent = {
  board: lra.board,
  provenance: lra.provenance,
  variants: [],
  companies: lraCards.companies,
};
