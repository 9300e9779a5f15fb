import { type Bounds, fillTable, gainsOf, type Openness, type Table } from './bound';
import type { Budgets } from './budget';

/** What a route can still earn at most, as things stand. */
export interface Outlook {
  readonly table: Table;
  /** By the rows of both ends of a route: the most for both together, by the budget they share. */
  both(one: number, other: number): Int32Array;
}

/** Worked out for budgets up to the given one, by the ways that are open now. */
export function outlookFor(bounds: Bounds, open: Openness, cities: number, stops: number): Outlook {
  const { budgets, rows } = bounds;
  const table = new Int32Array(rows * budgets.size);
  fillTable(bounds, gainsOf(bounds, open), table, cities, stops);
  return { table, both: sharing(budgets, rows, table) };
}

/** Worked out when it is first asked for. */
function sharing(budgets: Budgets, rows: number, table: Table): Outlook['both'] {
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
