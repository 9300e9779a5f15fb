/** The table as the oracle plays it for two: chapter 6 as for more players, and what the Investor moves [18DO 8]. */
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { directorCard, isMinor, line, priceOf } from '../../../hsb/oracle/book';
import {
  pictureOf as brewingPicture,
  happen as happenIn,
  type Table as Six,
} from '../../../hsb/oracle/table';
import { conversion, isOwn, it, type Own, operatingOrder, startTreasury } from './book';

export interface Table extends Six {
  own: Own;
}

type Told = Record<string, never> & { type: string };

/** A copy on which events are played; the Investor is paid like a player. */
export function tableOf(state: HsbState, own: Own): Table {
  const copy = structuredClone(state);
  const turn = (state.round as { turn?: { revenue?: number } | null }).turn;
  return {
    own,
    state: { ...copy, seats: [...copy.seats, it] },
    revenue: turn?.revenue ?? 0,
    faults: [],
  };
}

function pay({ state }: Table, from: string, to: string, amount: number): void {
  for (const [who, more] of [
    [from, -amount],
    [to, amount],
  ] as const) {
    if (who === 'bank') state.bank += more;
    else if (state.companies[who]) state.companies[who].treasury += more;
    else state.cash[who]! += more;
  }
}

/** So much percent in the order in which the certificates lie there, but none that would be too much [rulings 25, 60]. */
function papers(table: Table, company: string, percent: number, from: string, to: string): void {
  let missing = percent;
  for (const card of table.state.certificates) {
    if (card.company !== company || card.holder !== from || card.director || card.percent > missing) continue;
    card.holder = to;
    missing -= card.percent;
  }
  if (missing > 0) table.faults.push(`${missing} % of ${company} are not with ${from}`);
}

function expect(table: Table, what: string, told: unknown, own: unknown): void {
  if (told !== own) table.faults.push(`${what}: ${told}, by the book ${own}`);
}

/** [18DO 8.2.1.3] 1 to 4. */
function convert({ state }: Table, minor: string, company: string): void {
  state.companies[company]!.treasury += state.companies[minor]!.treasury;
  state.companies[minor]!.treasury = 0;
  for (const card of state.trains) if (card.at === minor) card.at = card.type === 'S1' ? 'gone' : company;
  for (const card of state.certificates) {
    if (card.company === minor) card.holder = 'gone';
    if (card.company === company) card.holder = card.director ? it : 'charter';
  }
  state.breweryOrder = state.breweryOrder.map((id) => (id === minor ? company : id));
  Object.assign(state.companies[minor]!, { founded: false, floated: false });
  Object.assign(state.companies[company]!, { founded: true, floated: true });
  state.prices[company] = { row: 0, col: line.indexOf(conversion.value), arrival: 0 };
}

const tens = (table: Table, company: string, percent: number) =>
  (priceOf(table.state, company) * percent) / 10;

