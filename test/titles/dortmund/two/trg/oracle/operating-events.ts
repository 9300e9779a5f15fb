/** What happens in operating rounds, event by event. */
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import {
  breweryOf,
  headOf,
  inOrder,
  investor,
  itsRailway,
  onSale,
  phaseOf,
  priceOf,
  revenues,
  trainCards,
  trainsOf,
} from './book';
import { isIts, itsBeer, itsIncome, keep, onDelivered, onRan, payOut } from './earnings';
import { closeTurn, onCard } from './its-card';
import {
  beerIfTurned,
  dividendReason,
  forcedActs,
  isForced,
  mostBeer,
  redeemed,
  saleHelps,
} from './its-railway';
import { afterDividend, agree, paper, papers, pay, shift, type Told, takeTrain } from './ledger';
import { newTurn } from './memory';
import { act, type Table } from './stock-events';

/** [18DO 4.3.1, 4.5] */
function beginRound(table: Table, event: Told<'operating-round'>): void {
  const { memory, state } = table;
  closeTurn(table);
  agree(table, 'card settled', memory.settled, true);
  memory.settled = false;
  state.round = { kind: 'operating', number: event.number, of: event.of } as typeof state.round;
  for (const [id, { owner, closed }] of Object.entries(state.privates))
    if (owner && !closed) pay(table, 'bank', owner, revenues[id]!);
  memory.order = inOrder(state);
  memory.acted = [];
}

/** [18DO 4.5.4.3] cubes are for the brewery of whoever directs the railway, the Investor too. */
function onLink(table: Table, { company, value, cost }: Told<'link'>, move: Move): void {
  const { state } = table;
  agree(table, 'link', cost, move.type === 'free-link' ? 0 : 30);
  pay(table, company, 'bank', cost);
  const sixSold = state.trains.some(({ type, at }) => type === '6' && at !== 'depot');
  const cubes = Math.min(state.beer, value === 30 && sixSold ? 2 : 1);
  state.beer -= cubes;
  state.breweries[breweryOf(state, headOf(state, company)!)!]!.cubes += cubes;
}

function onTrain(table: Table, { company, train, from, amount }: Told<'train-bought'>): void {
  const { state, memory } = table;
  const { price } = trainCards[train]!;
  agree(table, 'price', amount, price);
  if (isIts(table, company)) {
    agree(table, 'new trains alone', from, 'depot');
    if (memory.acts.length > 0) act(table, `has ${train} for ${amount}`);
  }
  if (from === 'depot') {
    agree(table, 'on sale', onSale(state).includes(train), true);
    memory.turn!.bought += 1;
  }
  pay(table, company, 'bank', price);
  takeTrain(table, train, from, company);
  // [18DO 4.3.1] the first 6-train turns all cards over
  if (phaseOf(state) >= 6)
    for (const [id, card] of Object.entries(state.breweries)) {
      state.privates[id]!.closed = true;
      if (card.marker === 'card') card.marker = 'gone';
    }
}

function onRaised(table: Table, event: Told<'sold-to-raise'>): void {
  const { seller, company, percent, price, amount } = event;
  agree(table, 'sold for a train', amount, (percent * price) / 10);
  const isOwn = seller === 'charter';
  if (isOwn && isIts(table, company)) {
    // [ruling 155] nothing is bought back in this turn
    table.memory.turn!.dealt = true;
    act(table, `its railway sells ${percent} for ${amount}`);
    papers(table, company, Array(percent / 10).fill(10), seller, 'pool');
  } else paper(table, company, percent, seller, 'pool');
  pay(table, 'bank', isOwn ? company : seller, amount);
  shift(table, company, isOwn ? 'left' : 'down', percent / 10);
}

/** A credit is written down: it pays for the train, but never breaks the bank [ruling 110]. */
function lend({ state }: Table, who: string, company: string, amount: number): void {
  state.credits[who] = (state.credits[who] ?? 0) + amount;
  state.bank -= amount;
  state.companies[company]!.treasury += amount;
}

function deal(table: Table, event: Told<'own-share-sold' | 'own-share-bought'>): void {
  const { company, percent, amount } = event;
  const { state, memory } = table;
  const turn = memory.turn!;
  agree(table, 'own share', amount, (percent * priceOf(state, company)) / 10);
  const isSale = event.type === 'own-share-sold';
  if (isIts(table, company))
    agree(table, 'its deal', isSale && saleHelps(state, turn.bought, turn.dealt), true);
  turn.dealt = true;
  paper(table, company, percent, isSale ? 'charter' : 'pool', isSale ? 'pool' : 'charter');
  if (isSale) pay(table, 'bank', company, amount);
  else pay(table, company, 'bank', amount);
  if (isSale) shift(table, company, 'left', percent / 10);
}

