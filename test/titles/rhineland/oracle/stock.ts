/** [18Rhl 4.2.1, 5.1.2–5.2.2, 18LRA 9.3] stock rounds, read once more. */
import type { StockRoundState } from '@/engine/rounds/stock';
import type { RhinelandState } from '@/titles/rhineland/state';
import {
  circleOf,
  directorCardIn,
  exchangesIn,
  floatIfSold,
  hand,
  heirOf,
  isWithin,
  type Ledger,
  leftIn,
  moveDown,
  moveUp,
  ordinaryIn,
  settle,
  sharesIn,
  subsets,
  succeed,
  sum,
  valueIn,
} from './ledger';
import type { Printed } from './turns';
import type { World } from './world';

interface Told {
  readonly type: string;
  readonly company?: string;
  readonly source?: string;
  readonly percent?: number;
  readonly percents?: readonly number[];
  readonly row?: number;
  readonly col?: number;
}

const roundIn = (state: RhinelandState) => state.round as StockRoundState;

/** [18Rhl 5.2.2] certificates of corporations, and privates that are open. */
export function countOf({ certificates, privates }: RhinelandState, player: string): number {
  const open = Object.values(privates).filter(({ owner, closed }) => owner === player && !closed);
  return certificates.filter(({ holder }) => holder === player).length + open.length;
}

const priceIn = ({ prices }: RhinelandState, { market }: Printed, company: string) =>
  market[prices[company]!.row]![prices[company]!.col]!;

const topOf = ({ certificates }: RhinelandState, company: string) =>
  certificates.find((card) => card.company === company && card.holder === 'offer');

/** Has its director's certificate been bought? */
const isFounded = ({ certificates }: RhinelandState, company: string) =>
  !['offer', 'kept'].includes(directorCardIn(certificates, company).holder);

function buys(state: RhinelandState, printed: Printed): string[] {
  const { turn, number, sold } = roundIn(state);
  const moves: string[] = [];
  for (const company of Object.keys(state.companies)) {
    if (sold[turn]?.includes(company)) continue;
    const top = topOf(state, company);
    if (top?.director) {
      for (const { row, col, value } of printed.par) {
        if ((value * top.percent) / 10 <= state.cash[turn]!) moves.push(`found ${company} ${row}/${col}`);
      }
      continue;
    }
    if (!isFounded(state, company)) continue;
    const places = {
      offer: top ? [top.percent] : [],
      charter: ordinaryIn(state.certificates, 'charter', company),
      pool: number === 1 ? [] : ordinaryIn(state.certificates, 'pool', company),
    };
    for (const [place, percents] of Object.entries(places)) {
      for (const percent of new Set(percents)) {
        const cost = (priceIn(state, printed, company) * percent) / 10;
        if (cost <= state.cash[turn]!) moves.push(`buy ${company} ${place} ${percent}`);
      }
    }
  }
  return moves;
}

/** How these can be sold: at once, or after an heir has taken the office for some of theirs; no way at all. */
function wayToSell(
  state: RhinelandState,
  company: string,
  percents: readonly number[],
): { heir?: string; handed: readonly number[] } | undefined {
  const { certificates } = state;
  const { turn } = roundIn(state);
  const own = ordinaryIn(certificates, turn, company);
  const isDirector = directorCardIn(certificates, company).holder === turn;
  const kept = sharesIn(certificates, turn, company) - sum(percents);
  if (isWithin(percents, own)) return { handed: [] };
  const heir = isDirector && kept >= 0 ? heirOf(circleOf(state), certificates, company, kept) : undefined;
  const handed =
    heir &&
    exchangesIn(certificates, heir, company).find((change) => isWithin(percents, [...own, ...change]));
  return heir && handed ? { heir, handed } : undefined;
}

