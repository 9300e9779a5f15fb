import { type Budgets, budgetsFor } from './budget';
import { type Hubs, hubsOf, type Leads, leadsFrom } from './hubs';
import type { Network } from './network';

/**
 * What is needed to say how much a route can still earn at most: hubs and how they lead to each other, in
 * flat arrays. A lead is a way from one hub to the next.
 */
export interface Bounds {
  readonly budgets: Budgets;
  readonly hubs: Hubs;
  /** By hub: where its leads begin. */
  readonly firstLead: Int32Array;
  /** By lead: the hubs it leads from and to, and what is earned on the way, the second hub included. */
  readonly leadFrom: Int32Array;
  readonly leadTo: Int32Array;
  readonly leadGain: Int32Array;
  /** By hub: where the leads that come in begin in `leadsIn`. */
  readonly firstIn: Int32Array;
  readonly leadsIn: Int32Array;
  /** By hub: the most that is earned by ending on the way to no other hub. */
  readonly endGain: Int32Array;
  /** By hub that a route comes from and hub: the lead between them, or -1. */
  readonly leadBetween: Int32Array;
  /** By stop: its row in a table, wherever a route comes from. */
  readonly rowAt: Int32Array;
  /** For stops that take nothing: where each leads. */
  readonly freeLeads: readonly Leads[];
  /** How many rows a table has: one for each hub, for each lead, and for each stop that takes nothing. */
  readonly rows: number;
}

export function boundsFor(network: Network, roots: readonly number[]): Bounds {
  const budgets = budgetsFor(network);
  const hubs = hubsOf(network, budgets, roots);
  const leads = hubs.stops.map((stops) => leadsFrom(network, hubs, stops));
  const firstLead = new Int32Array(hubs.count + 1);
  for (const [hub, { to }] of leads.entries()) firstLead[hub + 1] = firstLead[hub]! + to.length;
  const leadTo = Int32Array.from(leads.flatMap(({ to }) => to));
  const leadBetween = new Int32Array(hubs.count * hubs.count).fill(-1);
  for (const [hub, { to }] of leads.entries()) {
    for (const [i, next] of to.entries()) leadBetween[hub * hubs.count + next] = firstLead[hub]! + i;
  }
  return {
    budgets,
    hubs,
    firstLead,
    leadFrom: Int32Array.from(leads.flatMap(({ to }, hub) => to.map(() => hub))),
    leadTo,
    leadGain: Int32Array.from(leads.flatMap(({ gains }) => gains)),
    ...incoming(hubs.count, leadTo),
    endGain: Int32Array.from(leads, ({ end }) => end),
    leadBetween,
    rowAt: rowsByStop(hubs, leadTo.length),
    freeLeads: hubs.free.map((stop) => leadsFrom(network, hubs, [stop])),
    rows: hubs.count + leadTo.length + hubs.free.length,
  };
}

function rowsByStop(hubs: Hubs, leads: number): Int32Array {
  const rowAt = hubs.of.map((hub) => Math.max(hub, 0));
  for (const [i, stop] of hubs.free.entries()) rowAt[stop] = hubs.count + leads + i;
  return rowAt;
}

function incoming(hubs: number, leadTo: Int32Array): Pick<Bounds, 'firstIn' | 'leadsIn'> {
  const leadsIn = Int32Array.from(leadTo.keys()).sort((a, b) => leadTo[a]! - leadTo[b]! || a - b);
  const firstIn = new Int32Array(hubs + 1);
  for (const to of leadTo) firstIn[to + 1]!++;
  for (let hub = 0; hub < hubs; hub++) firstIn[hub + 1]! += firstIn[hub]!;
  return { firstIn, leadsIn };
}

/**
 * By row and budget, the most that can still be earned: from a hub on, and from the hub that a lead leads
 * to for a route that came by it. Worked out as if hubs could be visited again, only not at once and none
 * of those seen already: no real route earns more.
 */
export type Table = Int32Array;

