/** What is fetched for the table where German is spoken. A key that English has and German lacks does not compile. */
import type * as english from '../en/later';
import type { Translation } from '../words';
import { board } from './board';
import { gameEvents } from './game-events';
import { gameFree } from './game-free';
import { gameInvestor } from './game-investor';
import { gameMoves } from './game-moves';
import { gameRefusals } from './game-refusals';
import { gameStages } from './game-stages';
import { keeping } from './keeping';
import { looking } from './looking';
import { tableFrame } from './table-frame';
import { trading } from './trading';
import { turn } from './turn';
import { turnFree } from './turn-free';

export { gameSaving as saving } from './game-saving';

export const screens: Translation<typeof english.screens> = {
  ...board,
  ...keeping,
  ...looking,
  ...tableFrame,
  ...trading,
  ...turn,
  ...turnFree,
};

export const game: Translation<typeof english.game> = {
  ...gameEvents,
  ...gameRefusals,
  ...gameStages,
  ...gameMoves,
  ...gameFree,
  ...gameInvestor,
};
