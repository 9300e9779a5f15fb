/** What happens in the Starting Round and in stock rounds, event by event. */
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import { isPart, subsets } from '../../../hsb/oracle/book';
import {
  circleOf,
  directorCard,
  firstBoxes,
  inOrder,
  investor,
  itsRailway,
  leftOf,
  ordinary,
  priceAt,
  priceOf,
  roundsOfSet,
  shares,
  sum,
} from './book';
import { investorActs } from './its-stock';
import { agree, changeDirector, type Ledger, paper, papers, pay, put, shift, type Told } from './ledger';
import type { Memory } from './memory';

export interface Table extends Ledger {
  memory: Memory;
  /** As it is after the move. */
  board: Ledger['state']['board'];
}

/** The act of the Investor that must come now. */
export function act(table: Table, told: string): void {
  const { memory, state } = table;
  if (memory.acts.length === 0 && state.round.kind === 'stock') {
    agree(table, 'acting', investor, memory.actor);
    memory.acts = investorActs(state, memory.round, memory.sold);
  }
  agree(table, 'the Investor', told, memory.acts.shift());
}

/** [18DO 4.4.2] */
function floats({ state }: Table, company: string): void {
  const held = sum(circleOf(state).map((who) => shares(state, who, company)));
  if (held >= 50) state.companies[company]!.floated = true;
}

function open({ state }: Table, company: string): void {
  state.companies[company]!.founded = true;
  for (const card of state.certificates)
    if (card.company === company && card.holder === 'offer') card.holder = 'charter';
}

function dealt({ memory }: Table, who: string): void {
  memory.passes = 0;
  memory.last = who;
}

/** Bought something, or passed: the next one to the left. */
function goOn({ memory, state }: Table): void {
  memory.actor = leftOf(state, memory.actor);
}

function passes(table: Table): void {
  table.memory.passes += 1;
  goOn(table);
}

function buys(table: Table, event: Told<'bought' | 'traded-in'>): void {
  const { player, company, percent, source, amount } = event;
  const handed = event.type === 'traded-in' ? 10 : 0;
  agree(table, 'acting', player, table.memory.actor);
  agree(table, 'price', amount, (priceOf(table.state, company) * (percent - handed)) / 10);
  pay(table, player, source === 'pool' ? 'bank' : company, amount);
  paper(table, company, percent, source, player);
  if (handed > 0) paper(table, company, handed, player, source);
  floats(table, company);
  dealt(table, player);
  goOn(table);
}

/** [18DO 4.3.2.2, ruling 64] as few certificates as do, but such that what is sold is there. */
function onNewDirector(table: Table, event: Told<'new-director'>, move: Move): void {
  const { company, player, before } = event;
  // [18DO 8.2, ruling 88]
  agree(table, 'a director', [player, before].includes(investor), false);
  const { percents = [] } = move as unknown as { percents?: number[] };
  const { percent } = directorCard(table.state, company);
  const own = ordinary(table.state, before, company);
  const ways = subsets(ordinary(table.state, player, company))
    .filter((set) => sum(set) === percent)
    .sort((a, b) => a.length - b.length);
  const fits = (set: readonly number[]) =>
    move.type === 'take-certificates'
      ? set.join() === percents.join()
      : move.type !== 'sell' || isPart(percents, [...own, ...set]);
  changeDirector(table, { company, player, before }, ways.find(fits) ?? ways[0] ?? []);
}

function sells(table: Table, { player, company, percent, amount }: Told<'sold'>, move: Move): void {
  agree(table, 'acting', player, table.memory.actor);
  agree(table, 'sale', amount, (priceOf(table.state, company) * percent) / 10);
  papers(table, company, (move as unknown as { percents: number[] }).percents, player, 'pool');
  pay(table, 'bank', player, amount);
  shift(table, company, 'down', percent / 10);
  dealt(table, player);
}

/** [18DO 8.2.1.2, 8.2.2.1] also for a train: all of one company at its value before. */
function investorSells(table: Table, event: Told<'investor-sells'>): void {
  const { company, percent, amount } = event;
  act(table, `sells ${percent} of ${company} for ${amount}`);
  const own = subsets(ordinary(table.state, investor, company)).find((set) => sum(set) === percent) ?? [];
  papers(table, company, own, investor, 'pool');
  pay(table, 'bank', investor, amount);
  shift(table, company, 'down', percent / 10);
  if (table.state.round.kind === 'stock') table.memory.sold.push(company);
}