/** Fills a table. Each budget draws on smaller ones only: every hub takes something. */
export function fillTable(bounds: Bounds, seen: Uint8Array, table: Table): void {
  const { cities, stops } = bounds.budgets;
  for (let c = 0; c <= cities; c++) {
    for (let s = 0; s <= stops; s++) {
      fillHubs(bounds, seen, table, c, s);
      fillFree(bounds, seen, table, c, s);
    }
  }
}

function fillHubs(bounds: Bounds, seen: Uint8Array, table: Table, c: number, s: number): void {
  const { budgets, hubs, firstLead, leadFrom, leadTo, leadGain, firstIn, leadsIn, endGain } = bounds;
  const { count, open, cities, stopsTaken } = hubs;
  const { size } = budgets;
  const width = budgets.stops + 1;
  const at = c * width + s;
  for (let hub = 0; hub < count; hub++) {
    if (!open[hub]) continue;
    let best = c + s >= budgets.endCost ? endGain[hub]! : 0;
    let second = best;
    let next = -1;
    const last = firstLead[hub + 1]!;
    for (let lead = firstLead[hub]!; lead < last; lead++) {
      const to = leadTo[lead]!;
      if (seen[to] || cities[to]! > c || stopsTaken[to]! > s) continue;
      const gain =
        leadGain[lead]! + table[(count + lead) * size + at - cities[to]! * width - stopsTaken[to]!]!;
      if (gain > best) {
        second = best;
        best = gain;
        next = to;
      } else if (gain > second) second = gain;
    }
    table[hub * size + at] = best;
    const lastIn = firstIn[hub + 1]!;
    for (let i = firstIn[hub]!; i < lastIn; i++) {
      const lead = leadsIn[i]!;
      table[(count + lead) * size + at] = leadFrom[lead] === next ? second : best;
    }
  }
}

function fillFree(bounds: Bounds, seen: Uint8Array, table: Table, c: number, s: number): void {
  const { budgets, hubs, freeLeads, leadTo } = bounds;
  const width = budgets.stops + 1;
  const firstRow = hubs.count + leadTo.length;
  for (let i = 0; i < freeLeads.length; i++) {
    const { to, gains, end } = freeLeads[i]!;
    let best = c + s >= budgets.endCost ? end : 0;
    for (let lead = 0; lead < to.length; lead++) {
      const hub = to[lead]!;
      const citiesLeft = c - hubs.cities[hub]!;
      const stopsLeft = s - hubs.stopsTaken[hub]!;
      if (seen[hub] || citiesLeft < 0 || stopsLeft < 0) continue;
      const gain = gains[lead]! + table[hub * budgets.size + citiesLeft * width + stopsLeft]!;
      if (gain > best) best = gain;
    }
    table[(firstRow + i) * budgets.size + c * width + s] = best;
  }
}

/** For two ends of a route that share one budget: the most for both together, worked out when first asked. */
export type Sharing = (one: number, other: number) => Int32Array;

export function sharing({ budgets, rows }: Bounds, table: Table): Sharing {
  const known: (Int32Array[] | undefined)[] = new Array(rows);
  return (one, other) => {
    known[other] ??= new Array<Int32Array>(rows);
    const ofOther = known[other];
    ofOther[one] ??= divided(budgets, table, one * budgets.size, other * budgets.size);
    return ofOther[one]!;
  };
}

function divided(budgets: Budgets, table: Table, one: number, other: number): Int32Array {
  const best = new Int32Array(budgets.size);
  const width = budgets.stops + 1;
  for (let cities = 0; cities <= budgets.cities; cities++) {
    for (let stops = 0; stops <= budgets.stops; stops++) {
      const whole = cities * width + stops;
      for (let c = 0; c <= cities; c++) {
        for (let s = 0; s <= stops; s++) {
          const part = c * width + s;
          best[whole] = Math.max(best[whole]!, table[one + part]! + table[other + whole - part]!);
        }
      }
    }
  }
  return best;
}