export function happenInOperating(table: Table, event: GameEvent, move: Move): void {
  const { state, memory } = table;
  onCard(table, event);
  switch (event.type) {
    case 'operating-round':
      beginRound(table, event);
      return;
    case 'stock-round':
    case 'game-over':
      closeTurn(table);
      // [18DO 4.6] no stock round after the bank has broken, and no end before
      agree(table, 'the end', event.type === 'game-over', state.broken !== null);
      if (event.type === 'stock-round') agree(table, 'card settled', memory.settled, true);
      return;
    case 'operates':
      closeTurn(table);
      agree(table, 'operates', event.company, memory.order[memory.acted.length]);
      memory.acted.push(event.company);
      memory.turn = newTurn(event.company);
      return;
    case 'laid':
    case 'station':
      pay(table, event.company, 'bank', event.cost);
      return;
    case 'link':
      onLink(table, event, move);
      return;
    case 'marker-used':
      state.breweries[event.private]!.marker = 'gone';
      return;
    case 'brewery-assigned':
      if (event.player === investor) agree(table, 'its marker', event.company, itsRailway(state));
      agree(table, 'director', headOf(state, event.company), event.player);
      agree(table, 'brewery', breweryOf(state, event.player), event.private);
      state.breweries[event.private]!.marker = event.company;
      state.privates[event.private]!.closed = true;
      return;
    case 'brewery-turned':
      state.privates[event.private]!.closed = true;
      return;
    case 'investor-beer-left':
      agree(table, 'holder', event.player, state.deciders?.investor);
      agree(table, 'beer to leave', mostBeer(state) === 0 && beerIfTurned(state) > 0, true);
      memory.turn!.left = true;
      return;
    case 'ran':
      onRan(table, event);
      return;
    case 'beer-delivered':
      onDelivered(table, event);
      return;
    case 'investor-shares':
      itsBeer(table);
      itsIncome(table);
      agree(table, 'reason', event.reason, dividendReason(state));
      return;
    case 'paid-out':
      if (isIts(table, event.company))
        agree(table, 'pays out', ['permanent', 'newest'].includes(dividendReason(state)), true);
      payOut(table, event.company, event.revenue);
      return;
    case 'withheld':
      if (isIts(table, event.company))
        agree(table, 'keeps', ['credit', 'old'].includes(dividendReason(state)), true);
      keep(table, event.company, event.revenue);
      return;
    case 'no-revenue':
      agree(table, 'revenue', 0, memory.turn!.revenue);
      if (isIts(table, event.company)) itsIncome(table);
      afterDividend(table, event.company, 0);
      return;
    case 'investor-repays':
      act(table, `repays ${event.amount}, owes ${event.left}`);
      return;
    case 'forced-purchase':
      if (event.player !== investor) return;
      agree(table, 'forced', isForced(state), true);
      memory.acts = forcedActs(state);
      act(table, `must have ${event.train} for ${event.price}`);
      return;
    case 'sold-to-raise':
      onRaised(table, event);
      return;
    case 'director-pays':
      if (event.player === investor) act(table, `pays ${event.amount}`);
      pay(table, event.player, event.company, event.amount);
      return;
    case 'investor-credit':
      act(table, `borrows ${event.amount}`);
      lend(table, event.company, event.company, event.amount);
      return;
    case 'credit':
      lend(table, event.player, event.company, event.amount);
      return;
    case 'train-bought':
      onTrain(table, event);
      return;
    case 'train-traded': {
      const { buyer, seller, train, price } = event;
      agree(table, 'a train of its railway', [buyer, seller].includes(itsRailway(state)), false);
      pay(table, buyer, seller, price);
      takeTrain(table, train, seller, buyer);
      return;
    }
    case 'train-discarded':
      takeTrain(table, event.train, event.company, 'pool');
      return;
    case 'train-obsolete':
      if (event.train !== '4' || !trainsOf(state, event.at).includes('4')) return;
      if (event.at !== 'pool') takeTrain(table, '4', event.at, 'gone');
      return;
    case 'own-share-sold':
    case 'own-share-bought':
      deal(table, event);
      return;
    case 'investor-redeems': {
      const percent = redeemed(state, memory.turn!.dealt);
      agree(table, 'buys back', event.percent, percent);
      agree(table, 'for', event.amount, (event.percent * priceOf(state, event.company)) / 10);
      memory.turn!.dealt = true;
      paper(table, event.company, event.percent, 'pool', 'charter');
      pay(table, event.company, 'bank', event.amount);
      return;
    }
    default:
      return;
  }
}