function investorFounds(table: Table, event: Told<'investor-founds'>): void {
  const { company, percent, amount } = event;
  const { state } = table;
  act(table, `founds ${company} with ${percent} for ${amount}`);
  agree(table, 'its railway', company, itsRailway(state));
  directorCard(state, company).holder = investor;
  papers(table, company, [10, 10, 10], 'offer', investor);
  open(table, company);
  state.companies[company]!.floated = true;
  pay(table, investor, company, amount);
  dealt(table, investor);
  goOn(table);
}

/** [18DO 4.4, 4.4.6, 8.3.3] all three have passed in a row. */
function ends(table: Table, player: string): void {
  const { memory, state } = table;
  agree(table, 'passes', memory.passes, 3);
  const first = memory.last === null ? state.priority : leftOf(state, memory.last);
  agree(table, 'first action', player, first);
  state.priority = first;
  for (const company of inOrder(state)) {
    const held = sum(circleOf(state).map((who) => shares(state, who, company)));
    if (held === 100) shift(table, company, 'up', 1);
  }
}

export function happenInStock(table: Table, event: GameEvent, move: Move): void {
  const { state, memory } = table;
  switch (event.type) {
    case 'private-sold': {
      const { player, amount } = event;
      if (player === investor) agree(table, 'its brewery', amount, firstBoxes[event.private]);
      else {
        const { bids } = state.round as { bids?: { player: string; private: string; amount: number }[] };
        const made = move as unknown as { private: string; amount: number };
        const own = (bids ?? []).find((bid) => bid.player === player && bid.private === event.private);
        agree(table, 'bid', amount, made.private === event.private ? made.amount : own?.amount);
        memory.bids[player] = amount;
      }
      pay(table, player, 'bank', amount);
      state.privates[event.private]!.owner = player;
      return;
    }
    case 'stock-round':
      Object.assign(memory, { round: event.number, passes: 0, last: null, sold: [], acts: [] });
      memory.actor = state.priority;
      state.round = { kind: 'stock' } as typeof state.round;
      return;
    case 'priority':
      if (state.round.kind === 'stock') ends(table, event.player);
      else state.priority = event.player;
      return;
    case 'founded': {
      const { row, col } = move as unknown as { row: number; col: number };
      agree(table, 'acting', event.player, memory.actor);
      agree(table, 'not the Investor’s', event.company === itsRailway(state), false);
      agree(table, 'start value', event.price, priceAt(row, col));
      put(table, event.company, row, col);
      directorCard(state, event.company).holder = event.player;
      open(table, event.company);
      pay(table, event.player, event.company, (event.price * event.percent) / 10);
      dealt(table, event.player);
      goOn(table);
      return;
    }
    case 'bought':
    case 'traded-in':
      buys(table, event);
      return;
    case 'new-director':
      onNewDirector(table, event, move);
      return;
    case 'sold':
      sells(table, event, move);
      return;
    case 'passed':
      agree(table, 'acting', event.player, memory.actor);
      passes(table);
      return;
    case 'investor-founds':
      investorFounds(table, event);
      return;
    case 'investor-sells':
      investorSells(table, event);
      return;
    case 'investor-buys': {
      const { company, percent, source, amount } = event;
      act(table, `buys ${percent} of ${company} from ${source} for ${amount}`);
      pay(table, investor, source === 'pool' ? 'bank' : company, amount);
      paper(table, company, percent, source, investor);
      dealt(table, investor);
      goOn(table);
      return;
    }
    case 'investor-waits':
    case 'investor-passes':
      act(table, event.type === 'investor-waits' ? 'waits' : 'passes');
      passes(table);
      return;
    case 'operating-round':
      // [18DO 4.2, 4.6] three, once the bank has broken in a stock round
      agree(table, 'rounds', event.of, event.number > 1 ? event.of : state.broken ? 3 : roundsOfSet(state));
      return;
    default:
      return;
  }
}
