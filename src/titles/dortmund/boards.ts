import type { BoardContent } from '../boards';
import {
  board,
  brewingBoard,
  brewingBoard5,
  provenance,
  twoPlayerBoard,
  twoPlayerBrewingBoard,
} from './board';
import { companies } from './cards';

export const dortmund: BoardContent = {
  board,
  provenance,
  variants: [
    { id: 'brewing', board: brewingBoard },
    { id: 'brewing5', board: brewingBoard5 },
    { id: 'twoPlayers', board: twoPlayerBoard },
    { id: 'twoPlayersBrewing', board: twoPlayerBrewingBoard },
  ],
  companies,
};
