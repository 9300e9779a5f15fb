import type { BoardSheet } from '../boards';
import {
  board,
  brewingBoard,
  brewingBoard5,
  provenance,
  twoPlayerBoard,
  twoPlayerBrewingBoard,
} from './board';
import { companies } from './cards';

export const dortmund: BoardSheet = {
  id: '18do',
  family: 'dortmund',
  name: '18DO-Dortmund',
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
