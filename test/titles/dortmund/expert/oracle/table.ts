/** The table of the Expert Game as the oracle plays it, event by event; what chapter 6 says is done by its own oracle. */
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { ExpertState, MarkerDealDecision } from '@/titles/dortmund/expert/state';
import { cards, isMinor, ordinary, pays, priceOf, squaresOf, sum } from '../../hsb/oracle/book';
import { type Table as BrewingTable, happen as happenInBrewing } from '../../hsb/oracle/table';
import {
  becsOf,
  cardOf,
  eventOf,
  half,
  markers,
  markersOf,
  pricesFor,
  printedIsFree,
  pubsPay,
  spaces,
  typeOf,
  working,
} from './book';
import { type Told, tollFor, turnNow } from './choices';
import { bottling, type Memory, newTurn } from './memory';
import { incomeOf, type Plan } from './plans';

export interface Table extends BrewingTable {
  state: ExpertState;
  memory: Memory;
}

const priceAt = (segment: number, who: string) => pays[segment - 1]![who === 'regular' ? 0 : 1];
const white = { regular: 'toRegular', fresh: 'toFresh' } as const;

function agree({ faults }: Table, what: string, told: unknown, own: unknown): void {
  if (JSON.stringify(told) !== JSON.stringify(own))
    faults.push(`${what}: ${JSON.stringify(told)}, by the book ${JSON.stringify(own)}`);
}

function fromBank({ state }: Table, company: string, amount: number): void {
  state.bank -= amount;
  state.companies[company]!.treasury += amount;
}

function place({ state }: Table, no: number, at: string): void {
  const { code } = state.markers[no]!;
  state.markers[no] = { code, at };
}

const layBack = (table: Table, no: number) => {
  if (no !== -1) place(table, no, 'display');
};

/** The marker of the display that is taken: they are all alike. */
const ofDisplay = ({ state }: Table, code: string) =>
  markersOf(state, 'display').find((no) => state.markers[no]!.code === code)!;

/** [18DO 7.1.2, 7.2 H] a delivery: cubes that lay on cards come first, lines bottle what their cards bring. */
function onSupply(table: Table, plan: Plan, before: ExpertState): void {
  const { state, memory } = table;
  const { turn } = memory;
  table.revenue += incomeOf(before, memory, plan);
  if (turnNow(before).step === 'brew') {
    const lines = working(before, turn.company, 'B');
    turn.lines = lines
      .map((no, i) => ({ card: plan.lines[i]!, pays: markers[state.markers[no]!.code]!.pays }))
      .filter(({ card }) => card !== -1);
    const lowFirst = [...plan.work].reverse();
    turn.waiting = lowFirst.flatMap(({ card, aside }) => Array.from({ length: aside }, () => card));
    for (const cube of state.ahead.filter(({ company }) => company === turn.company)) {
      state.segments[cube.segment - 1]![white[cube.who]] += 1;
      table.revenue += priceAt(cube.segment, cube.who);
      turn.brought.set(cube.card, (turn.brought.get(cube.card) ?? 0) + 1);
      turn.boxes.push(`${cube.segment} ${cube.who}`);
    }
    state.ahead = state.ahead.filter(({ company }) => company !== turn.company);
  }
  for (const { card, cubes } of plan.work) turn.brought.set(card, (turn.brought.get(card) ?? 0) + cubes);
  for (const who of ['regular', 'fresh'] as const)
    for (const [i, cubes] of plan[who].entries()) {
      state.segments[i]![who] -= cubes;
      state.segments[i]![white[who]] += cubes;
      for (let k = 0; k < cubes; k++) turn.boxes.push(`${i + 1} ${who}`);
    }
}

/** [18DO 7.2, rulings 65, 73] */
function useEvent(table: Table, company: string, code: string): void {
  const { state, memory } = table;
  const own = printedIsFree(state, memory.used, company, code);
  if (!own && state.events[code] !== company) table.faults.push(`${company} has no ${code}`);
  const used = memory.used.get(company) ?? new Set();
  memory.used.set(company, used.add(own ? `*${code}` : code));
  if (!own) state.events[code] = 'display';
}

/** [ruling 107] */
function markersOfMinor(table: Table, minor: string, to: string): void {
  const { state } = table;
  for (const no of markersOf(state, minor)) place(table, no, to);
  for (const code of eventOf(state, minor)) state.events[code] = to;
}

