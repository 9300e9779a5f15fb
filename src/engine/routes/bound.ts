import type { Budgets } from './budget';
import type { Flat } from './flat';
import type { Hubs } from './hubs';
import type { Network } from './network';
import { type Ways, waysOf } from './ways';

/**
 * What it takes to say how much a route can still earn at most: hubs, how they lead to each other, and what
 * track costs. Rows of a table stand for hubs, then for leads between hubs, then for stops that take nothing.
 */
export interface Bounds {
  readonly budgets: Budgets;
  readonly hubs: Hubs;
  readonly ways: Ways;
  /** How many leads go from hubs; others go from stops that take nothing. */
  readonly hubLeads: number;
  /** By lead between hubs: the hub it comes from. */
  readonly leadFrom: Int32Array;
  /** By hub: where the leads that come in begin in `leadsIn`. */
  readonly firstIn: Int32Array;
  readonly leadsIn: Int32Array;
  /** By hub and hub: the lead between them, or -1. */
  readonly leadBetween: Int32Array;
  /** By stop: its row, wherever a route comes from. */
  readonly rowAt: Int32Array;
  readonly rows: number;
  /** By way: what its stops earn, less the price of its track. */
  readonly wayGain: Int32Array;
}

export function boundsFor(network: Network, budgets: Budgets, hubs: Hubs, mostSteps: number): Bounds {
  const ways = waysOf(network, hubs, mostSteps);
  const hubLeads = ways.firstLead[hubs.count]!;
  const leadFrom = new Int32Array(hubLeads);
  const leadBetween = new Int32Array(hubs.count * hubs.count).fill(-1);
  for (let hub = 0; hub < hubs.count; hub++) {
    for (let lead = ways.firstLead[hub]!; lead < ways.firstLead[hub + 1]!; lead++) {
      leadFrom[lead] = hub;
      leadBetween[hub * hubs.count + ways.leadTo[lead]!] = lead;
    }
  }
  const rowAt = hubs.of.map((hub) => Math.max(hub, 0));
  for (const [i, stop] of hubs.free.entries()) rowAt[stop] = hubs.count + hubLeads + i;
  return {
    budgets,
    hubs,
    ways,
    hubLeads,
    leadFrom,
    ...incoming(hubs.count, ways.leadTo.subarray(0, hubLeads)),
    leadBetween,
    rowAt,
    rows: hubs.count + hubLeads + hubs.free.length,
    wayGain: wayGains(hubs, ways),
  };
}

function wayGains(hubs: Hubs, { stops, arcs }: Ways): Int32Array {
  const gains = new Int32Array(arcs.first.length - 1);
  for (let way = 0; way < gains.length; way++) {
    for (let i = stops.first[way]!; i < stops.first[way + 1]!; i++)
      gains[way]! += hubs.freeWorth[stops.items[i]!]!;
  }
  return gains;
}

/** The same with a price for each arc. */
export function pricedBounds(bounds: Bounds, prices: Int32Array): Bounds {
  const { first, items } = bounds.ways.arcs;
  const wayGain = bounds.wayGain.slice();
  for (let way = 0; way < wayGain.length; way++) {
    for (let i = first[way]!; i < first[way + 1]!; i++) wayGain[way]! -= prices[items[i]!]!;
  }
  return { ...bounds, wayGain };
}

function incoming(hubs: number, leadTo: Int32Array): Pick<Bounds, 'firstIn' | 'leadsIn'> {
  const leadsIn = Int32Array.from(leadTo.keys()).sort((a, b) => leadTo[a]! - leadTo[b]! || a - b);
  const firstIn = new Int32Array(hubs + 1);
  for (const to of leadTo) firstIn[to + 1]!++;
  for (let hub = 0; hub < hubs; hub++) firstIn[hub + 1]! += firstIn[hub]!;
  return { firstIn, leadsIn };
}

/** What is earned at most by following a lead to its hub, or by ending on the way. */
export interface Gains {
  readonly lead: Int32Array;
  /** By place; never below nothing. */
  readonly end: Int32Array;
}

