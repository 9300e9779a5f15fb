import type { Choice, Move } from '@/engine/game/move';
import { nextIndex, nextRandom, type RandomState, shuffled } from '@/engine/game/random';

export interface Chooser<S, M extends Move> {
  weigh?(state: S, choice: Choice<M>): number;
  /** What is played for a choice with an open field, instead of the move as it is listed. */
  openly?(state: S, move: M): M;
}

/** A move to play: by the weights given, or else any type of move, then any choice of that type. */
export function pickMove<S, M extends Move>(
  random: RandomState,
  state: S,
  choices: readonly Choice<M>[],
  chooser: Chooser<S, M>,
): M {
  const choice = pickWeighed(random, state, choices, chooser) ?? pickByType(random, choices);
  const move = pickValue(random, choice);
  return choice.open === undefined ? move : (chooser.openly?.(state, move) ?? move);
}

function pickByType<M extends Move>(random: RandomState, choices: readonly Choice<M>[]): Choice<M> {
  const type = pickOne(random, [...new Set(choices.map(({ move }) => move.type))]);
  return pickOne(
    random,
    choices.filter(({ move }) => move.type === type),
  );
}

/** Nothing when nobody weighs, or no choice has any weight. */
function pickWeighed<S, M extends Move>(
  random: RandomState,
  state: S,
  choices: readonly Choice<M>[],
  chooser: Chooser<S, M>,
): Choice<M> | undefined {
  const weights = choices.map((choice) => Math.max(0, chooser.weigh?.(state, choice) ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = nextRandom(random) * total;
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return choices[index === -1 ? weights.findLastIndex((weight) => weight > 0) : index];
}

/** Half of the time the move as it is listed, else any value of its range. */
function pickValue<M extends Move>(random: RandomState, choice: Choice<M>): M {
  if (!choice.range || nextRandom(random) < 1 / 2) return choice.move;
  return { ...choice.move, [choice.range.field]: valueInRange(random, choice.range) };
}

export function valueInRange(random: RandomState, range: NonNullable<Choice['range']>): number {
  const { min, max, step } = range;
  return min + step * nextIndex(random, Math.floor((max - min) / step) + 1);
}

export function pickOne<T>(random: RandomState, items: readonly T[]): T {
  return items[nextIndex(random, items.length)]!;
}

/** All items when they are few, else as many of them by lot. */
export function sample<T>(random: RandomState, items: readonly T[], most: number): readonly T[] {
  return items.length <= most ? items : shuffled(random, items).slice(0, most);
}
