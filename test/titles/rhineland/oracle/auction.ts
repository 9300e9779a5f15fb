/** [18Rhl 5.1.1, rulings 11–15, 17, 19, 121] the auction of private companies, read once more. */
import type { AuctionRoundState, ContestDecision } from '@/engine/rounds/auction';
import type { RhinelandState } from '@/titles/rhineland/state';
import { type Ledger, leftIn, moveUp, sum } from './ledger';
import type { Printed } from './turns';
import type { World } from './world';

interface Told {
  readonly type: string;
  readonly private?: string;
  readonly amount?: number;
}

const roundIn = (state: RhinelandState) => state.round as AuctionRoundState;

/** Unsold ones in the order of their numbers. */
function unsold({ state }: World, { privates }: Printed) {
  return privates
    .filter(({ id }) => state.privates[id]!.owner === null && !state.privates[id]!.closed)
    .sort((a, b) => a.no - b.no);
}

/** Cash that lies in no bid on any other certificate. */
function free(state: RhinelandState, player: string, but?: string): number {
  const laid = roundIn(state).bids.filter((bid) => bid.player === player && bid.private !== but);
  return state.cash[player]! - sum(laid.map(({ amount }) => amount));
}

function least(state: RhinelandState, { id, price }: { id: string; price: number }): number {
  const bids = roundIn(state).bids.filter((bid) => bid.private === id);
  return Math.max(price, ...bids.map(({ amount }) => amount)) + 5;
}

/** The highest that can be paid in steps of 5. */
const highest = (from: number, money: number) => from + 5 * Math.floor((money - from) / 5);

export function auctionMoves(world: World, printed: Printed): string[] {
  const { state } = world;
  const { turn, discount } = roundIn(state);
  const [lowest, ...others] = unsold(world, printed);
  const price = lowest!.price - discount;
  const buys = free(state, turn) >= price ? [`buy-private ${lowest!.id}`] : [];
  // while the first price falls there are no bids [ruling 13]
  const bids = (discount > 0 ? [] : others)
    .map((each) => ({ id: each.id, from: least(state, each), money: free(state, turn, each.id) }))
    .filter(({ from, money }) => money >= from)
    .map(({ id, from, money }) => `bid ${id} ${from}-${highest(from, money)}`);
  return [...buys, ...bids, 'pass'];
}

export function contestMoves(world: World, printed: Printed): string[] {
  const { state } = world;
  const { by, private: id } = state.decisions.at(-1) as ContestDecision;
  const from = least(state, printed.privates.find((each) => each.id === id)!);
  const money = free(state, by, id);
  return [...(money >= from ? [`raise ${from}-${highest(from, money)}`] : []), 'leave'];
}

/** What a sale brings and where it goes; then what lies next. */
class Sales {
  private bids;
  private readonly left;
  last = '';

  constructor(
    private readonly world: World,
    printed: Printed,
    private readonly ledger: Ledger,
  ) {
    this.bids = [...roundIn(world.state).bids];
    this.left = unsold(world, printed);
  }

  lay(id: string, player: string, amount: number): void {
    this.bids = [...this.bids.filter((bid) => bid.private !== id || bid.player !== player)];
    this.bids.push({ private: id, player, amount });
  }

  bidsOn = (id: string) => this.bids.filter((bid) => bid.private === id);

  /** The lowest is sold. With some come shares, or a whole corporation. */
  sell(player: string, amount: number): void {
    const { id, gives } = this.left.shift()!;
    const { cash, cards, treasury, prices, floated } = this.ledger;
    this.bids = this.bids.filter((bid) => bid.private !== id);
    this.last = player;
    cash[player]! -= amount;
    if (!gives) return;
    for (const card of cards) {
      if (card.company === gives.corp && card.holder === 'kept') card.holder = player;
      if (gives.whole && card.company === gives.corp && card.holder === 'offer') card.holder = 'charter';
    }
    if (!gives.whole) return;
    treasury[gives.corp] = 140;
    floated[gives.corp] = true;
    moveUp(prices[gives.corp]!);
  }

  /** Certificates with bids on them are decided as they come up; then it is this player's turn. */
  goOn(next: string): void {
    for (;;) {
      const { seats } = this.world.state;
      const lowest = this.left[0];
      if (!lowest) {
        this.ledger.actor = leftIn(seats, this.last);
        return;
      }
      const bids = this.bidsOn(lowest.id);
      if (bids.length === 1) this.sell(bids[0]!.player, bids[0]!.amount);
      else {
        const low = bids.sort((a, b) => a.amount - b.amount)[0];
        this.ledger.actor = low?.player ?? next;
        return;
      }
    }
  }
}

/** What a move of the auction does. */
export function auctionAfter(world: World, printed: Printed, ledger: Ledger, move: Told): void {
  const { state } = world;
  const { seats } = state;
  const { turn, passes, discount } = roundIn(state);
  const sales = new Sales(world, printed, ledger);
  const lowest = unsold(world, printed)[0]!;
  const next = leftIn(seats, turn);
  switch (move.type) {
    case 'buy-private':
      sales.sell(turn, lowest.price - discount);
      sales.goOn(next);
      return;
    case 'bid':
      ledger.actor = next;
      return;
    case 'pass': {
      ledger.actor = next;
      if (passes + 1 < seats.length) return;
      const first = Math.min(...printed.privates.map(({ no }) => no));
      if (lowest.no > first) {
        // a short operating round: revenue, and nothing else
        for (const { id, revenue } of printed.privates) {
          const { owner, closed } = state.privates[id]!;
          if (owner && !closed && owner in ledger.cash) ledger.cash[owner]! += revenue;
        }
        return;
      }
      if (lowest.price - discount > 5) return;
      // nobody wanted it for 5: the one to whom it was offered first has it for nothing, as a purchase
      sales.sell(next, 0);
      sales.goOn(leftIn(seats, next));
      return;
    }
    case 'raise':
    case 'leave': {
      const { by, private: id, bidders } = state.decisions.at(-1) as ContestDecision;
      const stay = move.type === 'leave' ? bidders.filter((each) => each !== by) : bidders;
      if (move.type === 'raise') sales.lay(id, by, move.amount!);
      const best = sales.bidsOn(id).sort((a, b) => b.amount - a.amount)[0]!;
      let asked = leftIn(seats, by);
      while (asked !== by && (!stay.includes(asked) || asked === best.player)) asked = leftIn(seats, asked);
      if (asked !== by && stay.includes(asked) && asked !== best.player) ledger.actor = asked;
      else {
        sales.sell(best.player, best.amount);
        sales.goOn(turn);
      }
    }
  }
}
