/** Which units bring which cubes, by trying to make it better until nothing does: slow, and without a thought. */

/** What the best way to give each row a column of its own, or none, brings; `worth` says nothing where that is impossible. */
export function mostWorth(
  rows: number,
  columns: number,
  worth: (row: number, column: number) => number | undefined,
): number {
  const rowOf: (number | undefined)[] = Array.from({ length: columns }, () => undefined);
  let total = 0;
  for (let row = 0; row < rows; row++) {
    const best = bestChain(row, rowOf, worth);
    if (!best || best.gain <= 0) continue;
    total += best.gain;
    for (const [taker, column] of best.takes) rowOf[column] = taker;
  }
  return total;
}

interface Chain {
  gain: number;
  takes: [number, number][];
}

/** The new row takes a column, whose row takes another, and so on: the richest of all such chains, step by step longer. */
function bestChain(
  start: number,
  rowOf: readonly (number | undefined)[],
  worth: (row: number, column: number) => number | undefined,
): Chain | undefined {
  const reached = new Map<number, Chain>();
  let frontier: { row: number; chain: Chain }[] = [{ row: start, chain: { gain: 0, takes: [] } }];
  let best: Chain | undefined;
  while (frontier.length > 0) {
    const next = new Map<number, Chain>();
    for (const { row, chain } of frontier) {
      for (const column of rowOf.keys()) {
        const value = worth(row, column);
        if (value === undefined || chain.takes.some(([, taken]) => taken === column)) continue;
        const owner = rowOf[column];
        const longer: Chain = {
          gain: chain.gain + value - (owner === undefined ? 0 : worth(owner, column)!),
          takes: [...chain.takes, [row, column]],
        };
        if (owner === undefined) {
          if (!best || longer.gain > best.gain) best = longer;
        } else {
          // or the owner gets nothing any more
          if (!best || longer.gain > best.gain) best = longer;
          const known = reached.get(column);
          if (known && known.gain >= longer.gain) continue;
          reached.set(column, longer);
          next.set(column, longer);
        }
      }
    }
    frontier = [...next].map(([column, chain]) => ({ row: rowOf[column]!, chain }));
  }
  return best;
}
