import type { Budgets } from './budget';
import type { Hubs } from './hubs';
import type { Moves } from './moves';
import type { Order } from './order';

/** All that a bound needs to know of the routes of one kind of train. */
export interface Terrain {
  readonly budgets: Budgets;
  readonly hubs: Hubs;
  readonly moves: Moves;
  readonly order: Order;
}

/**
 * What a route can still earn at most, by row and budget: rows stand for hubs, then for stops that take nothing.
 * Worked out as if hubs could be visited again, without what was taken then: no real route earns more.
 */
export interface Outlook {
  readonly table: Int32Array;
  /**
   * The most for two ends of a route together that share the budget, the other end being at the root.
   * Worked out when first asked for; `known` says for which rows.
   */
  readonly both: Int32Array;
  readonly known: Uint8Array;
  rootRow: number;
  /** By group: what is earned at most by one of its moves. */
  readonly byGroup: Int32Array;
}

export function newOutlook({ budgets, hubs, moves }: Terrain): Outlook {
  const rows = hubs.places.length;
  return {
    table: new Int32Array(rows * budgets.size),
    both: new Int32Array(rows * budgets.size),
    known: new Uint8Array(rows),
    rootRow: -1,
    byGroup: new Int32Array(moves.row.length),
  };
}

/** Works an outlook out for routes from a root, by the moves that take nothing that is marked. */
export function lookAround(terrain: Terrain, outlook: Outlook, marked: Uint8Array, rootRow: number): void {
  const { budgets, moves } = terrain;
  if (!moves.isLoose) gainsOf(terrain, outlook, marked);
  for (let c = 0; c <= budgets.cities; c++) {
    for (let s = 0; s <= budgets.stops; s++) {
      if (moves.isLoose) fillLoosely(terrain, outlook, c, s);
      else fill(terrain, outlook, c, s);
    }
  }
  outlook.rootRow = rootRow;
  outlook.known.fill(0);
}

/** The gain of a group that no move is open for. */
const shut = -1_000_000;

function gainsOf({ moves, order }: Terrain, { byGroup }: Outlook, marked: Uint8Array): void {
  const { firstMove, area, most } = moves;
  for (let group = 0; group < byGroup.length; group++) {
    byGroup[group] = shut;
    if (marked[area[group]!]) continue;
    // those that gain most come first
    for (let i = firstMove[group]!; i < firstMove[group + 1]!; i++) {
      if (isTaken(moves, order.moves[i]!, marked)) continue;
      byGroup[group] = order.gain[i]! + most[group]!;
      break;
    }
  }
}

export function isTaken({ marks }: Moves, move: number, marked: Uint8Array): boolean {
  const last = marks.first[move + 1]!;
  for (let i = marks.first[move]!; i < last; i++) if (marked[marks.items[i]!]) return true;
  return false;
}

/** Each budget draws on smaller ones only: every hub takes something. */
function fill({ budgets, hubs, moves }: Terrain, { table, byGroup }: Outlook, c: number, s: number): void {
  const { firstGroup, lastGroup, hub, row, takesCities, takesStops } = moves;
  const { size } = budgets;
  const width = budgets.stops + 1;
  for (let place = 0; place < hubs.places.length; place++) {
    let best = 0;
    const stops = hubs.places[place]!;
    for (let i = 0; i < stops.length && hubs.open[place]; i++) {
      const last = lastGroup[stops[i]!]!;
      for (let group = firstGroup[stops[i]!]!; group < last; group++) {
        const citiesLeft = c - takesCities[group]!;
        const stopsLeft = s - takesStops[group]!;
        // a ferry within the hub leads to moves that are tried here anyway
        if (citiesLeft < 0 || stopsLeft < 0 || (hub[group]! < 0 && row[group]! >= 0)) continue;
        const gain =
          row[group]! < 0
            ? byGroup[group]!
            : byGroup[group]! + table[row[group]! * size + citiesLeft * width + stopsLeft]!;
        if (gain > best) best = gain;
      }
    }
    table[place * size + c * width + s] = best;
  }
}

/** From everywhere to everywhere, over everything, whatever the price. */
function fillLoosely({ budgets, hubs }: Terrain, { table }: Outlook, c: number, s: number): void {
  const width = budgets.stops + 1;
  const all = hubs.freeWorth.reduce((sum, worth) => sum + worth, 0);
  let best = all;
  for (let hub = 0; hub < hubs.count; hub++) {
    const citiesLeft = c - hubs.cities[hub]!;
    const stopsLeft = s - hubs.stopsTaken[hub]!;
    if (citiesLeft < 0 || stopsLeft < 0) continue;
    best = Math.max(best, all + hubs.worth[hub]! + table[citiesLeft * width + stopsLeft]!);
  }
  for (let row = 0; row < hubs.places.length; row++) table[row * budgets.size + c * width + s] = best;
}

/** The most for two ends of a route together, one at a row and one at the root, and the budget they share. */
export function aheadOfBoth(budgets: Budgets, outlook: Outlook, row: number, room: number): number {
  if (!outlook.known[row]) {
    divide(budgets, outlook, row);
    outlook.known[row] = 1;
  }
  return outlook.both[row * budgets.size + room]!;
}

function divide(budgets: Budgets, { table, both, rootRow }: Outlook, row: number): void {
  const { size } = budgets;
  const width = budgets.stops + 1;
  for (let cities = 0; cities <= budgets.cities; cities++) {
    for (let stops = 0; stops <= budgets.stops; stops++) {
      const whole = cities * width + stops;
      let best = 0;
      for (let c = 0; c <= cities; c++) {
        for (let s = 0; s <= stops; s++) {
          const part = c * width + s;
          const sum = table[row * size + part]! + table[rootRow * size + whole - part]!;
          if (sum > best) best = sum;
        }
      }
      both[row * size + whole] = best;
    }
  }
}
