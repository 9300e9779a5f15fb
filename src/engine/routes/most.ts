import { arcsOf, clash, evaluate, maskOf, viewsIn } from './candidate';
import { type Network, networkOf } from './network';
import { planFor } from './plan';
import { type Hunt, hunt, rootsOf } from './search';
import type { RunInput, TrainProfile } from './types';

/** Could the company run any route at all with a train of this kind? */
export function hasRoute(input: Omit<RunInput, 'trains'>, profile: TrainProfile): boolean {
  return shortest(networkOf({ ...input, trains: [] }, profile), 1).length > 0;
}

/** How many of the trains can run at once: each on its own track. */
export function mostTrains(input: RunInput): number {
  const profiles = [...new Set(input.trains.map(({ profile }) => profile))];
  return mostOf(
    profiles.map((profile) => ({
      masks: undominated(shortest(networkOf(input, profile), Number.POSITIVE_INFINITY)),
      trains: input.trains.filter((train) => train.profile === profile).length,
    })),
  );
}

/** Masks of routes that no other legal route is a part of, until there are enough. */
function shortest(network: Network, enough: number): Int32Array[] {
  const masks: Int32Array[] = [];
  const start = rootsOf(network);
  const views = viewsIn(network);
  const wanted: Hunt = {
    ...start,
    above: -1,
    found(route) {
      const arcs = arcsOf(route);
      if (evaluate(network, views(arcs), route.stops) === undefined) return false;
      masks.push(maskOf(network, arcs));
      if (masks.length >= enough) wanted.above = Number.MAX_SAFE_INTEGER;
      return true;
    },
    halted: () => masks.length >= enough,
  };
  hunt(planFor(network, start.roots), wanted);
  return masks;
}

function undominated(masks: readonly Int32Array[]): Int32Array[] {
  const sorted = masks.map((mask) => ({ mask, bits: bitsOf(mask) })).sort((a, b) => a.bits - b.bits);
  const kept: Int32Array[] = [];
  for (const { mask } of sorted) if (!kept.some((part) => covers(mask, part))) kept.push(mask);
  return kept;
}

function covers(whole: Int32Array, part: Int32Array): boolean {
  return part.every((word, i) => (word & ~whole[i]!) === 0);
}

function bitsOf(mask: Int32Array): number {
  let bits = 0;
  for (let word of mask) for (; word !== 0; word &= word - 1) bits++;
  return bits;
}

interface Kind {
  readonly masks: readonly Int32Array[];
  readonly trains: number;
}

/** Kind by kind, each list in order, so that equal trains are not tried in every order. */
function mostOf(lists: readonly Kind[]): number {
  const kinds = lists.filter(({ masks }) => masks.length > 0);
  const all = kinds.reduce((sum, { trains }) => sum + trains, 0);
  const width = kinds[0]?.masks[0]?.length ?? 0;
  let most = 0;
  const place = (
    kind: number,
    from: number,
    left: number,
    running: number,
    idle: number,
    taken: Int32Array,
  ) => {
    most = Math.max(most, running);
    if (most === all || all - idle <= most) return;
    if (left === 0) {
      const next = kinds[kind + 1];
      if (next) place(kind + 1, 0, next.trains, running, idle, taken);
      return;
    }
    const { masks } = kinds[kind]!;
    for (let i = from; i < masks.length && most < all; i++) {
      if (clash(taken, masks[i]!)) continue;
      place(
        kind,
        i + 1,
        left - 1,
        running + 1,
        idle,
        taken.map((word, w) => word | masks[i]![w]!),
      );
    }
    place(kind, masks.length, 0, running, idle + left, taken);
  };
  if (kinds.length > 0) place(0, 0, kinds[0]!.trains, 0, 0, new Int32Array(width));
  return most;
}