/** [ruling 117] wagons stay with their railways, and cubes without a place go to stock. */
export function settle({ state }: Table, underWay: boolean): void {
  for (const marker of state.markers) {
    const train = marker.on === undefined ? undefined : state.trains[marker.on]!;
    if (!train || (train.at === marker.at && train.as === undefined)) continue;
    if (!(underWay && train.at === 'gone')) delete marker.on;
  }
  for (const [no, train] of state.trains.entries()) {
    const isOwned = state.companies[train.at] !== undefined;
    if (!train.beer || (!isOwned && underWay)) continue;
    const left = isOwned ? Math.min(train.beer, squaresOf(state, no)) : 0;
    state.beer += train.beer - left;
    if (left > 0) train.beer = left;
    else delete train.beer;
  }
}

/** [ruling 74] a cube on a card that has left; of two cards that are alike the one without a cube leaves. */
function cubesAhead(table: Table): void {
  const { state } = table;
  state.ahead = state.ahead.filter((cube) => {
    const own = becsOf(state, cube.company);
    const taken = (card: number) => state.ahead.filter((each) => each.card === card).length;
    const { type } = state.trains[cube.card]!;
    const alike = own.find(
      (card) => state.trains[card]!.type === type && taken(card) < cardOf(state, card).units,
    );
    if (own.includes(cube.card)) return true;
    if (alike === undefined) state.beer += 1;
    else cube.card = alike;
    return alike !== undefined;
  });
}

/** What an event does to the table, by the book. */
export function happen(table: Table, event: GameEvent, move: Move, before: ExpertState): void {
  const isHandled = ofChapterSeven(table, event, move as Told & Move, before);
  if (!isHandled) happenInBrewing(table, event, move, before);
  if (event.type === 'brewery-round')
    for (const company of table.state.breweryOrder) fromBank(table, company, pubsPay(table.state, company));
  settle(table, move.type === 'run' || move.type === 'deliver');
  cubesAhead(table);
}

/** Done before anything is told. */
export function begin(table: Table, move: Move, before: ExpertState): void {
  if (move.type === 'supply') onSupply(table, (move as Move & { plan: Plan }).plan, before);
  if (move.type === 'move-wagon') {
    const { marker, card } = move as Move & { marker: number; card: number };
    table.state.markers[marker]!.on = card;
  }
}

