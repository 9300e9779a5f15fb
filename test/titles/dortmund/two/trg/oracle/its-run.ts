/** [18DO 8.2.2.1, ruling 136] the best that its railway could have earned, all runs tried one by one. */
import type { DortmundState } from '@/titles/dortmund/state';
import { boxAt } from '@/titles/dortmund/trg';
import { bruteRun } from '../../../../../engine/routes/brute';
import { itsRailway } from './book';

/** More track than that has too many ways to try. */
const mostTiles = 16;

/** With all beer that can be used; nothing where it would take too long. */
export function bestIncome(state: DortmundState): number | undefined {
  if (Object.keys(state.board.tiles).length > mostTiles) return undefined;
  return bruteRun(boxAt(state.setup).runInput(state, itsRailway(state))).total;
}
