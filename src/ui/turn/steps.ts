import type { OperatingRoundState } from '@/engine/steps/state';
import type { Seat } from '../table/seat';

export interface StepMark {
  readonly id: string;
  readonly when: 'done' | 'now' | 'later';
}

/** How far the present turn is; during a decision the step that it interrupts. */
export function stepTrack({ state, game }: Pick<Seat, 'state' | 'game'>): readonly StepMark[] {
  const { round } = state;
  const now = round.kind === 'operating' ? (round as OperatingRoundState).turn?.step : undefined;
  const steps = game.steps[round.kind] ?? [];
  const at = now === undefined ? -1 : steps.indexOf(now);
  if (at < 0) return [];
  return steps.map((id, i) => ({ id, when: i < at ? 'done' : i === at ? 'now' : 'later' }));
}
