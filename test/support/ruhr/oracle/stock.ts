/** The starting package, stock rounds, and sales to raise money [18Ruhr 3, 10.8.4, 14]. */
import type { RaiseDecision, RuhrState } from '@/titles/ruhr/state';
import { type Add, colourOf, limits, type Table, turnPlayer } from './facts';
import { forcedSales, handedOver, mayBeSold, sellable, successor } from './shares';

/** [2.4, 3.1] sorted by price, dealt in turns to two columns; 5 Mark for each unsold item above. */
export function packageMoves({ box, state, cash }: Table, add: Add): void {
  const items = [
    ...box.privates.map(({ id, price }) => ({
      id,
      price,
      rank: 0,
      sold: state.privates[id]!.owner !== null,
    })),
    ...box.active.map(({ id, price, no }) => ({ id, price, rank: no, sold: state.companies[id]!.founded })),
  ].toSorted((a, b) => a.price - b.price || a.rank - b.rank);
  for (const parity of [0, 1]) {
    let above = 0;
    for (const item of items.filter((_, i) => i % 2 === parity)) {
      if (item.sold) continue;
      if (cash(turnPlayer(state)) >= item.price + 5 * above) add({ type: 'buy-item', item: item.id });
      above++;
    }
  }
  closing(state, turnPlayer(state), add);
  add({ type: 'pass' });
}

/** [4.1.1, rulings 132, 137] its owner closes the Private BME in a turn of their own. */
function closing(state: RuhrState, player: string, add: Add): void {
  if (state.privates.PB!.owner === player && !state.privates.PB!.closed) add({ type: 'close-private' });
}

export function stockMoves(t: Table, add: Add): void {
  const { state, box } = t;
  const round = state.round as unknown as {
    number: number;
    turn: string;
    sold: Record<string, string[]>;
    selling: string[];
  };
  const player = round.turn;
  const limit = limits[state.setup.players.length]!;
  const room = t.count(player) < limit;
  const soldBefore = round.sold[player] ?? [];
  for (const company of [...t.railways, ...t.corporations]) {
    const top = t.directorCard(company).holder;
    if (top === 'offer') {
      const late = company === 'DGEE' && !state.companies.KWE!.operated;
      if (t.corporations.includes(company) || late || !room) continue;
      const most = { yellow: 70, green: 80, brown: 100, gray: 100 }[colourOf[t.phase]! as 'yellow'];
      for (const [col, value] of box.line.values.entries()) {
        if (value >= 50 && value <= most && t.cash(player) >= 2 * value)
          add({ type: 'found', company, row: 0, col });
      }
      continue;
    }
    if (!state.companies[company]!.founded || soldBefore.includes(company) || !room) continue;
    for (const source of ['offer', 'charter', 'pool']) {
      const sizes = new Set(
        t
          .cards(source, company)
          .filter(({ director }) => !director)
          .map(({ percent }) => percent),
      );
      for (const percent of sizes) {
        if (t.cash(player) >= t.worth(company, percent)) add({ type: 'buy', company, source, percent });
      }
    }
  }
  const over = t.count(player) - limit;
  const sales = new Map<string, number[][]>();
  if (round.number > 1) {
    for (const company of [...t.railways, ...t.corporations]) {
      if (t.percent(player, company) === 0 || !mayBeSold(t, company) || round.selling.includes(company))
        continue;
      const ways = sellable(t, player, company);
      if (ways.length > 0) sales.set(company, ways);
    }
  }
  // above the limit as much must be sold as is needed, or as helps
  const relief = (company: string, each: number[]) => {
    if (t.director(company) !== player) return each.length;
    const kept = t.percent(player, company) - each.reduce((sum, size) => sum + size, 0);
    const heir = successor(t, company, kept);
    // [ruling 136] the Private BME goes with the directorship
    const besides = company === 'BME' && !state.privates.PB!.closed ? 1 : 0;
    return heir ? each.length + 1 + besides - handedOver(t, company, heir)!.length : each.length;
  };
  const best = (company: string) => Math.max(0, ...sales.get(company)!.map((each) => relief(company, each)));
  for (const [company, ways] of sales) {
    const later = [...sales.keys()].filter((id) => id !== company).reduce((sum, id) => sum + best(id), 0);
    for (const percents of ways) {
      const helps = relief(company, percents);
      if (over > 0 && helps < over && helps < best(company) && helps + later < over) continue;
      add({ type: 'sell', company, percents });
    }
  }
  closing(state, player, add);
  if (!(over > 0 && [...sales.keys()].some((company) => best(company) > 0))) add({ type: 'pass' });
}

export function raising(t: Table, add: Add): void {
  const { company } = t.state.decisions.at(-1) as RaiseDecision;
  const player = t.director(company)!;
  for (const each of [...t.railways, ...t.corporations]) {
    for (const set of forcedSales(t, player, each, company)) {
      if (set.length === 1) add({ type: 'sell-own', company: each, percent: set[0] });
    }
  }
}