/** What ways are still open: those that take nothing that is marked. */
export interface Openness {
  readonly marked: Uint8Array;
  /** By way. */
  readonly marks: Flat;
}

export function gainsOf({ hubs, ways, wayGain }: Bounds, gains: Gains, open?: Openness): void {
  const leads = ways.leadTo.length;
  const groups = ways.firstWay.length - 1;
  for (let group = 0; group < groups; group++) {
    let most = group < leads ? shut : 0;
    const last = ways.firstWay[group + 1]!;
    for (let way = ways.firstWay[group]!; way < last; way++) {
      const gain = wayGain[way]!;
      if (gain > most && (!open || isOpen(open, way))) most = gain;
    }
    if (group < leads) gains.lead[group] = most === shut ? shut : most + hubs.worth[ways.leadTo[group]!]!;
    else gains.end[group - leads] = most;
  }
}

/** The gain of a lead that no way is open for. */
export const shut = -1_000_000;

function isOpen({ marked, marks }: Openness, way: number): boolean {
  const last = marks.first[way + 1]!;
  for (let i = marks.first[way]!; i < last; i++) if (marked[marks.items[i]!]) return false;
  return true;
}

/**
 * By row and budget, the most that can still be earned: from a hub on, from the hub that a lead leads to for a
 * route that came by it, from a stop that takes nothing. Worked out as if hubs could be visited again, only
 * not at once and none of those seen: no real route earns more.
 */
export type Table = Int32Array;

/** Fills a table. Each budget draws on smaller ones only: every hub takes something. */
export function fillTable(bounds: Bounds, gains: Gains, table: Table, cities: number, stops: number): void {
  for (let c = 0; c <= cities; c++) {
    for (let s = 0; s <= stops; s++) {
      fillHubs(bounds, gains, table, c, s);
      fillFree(bounds, gains, table, c, s);
    }
  }
}

function fillHubs(bounds: Bounds, gains: Gains, table: Table, c: number, s: number): void {
  const { budgets, hubs, ways, leadFrom, firstIn, leadsIn } = bounds;
  const { count, open, cities, stopsTaken } = hubs;
  const { firstLead, leadTo } = ways;
  const { size } = budgets;
  const width = budgets.stops + 1;
  const at = c * width + s;
  for (let hub = 0; hub < count; hub++) {
    if (!open[hub]) continue;
    let best = c + s >= budgets.endCost ? gains.end[hub]! : 0;
    let second = best;
    let next = -1;
    const last = firstLead[hub + 1]!;
    for (let lead = firstLead[hub]!; lead < last; lead++) {
      const to = leadTo[lead]!;
      if (gains.lead[lead] === shut || cities[to]! > c || stopsTaken[to]! > s) continue;
      const gain =
        gains.lead[lead]! + table[(count + lead) * size + at - cities[to]! * width - stopsTaken[to]!]!;
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

function fillFree(bounds: Bounds, gains: Gains, table: Table, c: number, s: number): void {
  const { budgets, hubs, ways, hubLeads } = bounds;
  const width = budgets.stops + 1;
  for (let i = 0; i < hubs.free.length; i++) {
    const place = hubs.count + i;
    let best = c + s >= budgets.endCost ? gains.end[place]! : 0;
    for (let lead = ways.firstLead[place]!; lead < ways.firstLead[place + 1]!; lead++) {
      const hub = ways.leadTo[lead]!;
      const citiesLeft = c - hubs.cities[hub]!;
      const stopsLeft = s - hubs.stopsTaken[hub]!;
      if (gains.lead[lead] === shut || citiesLeft < 0 || stopsLeft < 0) continue;
      const gain = gains.lead[lead]! + table[hub * budgets.size + citiesLeft * width + stopsLeft]!;
      if (gain > best) best = gain;
    }
    table[(place + hubLeads) * budgets.size + c * width + s] = best;
  }
}
