import { type Bounds, fillTable, type Gains, gainsOf, type Openness, type Table } from './bound';

/** What a route can still earn at most, as things stood when it was worked out. */
export interface Outlook {
  readonly table: Table;
  /**
   * By row and budget: the most for two ends of a route together that share the budget, the other end
   * being at the row `other`. Worked out when first asked for; `known` says for which rows.
   */
  readonly both: Int32Array;
  readonly known: Uint8Array;
  other: number;
  readonly gains: Gains;
}

/** Outlooks are worked out again and again; each has its place, used anew each time. */
export function newOutlook(bounds: Bounds): Outlook {
  const { budgets, rows, ways } = bounds;
  return {
    table: new Int32Array(rows * budgets.size),
    both: new Int32Array(rows * budgets.size),
    known: new Uint8Array(rows),
    other: -1,
    gains: { lead: new Int32Array(ways.leadTo.length), end: new Int32Array(ways.firstLead.length - 1) },
  };
}

/** For budgets up to the given one, by the ways that are open now. */
export function lookAround(
  bounds: Bounds,
  outlook: Outlook,
  open: Openness | undefined,
  cities: number,
  stops: number,
): void {
  gainsOf(bounds, outlook.gains, open);
  fillTable(bounds, outlook.gains, outlook.table, cities, stops);
  outlook.other = -1;
}

/** The most for two ends of a route together, from their rows and the budget they share. */
export function aheadOfBoth(
  bounds: Bounds,
  outlook: Outlook,
  one: number,
  other: number,
  room: number,
): number {
  if (outlook.other !== other) {
    outlook.other = other;
    outlook.known.fill(0);
  }
  const at = one * bounds.budgets.size;
  if (!outlook.known[one]) {
    divide(bounds, outlook, one, other);
    outlook.known[one] = 1;
  }
  return outlook.both[at + room]!;
}

function divide({ budgets }: Bounds, { table, both }: Outlook, one: number, other: number): void {
  const { size } = budgets;
  const width = budgets.stops + 1;
  for (let cities = 0; cities <= budgets.cities; cities++) {
    for (let stops = 0; stops <= budgets.stops; stops++) {
      const whole = cities * width + stops;
      let best = 0;
      for (let c = 0; c <= cities; c++) {
        for (let s = 0; s <= stops; s++) {
          const part = c * width + s;
          const sum = table[one * size + part]! + table[other * size + whole - part]!;
          if (sum > best) best = sum;
        }
      }
      both[one * size + whole] = best;
    }
  }
}
