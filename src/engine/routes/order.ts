import type { Moves } from './moves';

/** What depends on the price of track: the order of the moves in each group, and by place in that order the gain. */
export interface Order {
  readonly moves: Int32Array;
  readonly gain: Int32Array;
  /** By move: what its track costs, and what bonuses can add for its stops less that. */
  readonly price: Int32Array;
  readonly more: Int32Array;
}

export function orderOf({ gain, extra }: Moves): Order {
  return { moves: gain.map((_, move) => move), gain, price: new Int32Array(gain.length), more: extra };
}

/** The moves of each group where each arc has a price. */
export function orderAt(moves: Moves, prices: Int32Array): Order {
  const { arcs, firstMove } = moves;
  const price = new Int32Array(moves.to.length);
  const keeps = moves.gain.slice();
  const more = moves.extra.slice();
  for (let move = 0; move < price.length; move++) {
    for (let i = arcs.first[move]!; i < arcs.first[move + 1]!; i++) price[move]! += prices[arcs.items[i]!]!;
    keeps[move]! -= price[move]!;
    more[move]! -= price[move]!;
  }
  const order = keeps.map((_, move) => move);
  for (let group = 0; group + 1 < firstMove.length; group++) {
    const [first, last] = [firstMove[group]!, firstMove[group + 1]!];
    if (last - first > 1) order.subarray(first, last).sort((a, b) => keeps[b]! - keeps[a]! || a - b);
  }
  return { moves: order, gain: order.map((move) => keeps[move]!), price, more };
}
