/** Steps between the lines of a chart that people count in. */
const steps = [1, 2, 5];

export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Where lines are drawn. */
  readonly ticks: readonly number[];
}

/** A scale of round numbers around all values, with about so many steps. */
export function scaleFor(values: readonly number[], wanted: number): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = stepFor((most - least) / Math.max(1, wanted));
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const count = Math.round((to - from) / step);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, i) => from + i * step) };
}

function stepFor(least: number): number {
  for (let power = 1; ; power *= 10) {
    const step = steps.find((each) => each * power >= least);
    if (step !== undefined) return step * power;
  }
}

/** Moves things apart that would lie on each other; each stays as near to its place as the order allows. */
export function spread(places: readonly number[], room: number, lowest: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    moved[i] = Math.max(moved[i]!, last + room);
    last = moved[i]!;
  }
  let next = lowest + room;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i]!, next - room);
    next = moved[i]!;
  }
  return moved;
}