/** What only two players have; true if that is all there is to it. */
function ofChapterEight(table: Table, event: Told): boolean {
  const { state, own } = table;
  const { company, amount, percent } = event as unknown as {
    company: string;
    amount: number;
    percent: number;
  };
  switch (event.type as string) {
    case 'private-sold': {
      const { private: id, player } = event as unknown as { private: string; player: string };
      pay(table, player, 'bank', amount);
      pay(table, 'bank', id, startTreasury[id]!);
      directorCard(state, id).holder = player;
      Object.assign(state.companies[id]!, { founded: true, floated: true });
      return true;
    }
    case 'brewery-order':
      if (state.round.kind !== 'starting') return false;
      state.breweryOrder = Object.keys(state.companies).filter(isMinor).sort().reverse();
      return true;
    case 'laid':
    case 'station':
      pay(table, company, 'bank', (event as unknown as { cost: number }).cost);
      return true;
    case 'investor-founds':
      for (const card of state.certificates)
        if (card.company === company) card.holder = card.director ? it : 'charter';
      papers(table, company, percent - directorCard(state, company).percent, 'charter', it);
      pay(table, it, company, tens(table, company, 50));
      Object.assign(state.companies[company]!, { founded: true, floated: true });
      return true;
    case 'investor-buys': {
      const { source } = event as unknown as { source: string };
      papers(table, company, percent, source, it);
      pay(table, it, source === 'pool' ? 'bank' : company, tens(table, company, percent));
      return true;
    }
    case 'investor-sells':
      papers(table, company, percent, it, 'pool');
      pay(table, 'bank', it, tens(table, company, percent));
      return true;
    case 'investor-converts':
      convert(table, (event as unknown as { minor: string }).minor, company);
      return true;
    case 'investor-takes':
      papers(table, company, percent - directorCard(state, company).percent, 'charter', it);
      pay(table, it, company, amount);
      return true;
    case 'investor-lent':
      pay(table, 'bank', company, amount);
      state.credits[it]! += amount;
      return true;
    case 'investor-rest-sold':
      papers(table, company, percent, 'charter', 'pool');
      pay(table, 'bank', company, tens(table, company, percent));
      return true;
    case 'investor-pays-back': {
      const owed = Math.min(state.credits[it]!, state.cash[it]!);
      expect(table, 'paid back', amount, owed);
      pay(table, it, 'bank', owed);
      state.credits[it]! -= owed;
      return true;
    }
    case 'investor-credit':
      pay(table, 'bank', company, amount);
      state.credits[company] = (state.credits[company] ?? 0) + amount;
      return true;
    case 'investor-repays': {
      const repaid = Math.min(state.credits[company]!, table.revenue);
      expect(table, 'repaid', amount, repaid);
      pay(table, company, 'bank', repaid);
      state.credits[company]! -= repaid;
      return true;
    }
    case 'investor-redeems':
      papers(table, company, percent, 'pool', 'charter');
      pay(table, company, 'bank', tens(table, company, percent));
      return true;
    case 'gray-begins':
      state.beer += state.exportCubes;
      state.exportCubes = 0;
      return true;
    case 'sold-to-raise':
      if (!isOwn(own, company)) return false;
      // [algorithm W5] one block at the old value
      expect(table, 'sold to raise', amount, tens(table, company, percent));
      pay(table, 'bank', company, amount);
      papers(table, company, percent, 'charter', 'pool');
      state.prices[company]!.col = Math.max(1, state.prices[company]!.col - percent / 10);
      return true;
    default:
      return false;
  }
}

/** [18DO 4.5.6.3] a marker that stays goes below the others on its space. */
const isLessThanValue = ({ state }: Table, { company, revenue }: { company: string; revenue: number }) =>
  revenue < priceOf(state, company);

/** What an event does to the table. */
export function happen(table: Table, event: GameEvent, move: Move, before: HsbState): void {
  const { state, own } = table;
  const cols = Object.fromEntries(Object.entries(state.prices).map(([id, { col }]) => [id, col]));
  const sinks = event.type === 'paid-out' && state.prices[event.company] && isLessThanValue(table, event);
  if (!ofChapterEight(table, event as unknown as Told)) happenIn(table, event, move, before);
  // [ruling 120] the markers of its companies never reach the red space; [ruling 36] what has moved lies below
  for (const [id, token] of Object.entries(state.prices)) {
    if (isOwn(own, id)) token.col = Math.max(1, token.col);
    const isPut = cols[id] !== token.col || (sinks && id === event.company);
    if (isPut) token.arrival = 1 + Math.max(...Object.values(state.prices).map((t) => t.arrival));
  }
}

/** All that the oracle answers for. */
export function pictureOf(state: HsbState): Record<string, unknown> {
  const { credits, ...rest } = brewingPicture(state) as { credits: Record<string, number> };
  return {
    ...rest,
    stacks: operatingOrder(state),
    credits: Object.entries(credits)
      .filter(([, owed]) => owed !== 0)
      .sort(),
  };
}
