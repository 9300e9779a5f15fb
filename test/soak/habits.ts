import type { Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import { titles } from '@/titles/registry';
import type { FuzzOptions } from '../support/fuzzer';

export type Habits = Pick<
  FuzzOptions<CoreState, Move>,
  'weigh' | 'observe' | 'paths' | 'pathsFor' | 'maxMoves'
>;

/** How the titles of one family are played, by their ids. */
export type FamilyHabits = Readonly<Record<string, Habits>>;

/** How titles are best played at random, so that rare rules come up too: a line for each family. */
export const habits: Readonly<Record<string, () => Promise<FamilyHabits>>> = {
  dortmund: async () => (await import('./dortmund')).habits,
  rhineland: async () => (await import('./rhineland')).habits,
  ruhr: async () => (await import('./ruhr')).habits,
};

/** Titles without habits play evenly. */
export async function habitsOf(title: string, lines = habits): Promise<Habits> {
  const family = titles.find(({ id }) => id === title)?.family ?? '';
  return (await lines[family]?.())?.[title] ?? {};
}