/** Says whether the event is done with. */
function ofChapterSeven(table: Table, event: GameEvent, move: Told & Move, before: ExpertState): boolean {
  const { state, memory } = table;
  const { turn } = memory;
  switch (event.type) {
    case 'operates':
      memory.turn = newTurn(event.company);
      return false;
    case 'brewery-round':
      memory.used.clear();
      return false;
    case 'beer-supplied':
    case 'bottled':
    case 'pubs-pay':
      return true;
    case 'minor-traded':
      markersOfMinor(table, event.minor, event.source === 'pool' ? 'display' : event.company);
      return false;
    case 'company-closed':
      markersOfMinor(table, event.company, 'display');
      return false;
    case 'brewery-order': {
      if (move.type !== 'move-left') return false;
      const { company } = before.decisions.at(-1) as unknown as { company: string };
      const at = state.breweryOrder.indexOf(company);
      const [left] = state.breweryOrder.splice(at - 1, 1);
      state.breweryOrder.splice(at, 0, left!);
      return true;
    }
    case 'marker-first': {
      const { price } = markers[event.marker]!;
      agree(table, 'first marker', event.amount, price);
      place(table, ofDisplay(table, event.marker), event.company);
      state.cash[event.player]! -= price;
      state.bank += price;
      return true;
    }
    case 'marker-bought':
      agree(table, 'marker', event.amount, markers[event.marker]!.price);
      layBack(table, move.back as number);
      place(table, ofDisplay(table, event.marker), event.company);
      fromBank(table, event.company, -markers[event.marker]!.price);
      turn.marker = true;
      return true;
    case 'marker-traded': {
      const deal = (move.type === 'agree' ? before.decisions.at(-1) : move) as unknown as MarkerDealDecision;
      const [least, most] = pricesFor(event.marker);
      if (deal.price < least || deal.price > most) table.faults.push(`${event.marker} for ${deal.price}`);
      agree(table, 'traded', [event.amount, event.seller], [deal.price, before.markers[deal.marker]!.at]);
      layBack(table, deal.back);
      place(table, deal.marker, event.company);
      state.companies[event.company]!.treasury -= deal.price;
      state.companies[event.seller]!.treasury += deal.price;
      return true;
    }
    case 'marker-declined':
      turn.refused.add((before.decisions.at(-1) as unknown as MarkerDealDecision).marker);
      return true;
    case 'marker-back':
      if (move.type === 'return-marker') layBack(table, move.marker as number);
      return true;
    case 'event-taken':
      if (eventOf(state, event.company).length > 0) table.faults.push(`${event.company} has an event`);
      state.events[event.event] = event.company;
      return true;
    case 'event-back':
      state.events[event.event] = 'display';
      return true;
    case 'event-used':
      useEvent(table, event.company, event.event);
      return true;
    case 'fair':
      fromBank(table, event.company, 10);
      return true;
    case 'own-share-sold': {
      if (move.type !== 'investor-sale') return false;
      const sold = ordinary(state, 'charter', event.company).slice(0, move.count as number);
      fromBank(table, event.company, (sum(sold) * priceOf(state, event.company)) / 10);
      for (const percent of sold) {
        const paper = state.certificates.find(
          (each) =>
            each.company === event.company &&
            each.percent === percent &&
            each.holder === 'charter' &&
            !each.director,
        )!;
        paper.holder = 'pool';
      }
      return true;
    }
    case 'advertised': {
      const { card, segment, who } = move as unknown as ExpertState['ahead'][number];
      state.segments[segment - 1]![who] -= 1;
      state.ahead.push({ company: event.company, card, segment, who });
      return true;
    }
    case 'cube-ahead-back':
    case 'wagon-cube-back':
      return true;
    case 'equipment-in-payment': {
      const old = move.old as number;
      agree(table, 'in payment', event.amount, 20 * typeOf(state, old));
      state.trains[old]!.at = 'gone';
      return true;
    }
    case 'equipment-bought': {
      if (move.type !== 'pay-with-card') return false;
      const { price } = cards[event.card]!;
      const toPay = Math.max(0, price - 20 * typeOf(before, move.old as number));
      agree(table, 'price', event.amount, toPay);
      // as if the bank gave the company what is taken off
      fromBank(table, event.company, price - toPay);
      const given = event.subsidy;
      const lacks = Math.max(0, toPay - before.companies[event.company]!.treasury);
      agree(table, 'subsidy', given, isMinor(event.company) ? lacks : 0);
      if (given > toPay / 2) table.faults.push(`subsidy of ${given} for ${toPay}`);
      happenInBrewing(table, { ...event, amount: price }, move, before);
      return true;
    }
    case 'premium-beer': {
      const { segment, who } = move as unknown as { segment: number; who: string };
      turn.boxes.splice(turn.boxes.indexOf(`${segment} ${who}`), 1);
      table.revenue += priceAt(segment + 1, who) - priceAt(segment, who);
      return true;
    }
    case 'toll-production': {
      const names = move.cards as string[];
      table.revenue += sum(names.map((name) => tollFor(state, cards[name]!.reach)));
      return true;
    }
    case 'second-shift': {
      const { segment, card: name } = move as unknown as { segment: number; card: string };
      const same = becsOf(state, turn.company).filter((no) => state.trains[no]!.type === name);
      table.revenue += half(priceAt(segment, 'regular')) + Math.max(...same.map((no) => bottling(turn, no)));
      state.beer -= 1;
      state.segments[segment - 1]!.toRegular += 1;
      return true;
    }
    case 'transport-contract':
      turn.contract = event.railway;
      return true;
    case 'beer-asked':
      if (turn.contract === event.railway)
        table.faults.push(`${event.railway} is asked in spite of its contract`);
      return false;
    case 'beer-loaded':
      turn.loaded.push(...turn.waiting.splice(0, event.cubes));
      return false;
    case 'beer-delivered': {
      // a train on its last run has left already
      const gone = state.trains.find(
        ({ at, type, beer }) => at === 'gone' && type === event.train && beer === event.cubes,
      );
      if (gone) gone.at = event.company;
      happenInBrewing(table, event, move, before);
      if (gone) gone.at = 'gone';
      return true;
    }
    default:
      return false;
  }
}

/** More than boxes, or more than one event: the director lays some back. */
export function tooMuch(state: ExpertState, company: string): string[] {
  return [
    ...(eventOf(state, company).length > 1 ? ['return-event'] : []),
    ...(markersOf(state, company).length > spaces(company) ? ['return-marker'] : []),
  ];
}
