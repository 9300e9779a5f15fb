/** Tables in the middle of a stock round, dealt by lot: what whole games seldom come to is common here. */
import type { Move } from '@/engine/game/move';
import { begin } from '@/engine/game/play';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { RhinelandState } from '@/titles/rhineland/state';
import { type Corporation, printedFor, table } from './printed';
import { settle } from './sales';
import { sheetFor } from './setup';
import { investor, type Paper, putToken, type Sheet, sum } from './sheet';

interface Dealt {
  readonly state: RhinelandState;
  readonly sheet: Sheet;
}

const pick = <T>(random: RandomState, of: readonly T[]): T => of[nextIndex(random, of.length)]!;

/** A stock round in which everything is dealt by lot: certificates, prices, money, phase. */
export function tableByLot(title: Title<RhinelandState, Move>, setup: Setup, seed: number): Dealt {
  const random: RandomState = { random: seed ^ 0x1075 };
  const { state: start } = begin(title, setup);
  const printed = printedFor(setup);
  const seats = start.seats;
  const sheet = sheetFor(setup, { seats, circle: start.holders ?? seats, open: [] });
  const its = start.investor?.companies[0];
  sheet.phase = pick(random, ['yellow', 'green', 'brown']);
  sheet.priority = pick(random, seats);
  sheet.at = {
    kind: 'stock',
    number: 2 + nextIndex(random, 3),
    turn: pick(random, seats),
    passes: 0,
    sold: {},
    thisTurn: [],
  };
  if (its) {
    sheet.penniless = its;
    sheet.floated.push(its);
  }
  for (const { id, directs } of printed.privates) {
    const owner = start.privates[id]!.owner ?? pick(random, seats);
    sheet.privates[id] = directs
      ? { owner: null, closed: true }
      : { owner, closed: sheet.phase === 'brown' || nextIndex(random, 12) === 0 };
  }
  const director = printed.privates.find(({ directs }) => directs)?.directs;
  for (const corporation of shuffled(random, printed.corporations)) {
    const mustFloat = corporation.id === director || corporation.id === its;
    deal(random, sheet, corporation, { mustFloat, isIts: corporation.id === its, isCrowded: seed % 3 === 1 });
  }
  dealMoney(random, sheet);
  return { state: stateOf(start, sheet), sheet };
}

interface Kind {
  readonly mustFloat: boolean;
  /** The Investor's own. */
  readonly isIts: boolean;
  /** At some tables players hold all there is, and tokens lie upon each other. */
  readonly isCrowded: boolean;
}

/** Not founded, founded, or floated and spread over the table. */
function deal(random: RandomState, sheet: Sheet, corporation: Corporation, kinds: Kind) {
  const { id, floatsAt } = corporation;
  const { mustFloat, isIts, isCrowded } = kinds;
  const own = sheet.papers.filter((paper) => paper.company === id);
  const free = own.find(({ holder, director }) => holder === 'kept' && !director);
  const lot = nextIndex(random, 10);
  const kind = mustFloat || (isCrowded && lot > 3) ? 9 : isCrowded ? 0 : lot;
  for (const paper of own) paper.holder = 'offer';
  if (free) free.holder = pick(random, sheet.seats);
  if (isIts) {
    own
      .filter((paper) => paper !== free)
      .forEach((paper, i) => {
        paper.holder = i < 4 ? investor : pick(random, ['charter', 'charter', 'pool', ...sheet.seats]);
      });
  } else if (kind > 1) {
    own[0]!.holder = pick(random, sheet.seats);
    if (kind === 2) foundOnly(random, sheet, own, floatsAt);
    else {
      do spread(random, sheet, own, free, isCrowded);
      while (!isSound(sheet, id));
      sheet.floated.push(id);
    }
  }
  if (kind > 1) {
    const row = nextIndex(random, table.length);
    // often the same few spaces
    const column = nextIndex(random, 2) ? nextIndex(random, 3) : nextIndex(random, table[row]!.length);
    putToken(sheet, id, isCrowded ? pick(random, ['1/1', '2/1', '2/2']) : `${row}/${column}`);
  }
}

