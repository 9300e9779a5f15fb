import type { RhinelandState } from '@/titles/rhineland/state';

export interface StepMark {
  readonly id: string;
  readonly when: 'done' | 'now' | 'later';
}

/** The steps of a turn in their order, by kind of round. A round without steps has no track. */
const stepsOfRound: Readonly<Record<string, readonly string[]>> = {
  operating: ['track', 'station', 'run', 'dividend', 'trains'],
};

/** How far the present turn is; during a decision the step that it interrupts. */
export function stepTrack(state: RhinelandState): readonly StepMark[] {
  const now = state.round.kind === 'operating' ? state.round.turn?.step : undefined;
  const steps = stepsOfRound[state.round.kind] ?? [];
  const at = now === undefined ? -1 : steps.indexOf(now);
  if (at < 0) return [];
  return steps.map((id, i) => ({ id, when: i < at ? 'done' : i === at ? 'now' : 'later' }));
}
