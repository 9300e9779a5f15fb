import type { Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import type { FuzzOptions } from '../support/fuzzer';

export type Habits = Pick<FuzzOptions<CoreState, Move>, 'weigh' | 'observe' | 'paths' | 'maxMoves'>;

/** How a title is best played at random, so that rare rules come up too; titles without habits play evenly. */
const habits: Readonly<Record<string, () => Promise<Habits>>> = {
  '18do-int': async () => (await import('./dortmund-int')).introductionHabits as Habits,
  '18do-trg': async () => (await import('./dortmund-trg')).railwayHabits as Habits,
  '18rhl': async () => (await import('./rhineland')).rhinelandHabits as Habits,
};

export async function habitsOf(title: string): Promise<Habits> {
  return (await habits[title]?.()) ?? {};
}