/** From the top of the stack, and less than floats it. */
function foundOnly(random: RandomState, sheet: Sheet, own: readonly Paper[], floatsAt: number): void {
  const players = () =>
    sum(own.filter(({ holder }) => sheet.seats.includes(holder)).map(({ percent }) => percent));
  for (const paper of own.filter(({ holder }) => holder === 'offer')) {
    if (players() + paper.percent >= floatsAt || nextIndex(random, 3) === 0) return;
    paper.holder = pick(random, sheet.seats);
  }
}

function spread(
  random: RandomState,
  sheet: Sheet,
  own: readonly Paper[],
  free: Paper | undefined,
  isCrowded: boolean,
): void {
  const lots = [...sheet.seats, ...sheet.seats, pick(random, sheet.seats), 'charter', 'pool', 'pool'];
  const places = isCrowded || nextIndex(random, 3) === 0 ? sheet.seats : lots;
  for (const paper of own) {
    if (paper.director || paper === free) continue;
    const isHis = sheet.circle.includes(investor) && paper.percent === 10 && nextIndex(random, 12) === 0;
    paper.holder = isHis ? investor : pick(random, places);
  }
}

/** Nobody has more than the director, the pool at most half, the Investor at most 20 %. */
function isSound(sheet: Sheet, company: string): boolean {
  const own = sheet.papers.filter((paper) => paper.company === company);
  const at = (holder: string) =>
    sum(own.filter((paper) => paper.holder === holder).map(({ percent }) => percent));
  if (at('pool') > 50 || at(investor) > 20) return false;
  const before = own.map(({ holder }) => holder).join();
  settle(sheet, company);
  return own.map(({ holder }) => holder).join() === before;
}

function dealMoney(random: RandomState, sheet: Sheet): void {
  const all = sheet.bank + sheet.reserve + sum(Object.values(sheet.cash));
  const purses = [0, 5, 60, 130, 200, 200, 480, 900];
  for (const seat of sheet.seats) sheet.cash[seat] = pick(random, purses);
  for (const id of sheet.floated) if (id !== sheet.penniless) sheet.treasury[id] = pick(random, purses);
  sheet.reserve = 0;
  const out = sum([...Object.values(sheet.cash), ...Object.values(sheet.treasury)]);
  // sometimes the bank is nearly empty: the rest has left the game
  sheet.bank = nextIndex(random, 4) === 0 ? nextIndex(random, 300) : all - out;
}

/** The state of the game that is on the sheet. */
function stateOf(start: RhinelandState, sheet: Sheet): RhinelandState {
  const { at, phase } = sheet;
  if (at.kind !== 'stock') throw new Error('no stock round');
  const prices: RhinelandState['prices'] = {};
  let arrivals = 0;
  for (const [space, stack] of Object.entries(sheet.spaces)) {
    const [row, col] = space.split('/').map(Number) as [number, number];
    for (const id of stack) {
      arrivals += 1;
      prices[id] = { row, col, arrival: arrivals };
    }
  }
  const gone = { yellow: ['2'], green: ['2', '3'], brown: ['2', '3', '4', '5'] }[phase];
  const firsts = gone.map((type) => start.trains.findIndex((train) => train.type === type));
  return {
    ...start,
    round: { kind: 'stock', number: at.number, turn: at.turn, passes: 0, sold: {}, selling: [] },
    priority: sheet.priority,
    bank: sheet.bank,
    reserve: sheet.reserve,
    cash: { ...sheet.cash },
    certificates: sheet.papers.map((paper) => ({ ...paper })),
    prices,
    arrivals,
    trains: start.trains.map((train, i) => (firsts.includes(i) ? { ...train, at: 'gone' } : train)),
    privates: Object.fromEntries(
      Object.entries(sheet.privates).map(([id, each]) => [id, { ...each, used: each.closed }]),
    ),
    companies: Object.fromEntries(
      Object.entries(start.companies).map(([id, company]) => [
        id,
        {
          ...company,
          treasury: sheet.treasury[id]!,
          founded: prices[id] !== undefined,
          floated: sheet.floated.includes(id),
        },
      ]),
    ),
  };
}
