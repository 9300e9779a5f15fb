import type { FinanceState } from '@/engine/finance/state';
import type { DortmundBox } from '../box';

/** [18DO 4.6] a bank that breaks in a stock round leaves so many operating rounds, in any phase. */
const roundsAfterBreak = 3;

/** [18DO 4.2] as many operating rounds as the phase says when the stock round ends. */
export function roundsOfSet(box: DortmundBox, state: FinanceState): number {
  return state.broken ? roundsAfterBreak : box.phases.of(state).operatingRounds;
}
