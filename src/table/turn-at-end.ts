import { stageOf } from '@/engine/game/play';
import type { Timeline } from '@/engine/game/timeline';
import type { Turn } from './clock';
import { lastState } from './log';
import { quietly } from './quietly';
import type { LoadedTitle } from './titles';

/** Looking at the past is free: the time is that of whoever is on turn. */
export function turnAtEnd({ title }: LoadedTitle, timeline: Timeline): Turn | null {
  const state = lastState(timeline);
  const actor = quietly(() => stageOf(title, state)?.actor(state));
  return actor ? { ...actor, kind: state.round.kind } : null;
}
