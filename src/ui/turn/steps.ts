import type { RoundState } from '@/engine/game/state';
import type { Seat } from '../table/seat';

export interface StepMark {
  readonly id: string;
  readonly when: 'done' | 'now' | 'later';
}

type StepsOf = Pick<Seat, 'state' | 'game' | 'options'>;

/** How far the present turn is; during a decision the step that it interrupts. */
export function stepTrack({ state, game, options }: StepsOf): readonly StepMark[] {
  const now = (options && game.decidedIn?.[options.stage]) ?? stepOf(state.round);
  if (now === undefined) return [];
  const steps = (game.steps[state.round.kind] ?? []).filter(
    (id) => id === now || (!game.isRare?.(id) && (game.hasStep?.(state, id) ?? true)),
  );
  const at = steps.indexOf(now);
  if (at < 0) return [];
  return steps.map((id, i) => ({ id, when: i < at ? 'done' : i === at ? 'now' : 'later' }));
}

/** Rounds of companies keep the step with the turn, rounds of players with themselves. */
export function stepOf(round: RoundState): string | undefined {
  const { turn, step } = round as RoundState & { turn?: unknown; step?: string };
  return typeof turn === 'object' && turn !== null ? (turn as { step?: string }).step : step;
}