function sales(state: RhinelandState): string[] {
  const { turn, number, selling } = roundIn(state);
  if (number === 1) return [];
  return Object.keys(state.companies).flatMap((company) => {
    const { certificates } = state;
    const held = sharesIn(certificates, turn, company);
    if (!state.companies[company]!.floated || selling.includes(company) || held === 0) return [];
    const room = 50 - sharesIn(certificates, 'pool', company);
    const isDirector = directorCardIn(certificates, company).holder === turn;
    return subsets([...Array<number>(10).fill(10), ...Array<number>(5).fill(20)])
      .filter((set) => sum(set) <= Math.min(room, held))
      .filter((set) => {
        if (!wayToSell(state, company, set)) return false;
        // [18LRA 9.3, ruling 154] the Investor never becomes director by a sale
        const heir = isDirector ? heirOf(circleOf(state), certificates, company, held - sum(set)) : undefined;
        return heir !== 'investor';
      })
      .map((set) => `sell ${company} ${set.join()}`);
  });
}

/** All that a player may do; nothing is told of those above the limit, who must sell. */
export function stockMoves({ state }: World, printed: Printed): string[] | undefined {
  const { turn, number, selling } = roundIn(state);
  const count = countOf(state, turn);
  if (count > printed.limit) return undefined;
  const bought = count < printed.limit ? buys(state, printed) : [];
  // [18LRA 9.3, ruling 114] in the first round of a game for two nobody passes before founding, if they can
  const directs = Object.keys(state.companies).some(
    (company) => directorCardIn(state.certificates, company).holder === turn,
  );
  const mustFound =
    state.holders !== undefined &&
    number === 1 &&
    selling.length === 0 &&
    !directs &&
    bought.some((move) => move.startsWith('found'));
  return [...bought, ...sales(state), ...(mustFound ? [] : ['pass'])];
}

/** What a move of a stock round does. */
export function stockAfter({ state }: World, printed: Printed, ledger: Ledger, move: Told): void {
  const { turn, passes, selling } = roundIn(state);
  const { market } = printed;
  const circle = circleOf(state);
  const company = move.company!;
  const next = leftIn(circle, turn);
  // what the Investor does in its seat is told elsewhere
  const goOn = () => {
    if (next !== 'investor') ledger.actor = next;
  };
  switch (move.type) {
    case 'found': {
      const card = directorCardIn(ledger.cards, company);
      ledger.prices[company] = { row: move.row!, col: move.col! };
      card.holder = turn;
      ledger.cash[turn]! -= (market[move.row!]![move.col!]! * card.percent) / 10;
      floatIfSold(market, state, ledger, company);
      goOn();
      return;
    }
    case 'buy': {
      const cost = (valueIn(market, ledger, company) * move.percent!) / 10;
      ledger.cash[turn]! -= cost;
      if (move.source === 'charter') ledger.treasury[company]! += cost;
      hand(ledger, company, [move.percent!], move.source!, turn);
      settle(circle, ledger, company);
      floatIfSold(market, state, ledger, company);
      goOn();
      return;
    }
    case 'sell': {
      const way = wayToSell(state, company, move.percents!)!;
      if (way.heir) succeed(ledger, company, way.heir, way.handed);
      ledger.cash[turn]! += (valueIn(market, ledger, company) * sum(move.percents!)) / 10;
      hand(ledger, company, move.percents!, turn, 'pool');
      moveDown(market, ledger.prices[company]!);
      settle(circle, ledger, company);
      ledger.actor = turn;
      return;
    }
    case 'pass': {
      if (selling.length > 0 || passes + 1 < state.seats.length) {
        goOn();
        return;
      }
      // the round is over: corporations that players hold alone rise
      for (const id of Object.keys(state.companies)) {
        const held = ledger.cards.filter((card) => card.company === id && circle.includes(card.holder));
        if (sum(held.map(({ percent }) => percent)) === 100) moveUp(ledger.prices[id]!);
      }
    }
  }
}

/** [18Rhl 5, 18LRA 9.3, rulings 33, 113] who has the Priority Deal after a round that this pass ends. */
export function priorityAfter(state: RhinelandState): string | undefined {
  const { turn, passedFirst, number } = roundIn(state);
  if (state.holders) return number === 1 ? undefined : (passedFirst ?? turn);
  const { seats, cash, priority } = state;
  const after = [...seats.slice(seats.indexOf(priority) + 1), ...seats.slice(0, seats.indexOf(priority) + 1)];
  const most = Math.max(...seats.map((seat) => cash[seat]!));
  return after.find((seat) => cash[seat] === most);
}
