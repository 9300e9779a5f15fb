import { type Budgets, budgetIndex, budgetsFor } from './budget';
import { type Hubs, hubsOf, type Leads, leadsFrom } from './hubs';
import type { Network } from './network';

/**
 * The most that can still be earned from a stop on, for each budget that is left. Worked out as if stops
 * could be visited again, only not at once: no real route earns more.
 */
export interface Bounds {
  readonly budgets: Budgets;
  readonly hubs: Hubs;
  /** Values by row and budget. */
  readonly table: Int32Array;
  /** By stop: its row in the table, wherever a route comes from. */
  readonly rowAt: Int32Array;
  /** By hub that a route comes from, and hub: a narrower row, or -1. */
  readonly rowFrom: Int32Array;
  /** For two ends of a route that share one budget. */
  shared(one: number, other: number): Int32Array;
}

export function boundsFor(network: Network, roots: readonly number[]): Bounds {
  const budgets = budgetsFor(network);
  const hubs = hubsOf(network, budgets, roots);
  const leads = hubs.stops.map((stops) => leadsFrom(network, hubs, stops));
  const freeLeads = hubs.free.map((stop) => leadsFrom(network, hubs, [stop]));
  const rows = numberRows(hubs, leads);
  const table = new Int32Array((rows.count + hubs.free.length) * budgets.size);
  for (let cities = 0; cities <= budgets.cities; cities++) {
    for (let stops = 0; stops <= budgets.stops; stops++) {
      fillBudget({ budgets, hubs, leads, freeLeads, rows, table }, cities, stops);
    }
  }
  return {
    budgets,
    hubs,
    table,
    rowAt: rowsByStop(hubs, rows),
    rowFrom: rows.from,
    shared: sharing(budgets, table),
  };
}

function rowsByStop(hubs: Hubs, rows: Rows): Int32Array {
  const rowAt = hubs.of.map((hub) => (hub < 0 ? 0 : rows.any[hub]!));
  for (const [i, stop] of hubs.free.entries()) rowAt[stop] = rows.count + i;
  return rowAt;
}

/** A row for each hub, and one for each hub that a route may have come from. */
interface Rows {
  readonly any: Int32Array;
  readonly from: Int32Array;
  readonly count: number;
}

function numberRows(hubs: Hubs, leads: readonly Leads[]): Rows {
  const any = new Int32Array(hubs.count);
  const from = new Int32Array(hubs.count * hubs.count).fill(-1);
  let count = 0;
  for (let hub = 0; hub < hubs.count; hub++) any[hub] = count++;
  for (let before = 0; before < hubs.count; before++) {
    for (const hub of leads[before]!.hubs) from[before * hubs.count + hub] = count++;
  }
  return { any, from, count };
}

interface Filling {
  readonly budgets: Budgets;
  readonly hubs: Hubs;
  readonly leads: readonly Leads[];
  readonly freeLeads: readonly Leads[];
  readonly rows: Rows;
  readonly table: Int32Array;
}

/** Each budget draws on smaller ones only: every hub takes something. */
function fillBudget(filling: Filling, cities: number, stops: number): void {
  const { budgets, hubs, leads, freeLeads, rows, table } = filling;
  const at = budgetIndex(budgets, cities, stops);
  const mayEnd = cities + stops >= budgets.endCost;
  for (let hub = 0; hub < hubs.count; hub++) {
    if (!hubs.open[hub]) continue;
    const { best, next, second } = bestOnward(filling, leads[hub]!, hub, cities, stops);
    const end = mayEnd ? leads[hub]!.end : 0;
    table[rows.any[hub]! * budgets.size + at] = Math.max(best, end);
    for (let before = 0; before < hubs.count; before++) {
      const row = rows.from[before * hubs.count + hub]!;
      if (row >= 0) table[row * budgets.size + at] = Math.max(before === next ? second : best, end);
    }
  }
  for (const [i, lead] of freeLeads.entries()) {
    const { best } = bestOnward(filling, lead, -1, cities, stops);
    table[(rows.count + i) * budgets.size + at] = Math.max(best, mayEnd ? lead.end : 0);
  }
}

/** The best way on, where it leads, and the best way that leads elsewhere. */
function bestOnward(
  { budgets, hubs, rows, table }: Filling,
  lead: Leads,
  hub: number,
  cities: number,
  stops: number,
): { best: number; next: number; second: number } {
  let best = 0;
  let next = -1;
  let second = 0;
  for (const [i, to] of lead.hubs.entries()) {
    const citiesLeft = cities - hubs.cities[to]!;
    const stopsLeft = stops - hubs.stopsTaken[to]!;
    if (citiesLeft < 0 || stopsLeft < 0) continue;
    const row = hub < 0 ? rows.any[to]! : rows.from[hub * hubs.count + to]!;
    const gain =
      lead.gains[i]! +
      hubs.worth[to]! +
      table[row * budgets.size + budgetIndex(budgets, citiesLeft, stopsLeft)]!;
    if (gain > best) {
      second = best;
      best = gain;
      next = to;
    } else if (gain > second) second = gain;
  }
  return { best, next, second };
}

/** The best division of a budget between two ends, worked out when it is first asked for. */
function sharing(budgets: Budgets, table: Int32Array): Bounds['shared'] {
  const known = new Map<number, Int32Array>();
  const rowCount = table.length / budgets.size;
  return (one, other) => {
    const key = one * rowCount + other;
    let best = known.get(key);
    if (!best) {
      best = divided(budgets, table, one * budgets.size, other * budgets.size);
      known.set(key, best);
    }
    return best;
  };
}

function divided(budgets: Budgets, table: Int32Array, one: number, other: number): Int32Array {
  const best = new Int32Array(budgets.size);
  for (let cities = 0; cities <= budgets.cities; cities++) {
    for (let stops = 0; stops <= budgets.stops; stops++) {
      let most = 0;
      for (let c = 0; c <= cities; c++) {
        for (let s = 0; s <= stops; s++) {
          const sum =
            table[one + budgetIndex(budgets, c, s)]! +
            table[other + budgetIndex(budgets, cities - c, stops - s)]!;
          if (sum > most) most = sum;
        }
      }
      best[budgetIndex(budgets, cities, stops)] = most;
    }
  }
  return best;
}
