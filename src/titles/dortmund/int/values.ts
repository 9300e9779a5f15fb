import { withoutCosts } from '@/engine/board/free';
import { type BoardData, boardsOf, hexValues } from '@/engine/box/board';
import { dataAt } from '@/engine/game/box/in-setup';
import type { Sheet } from '@/engine/game/box/sheet';
import type { Setup } from '@/engine/game/state';
import { board, provenance } from '../board';
import { boardData, boardMarks, boardProblems, boardRules } from '../board-values';

/** Without money only the board counts; nothing on it costs anything. */
export const sheet: Sheet<BoardData> = {
  printed: boardData,
  src: provenance,
  rules: boardRules.filter(({ kind }) => kind !== 'cost'),
  marks: boardMarks,
  settle: hexValues(boardData, 'river').settle,
  problems: boardProblems,
};

const valuesAt = dataAt(sheet);
const boardIn = boardsOf(boardData);

/** The board as the owners of the box have corrected it, without costs that nobody pays. */
export const boardAt = (setup: Pick<Setup, 'box'>) => withoutCosts(boardIn(board, valuesAt(setup)));
