import { boxProblems, type Field, fieldsOf, type Sheet } from '@/engine/game/box/sheet';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';

/** Of so many values some are corrected, each to something like what it was. */
const tried = 40;

/** A box that somebody might own: some values are others, and all of it is sound. */
export function anyBox(sheet: Sheet, seed: number): Record<string, number> {
  const random: RandomState = { random: seed ^ 0xb0c5 };
  const box: Record<string, number> = {};
  for (const field of shuffled(random, fieldsOf(sheet)).slice(0, tried)) {
    const wanted = { ...box, [field.place]: anyValue(field, random) };
    if (boxProblems(sheet, wanted).length === 0) Object.assign(box, wanted);
  }
  return box;
}

function anyValue({ value, rule: { min, max, step } }: Field, random: RandomState): number {
  const least = Math.max(min, Math.floor(value / 2 / step) * step);
  const most = Math.min(max, Math.max(value * 2, value + 3 * step));
  return least + step * nextIndex(random, Math.floor((most - least) / step) + 1);
}
