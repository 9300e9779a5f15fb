import type { Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import type { FuzzOptions } from '../support/fuzzer';

export type Habits = Pick<FuzzOptions<CoreState, Move>, 'weigh' | 'observe' | 'paths' | 'maxMoves'>;

/** How a title is best played at random, so that rare rules come up too; titles without habits play evenly. */
const habits: Readonly<Record<string, () => Promise<Habits>>> = {
  '18rhl': async () => (await import('./rhineland')).rhinelandHabits as Habits,
};

export async function habitsOf(title: string): Promise<Habits> {
  return (await habits[title]?.()) ?? {};
}
