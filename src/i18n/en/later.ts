/** What is fetched where English is spoken, for the table, beside the words of the first screen. */
import { wordsOf } from '../fitting';
import type { SharedSubjects } from '../sentences/spoken';
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

/** What the table says at first sight. */
export const screens = {
  ...board,
  ...keeping,
  ...looking,
  ...tableFrame,
  ...trading,
  ...turn,
  ...turnFree,
} as const;

/** The words that all games at the table share: of what the engine's pieces do. */
export const game = wordsOf<SharedSubjects>()({
  ...gameEvents,
  ...gameRefusals,
  ...gameStages,
  ...gameMoves,
  ...gameFree,
  ...gameInvestor,
});
