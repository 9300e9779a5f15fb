import type { CoreState } from '@/engine/game/state';
import type { ContestDecision } from '@/engine/rounds/auction';
import type { AgreeDecision, DiscardDecision, RaiseDecision } from '@/engine/steps/trains';

type Known = ContestDecision | AgreeDecision | DiscardDecision | RaiseDecision;

/** The decision that is to be made now, if it is of this kind. */
export function decisionNow<K extends Known['kind']>(
  { decisions }: CoreState,
  kind: K,
): Extract<Known, { kind: K }> | undefined {
  const last = decisions.at(-1);
  return last?.kind === kind ? (last as Extract<Known, { kind: K }>) : undefined;
}
