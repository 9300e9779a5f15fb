/** The table as the oracle plays it: a copy of a state that it changes by the book, event by event. */
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import {
  cards,
  directorCard,
  equipmentOf,
  exportPays,
  headOf,
  inPlayersHands,
  isCorporation,
  isMinor,
  isPart,
  isRailway,
  line,
  newCustomers,
  ordinary,
  pays,
  phaseOf,
  priceOf,
  shares,
  subsets,
  sum,
} from './book';

export interface Table {
  state: HsbState;
  /** Income of the company whose turn it is. */
  revenue: number;
  /** What the book says otherwise. */
  faults: string[];
}

type Tell<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const opposite = { regular: 'toRegular', fresh: 'toFresh' } as const;

function agree(table: Table, what: string, told: unknown, own: unknown): void {
  if (JSON.stringify(told) !== JSON.stringify(own))
    table.faults.push(`${what}: ${JSON.stringify(told)}, by the book ${JSON.stringify(own)}`);
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

function shift({ state }: Table, company: string, spaces: number): void {
  const token = state.prices[company];
  if (token) token.col = Math.min(line.length - 1, Math.max(0, token.col + spaces));
}

function paper({ state }: Table, company: string, percent: number, from: string, to: string): void {
  const card = state.certificates.find(
    (each) => each.company === company && each.percent === percent && each.holder === from && !each.director,
  );
  if (card) card.holder = to;
}

/** [18DO 6.2.1, 6.5.1, 6.5.2.2, rulings 18, 48, 62, 115] the card at the front leaves the display, whatever for. */
function take(table: Table, type: string, to: string, as?: 'equipment' | 'link'): void {
  const { state } = table;
  const before = phaseOf(state);
  const card = state.trains.find((each) => each.type === type && each.at === 'depot')!;
  Object.assign(card, { at: to }, as && { as });
  const phase = phaseOf(state);
  if (phase === before) return;
  const rusty: Record<number, string[]> = { 4: ['2A', '2B'], 6: ['3'] };
  for (const each of state.trains) {
    if (each.as !== undefined || each.at === 'depot') continue;
    const lastRun = phase === 8 && each.type === '4' && each.at === 'pool';
    if (rusty[phase]?.includes(each.type) || lastRun) each.at = 'gone';
  }
  if (phase <= 6) state.segments[phase - 1]!.noDemand = false;
  else {
    state.beer += state.exportCubes;
    state.exportCubes = 0;
  }
}

/** [rulings 41, 53] */
function fill({ state }: Table, segment: number, who: 'regular' | 'fresh', cubes: number): void {
  for (let i = 0; i < cubes; i++) {
    if (state.beer > 0) state.beer -= 1;
    else {
      const below = state.segments.slice(0, segment - 1);
      const from = below.find(({ regular, fresh }) => regular + fresh > 0);
      if (!from) return;
      from[from.fresh > 0 ? 'fresh' : 'regular'] -= 1;
    }
    state.segments[segment - 1]![who] += 1;
  }
}

/** [18DO 6.5.2.9, ruling 61] */
function prepare(table: Table): void {
  const { state } = table;
  const { segments } = state;
  for (const each of segments) {
    state.beer += each.regular + each.fresh;
    Object.assign(each, { regular: each.toRegular + each.toFresh, fresh: 0, toRegular: 0, toFresh: 0 });
  }
  const withCustomers = segments.flatMap(({ regular }, i) => (regular > 0 ? [i] : []));
  for (let i = 0; i < (withCustomers[0] ?? 0); i++) segments[i]!.noDemand = true;
  for (let n = 6; n >= 1; n--) if (!segments[n - 1]!.noDemand) fill(table, n, 'fresh', newCustomers);
}

/** [18DO 6.5.2.8, ruling 58] */
function reorder({ state }: Table): void {
  const two = (company: string) =>
    [...equipmentOf(state, company).map((type) => (type === '8' ? 8 : cards[type]!.reach)), 0, 0]
      .sort((a, b) => b - a)
      .slice(0, 2);
  const place = new Map(state.breweryOrder.map((company, i) => [company, i]));
  state.breweryOrder.sort((a, b) => {
    const [[a1, a2], [b1, b2]] = [two(a), two(b)];
    return b1! - a1! || b2! - a2! || place.get(a)! - place.get(b)!;
  });
}

/** [18DO 6.5.2.4, ruling 52] */
function loadOne({ state }: Table): void {
  if (state.beer > 0) {
    state.beer -= 1;
    return;
  }
  const filled = state.segments.flatMap((each, i) =>
    (['fresh', 'regular'] as const)
      .filter((who) => each[who] > 0)
      .map((who) => ({ each, who, price: pays[i]![who === 'regular' ? 0 : 1] })),
  );
  const least = Math.min(...filled.map(({ price }) => price));
  const from = filled.find(({ price }) => price === least)!;
  from.each[from.who] -= 1;
}

/** [18DO 6.4.8, 6.4.9, rulings 37, 45, 124] */
function close(table: Table, company: string): void {
  const { state } = table;
  agree(table, `${company} closes at`, state.prices[company]?.col, 0);
  const raising = state.decisions.find((each) => each.kind === 'raise-money');
  if (raising?.company === company) pay(table, company, headOf(state, company), raising.paid ?? 0);
  pay(table, company, 'bank', state.companies[company]!.treasury);
  const isFirst = isCorporation(company) && !(company in state.closed);
  const own = state.certificates.filter((card) => card.company === company && card.holder !== 'gone');
  for (const card of own) card.holder = 'offer';
  if (isFirst)
    for (const card of own.filter(({ percent, director }) => percent === 10 && !director).slice(-2))
      card.holder = 'gone';
  for (const card of state.trains) {
    if (card.at !== company) continue;
    state.beer += card.beer ?? 0;
    delete card.beer;
    card.at = 'gone';
  }
  state.breweryOrder = state.breweryOrder.filter((id) => id !== company);
  state.closed[company] = 0;
  Object.assign(state.companies[company]!, { founded: false, floated: false, operated: false });
}

/** [18DO 6.4.5, rulings 30, 60] at the end of a stock round. */
function fillFloats(table: Table): void {
  const { state } = table;
  for (const company of state.filling) {
    if (state.companies[company]!.floated) continue;
    const missing = () => 50 - inPlayersHands(state, company) - shares(state, 'pool', company);
    const before = missing();
    for (const percent of ordinary(state, 'charter', company))
      if (percent <= missing()) paper(table, company, percent, 'charter', 'pool');
    const filled = before - missing();
    shift(table, company, -filled / 10);
    pay(table, 'bank', company, (filled / 10) * priceOf(state, company));
    state.companies[company]!.floated = true;
  }
  state.filling = [];
}

/** [18DO 6.4.5 a, b] all that a minor brewery has, [c] or nothing of it. */
function tradeMinor(table: Table, { minor, company, source }: Tell<'minor-traded'>): void {
  const { state } = table;
  const kept = source !== 'pool';
  pay(table, minor, kept ? company : 'bank', state.companies[minor]!.treasury);
  for (const card of state.trains) if (card.at === minor) card.at = kept ? company : 'gone';
  directorCard(state, minor).holder = 'gone';
  state.breweryOrder = state.breweryOrder.filter((id) => id !== minor);
  Object.assign(state.companies[minor]!, { founded: false, floated: false });
}

/** [18DO 4.5.6.3, 6.5.2.5] */
function onDividend(table: Table, company: string, dividend: number): void {
  if (!table.state.prices[company]) return;
  const price = priceOf(table.state, company);
  shift(table, company, dividend === 0 ? -1 : dividend < price ? 0 : dividend < 3 * price ? 1 : 2);
}

/** [18DO 6.5.2.5, rulings 38, 54] */
function payDividend(table: Table, company: string, told: number): void {
  const { state, revenue } = table;
  const full = Math.floor(revenue / 10) * 10;
  const dividend = isMinor(company) ? full / 2 : full;
  agree(table, `dividend of ${company}`, told, dividend);
  let paid = 0;
  for (const holder of [...state.seats, 'charter']) {
    const part = isMinor(company) && holder === headOf(state, company) ? 100 : shares(state, holder, company);
    if (part === 0) continue;
    if (holder !== 'charter') pay(table, 'bank', holder, (dividend * part) / 100);
    else paid += (dividend * part) / 100;
  }
  pay(table, 'bank', company, paid + revenue - dividend);
  onDividend(table, company, dividend);
}

/** [18DO 4.5.5.1] what a red area pays for a cube. */
const redAreas: Record<string, number> = {
  A2: 50,
  B1: 50,
  A16: 50,
  H1: 50,
  I2: 50,
  C20: 40,
  // [18DO 8.1] on the board for two
  G18: 40,
  I10: 40,
  I14: 40,
  I20: 40,
};

/** [18DO 4.3.2.2] the new director hands certificates over: as few as possible, but such that what is sold is there. */
function changeOffice(
  table: Table,
  { company, player, before: old }: Tell<'new-director'>,
  move: Move,
): void {
  const { state } = table;
  const { percents = [] } = move as unknown as { percents?: number[] };
  const card = directorCard(state, company);
  const own = ordinary(state, old, company);
  const ways = subsets(ordinary(state, player, company))
    .filter((set) => sum(set) === card.percent)
    .sort((a, b) => a.length - b.length);
  const isMeant = (set: readonly number[]) =>
    move.type === 'take-certificates'
      ? set.join() === percents.join()
      : move.type !== 'sell' || isPart(percents, [...own, ...set]);
  const handed = ways.find(isMeant) ?? ways[0];
  // [ruling 146] where several would do, the seller says which
  const open = new Set(ways.filter(isMeant).map((set) => set.join()));
  if (move.type === 'sell' && open.size > 1) table.faults.push(`${old} was not asked what they are given`);
  if (!handed) table.faults.push(`${player} cannot become director of ${company}`);
  for (const each of handed ?? []) paper(table, company, each, player, old);
  card.holder = player;
}

/** The certificate that a director, or else a shareholder, sells [18DO 6.4.7]. */
function sale(
  table: Table,
  { player, company, percent, amount }: Tell<'sold'>,
  move: Move,
  before: HsbState,
): void {
  const { state } = table;
  agree(table, 'sale', amount, (percent / 10) * priceOf(state, company));
  pay(table, 'bank', player, amount);
  for (const each of soldIn(move, before)) paper(table, company, each, player, 'pool');
  // whoever was director when the sale was announced
  if (headOf(before, company) === player) shift(table, company, -percent / 10);
}

/** What was announced: in this move, or before what is given for the directorship was chosen. */
function soldIn(move: Move, before: HsbState): readonly number[] {
  const announced = move.type === 'take-certificates' ? before.decisions.at(-1) : move;
  const { sale, percents } = announced as { sale?: number[]; percents?: number[] };
  return sale ?? percents ?? [];
}

/** What an event does to the table, by the book. Those that only tell something are left out. */
export function happen(table: Table, event: GameEvent, move: Move, before: HsbState): void {
  const { state } = table;
  switch (event.type) {
    case 'operates':
      table.revenue = 0;
      return;
    case 'founded': {
      const card = directorCard(state, event.company);
      agree(table, 'founding price', event.price, line[(move as unknown as { col: number }).col]);
      card.holder = event.player;
      for (const each of state.certificates)
        if (each.company === event.company && each.holder === 'offer') each.holder = 'charter';
      state.prices[event.company] = { row: 0, col: line.indexOf(event.price), arrival: 0 };
      state.companies[event.company]!.founded = true;
      if (isCorporation(event.company)) state.breweryOrder.push(event.company);
      if (move.type === 'found') pay(table, event.player, event.company, (event.price * card.percent) / 10);
      else state.filling.push(event.company);
      return;
    }
    case 'minor-traded': {
      const share = priceOf(state, event.company);
      const worth = event.source === 'offer' && event.minor === 'B6' ? 20 : 10;
      agree(table, 'trade-in', event.amount, (share * (event.percent - worth)) / 10);
      pay(table, event.player, event.source === 'pool' ? 'bank' : event.company, event.amount);
      if (event.source !== 'offer') paper(table, event.company, event.percent, event.source, event.player);
      tradeMinor(table, event);
      return;
    }
    case 'bought':
    case 'traded-in': {
      const handed = event.type === 'traded-in' ? 10 : 0;
      agree(table, 'price', event.amount, ((event.percent - handed) * priceOf(state, event.company)) / 10);
      pay(table, event.player, event.source === 'pool' ? 'bank' : event.company, event.amount);
      paper(table, event.company, event.percent, event.source, event.player);
      if (handed) paper(table, event.company, handed, event.player, event.source);
      return;
    }
    case 'new-director':
      changeOffice(table, event, move);
      return;
    case 'sold':
      sale(table, event, move, before);
      return;
    case 'floated':
      state.companies[event.company]!.floated = true;
      return;
    case 'priority':
      fillFloats(table);
      return;
    case 'float-sale':
      agree(table, 'float sale', event.amount, (event.percent * priceOf(state, event.company)) / 10);
      pay(table, 'bank', event.company, event.amount);
      for (const each of (move as unknown as { percents: number[] }).percents)
        paper(table, event.company, each, 'charter', 'pool');
      return;
    case 'order-taken': {
      const asked = before.decisions.at(-1) as { place?: number };
      const others = state.breweryOrder.filter((id) => id !== event.company);
      state.breweryOrder = [...others.slice(0, asked.place), event.company, ...others.slice(asked.place)];
      return;
    }
    case 'company-closed':
      close(table, event.company);
      return;
    case 'card-burnt': {
      take(table, event.card, 'gone', 'link');
      const [segment, yellow, orange] = cards[event.card]!.burns!;
      fill(table, segment, 'regular', yellow);
      fill(table, segment, 'fresh', orange);
      return;
    }
    case 'link': {
      pay(table, event.company, 'bank', move.type === 'free-link' ? 0 : 30);
      const front = state.trains.find(({ at }) => at === 'depot')?.type;
      if (front === '8' || front === undefined) return;
      table.faults.push(`must burn ${front}`);
      return;
    }
    case 'brewery-round': {
      const shut = state.segments.flatMap(({ noDemand }, i) => (noDemand ? [i + 1] : []));
      for (const card of state.trains)
        if (card.as === 'equipment' && card.type !== '8' && shut.includes(cards[card.type]!.reach))
          card.at = 'gone';
      return;
    }
    case 'brewery-order':
      if (before.round.kind !== 'starting') reorder(table);
      return;
    case 'market-prepared':
      prepare(table);
      return;
    case 'equipment-given-up': {
      const card = state.trains.find(
        ({ type, at, as }) => type === event.card && at === event.company && as === 'equipment',
      );
      if (card) card.at = 'gone';
      return;
    }
    case 'beer-supplied':
      for (const who of ['regular', 'fresh'] as const) {
        const box = state.segments[event.segment - 1]!;
        box[who] -= event[who];
        box[opposite[who]] += event[who];
      }
      agree(
        table,
        'delivery',
        event.amount,
        event.regular * pays[event.segment - 1]![0] + event.fresh * pays[event.segment - 1]![1],
      );
      table.revenue += event.amount;
      return;
    case 'beer-loaded': {
      const told = move.type === 'load' ? move : before.decisions.at(-1);
      const { card, cubes } = told as unknown as { card: number; cubes: number };
      agree(table, 'loaded', [event.cubes, event.amount], [cubes, exportPays * cubes]);
      for (let i = 0; i < cubes; i++) loadOne(table);
      state.trains[card]!.beer = (state.trains[card]!.beer ?? 0) + cubes;
      table.revenue += event.amount;
      return;
    }
    case 'beer-delivered': {
      const train = state.trains.find(
        ({ at, type, beer = 0 }) => at === event.company && type === event.train && beer === event.cubes,
      );
      agree(table, 'beer delivered', event.amount, event.cubes * redAreas[event.hex]!);
      if (!train) table.faults.push(`no ${event.train} of ${event.company} with ${event.cubes} cubes`);
      else delete train.beer;
      state.beer += event.cubes;
      table.revenue += event.amount;
      return;
    }
    case 'ran':
      table.revenue += event.revenue;
      return;
    case 'paid-out':
      payDividend(table, event.company, event.revenue);
      return;
    case 'withheld':
      agree(table, 'withheld', event.revenue, table.revenue);
      pay(table, 'bank', event.company, table.revenue);
      onDividend(table, event.company, 0);
      return;
    case 'no-revenue':
      agree(table, 'revenue', 0, table.revenue);
      onDividend(table, event.company, 0);
      return;
    case 'equipment-bought':
      agree(table, 'price', event.amount, cards[event.card]!.price);
      buy(table, event.company, event.card, event.subsidy);
      return;
    case 'train-bought':
      agree(table, 'price', event.amount, cards[event.train]!.price);
      buy(table, event.company, event.train, 0, event.from);
      return;
    case 'train-traded': {
      const [type, beer = '0'] = String(event.train).split('+');
      const card = state.trains.find(
        (each) =>
          each.at === event.seller &&
          each.as === undefined &&
          each.type === type &&
          String(each.beer ?? 0) === beer,
      );
      pay(table, event.buyer, event.seller, event.price);
      if (card) card.at = event.buyer;
      return;
    }
    case 'train-discarded': {
      const card = state.trains.find(
        ({ at, as, type }) => at === event.company && as === undefined && type === event.train,
      );
      if (card) card.at = 'pool';
      return;
    }
    case 'train-obsolete':
      for (const card of state.trains)
        if (phaseOf(state) === 8 && card.type === '4' && card.at === event.at && card.as === undefined)
          card.at = 'gone';
      return;
    case 'own-share-sold':
      agree(table, 'own share', event.amount, (event.percent * priceOf(state, event.company)) / 10);
      pay(table, 'bank', event.company, event.amount);
      paper(table, event.company, event.percent, 'charter', 'pool');
      shift(table, event.company, -event.percent / 10);
      return;
    case 'own-share-bought':
      agree(table, 'own share', event.amount, (event.percent * priceOf(state, event.company)) / 10);
      pay(table, event.company, 'bank', event.amount);
      paper(table, event.company, event.percent, 'pool', 'charter');
      return;
    case 'sold-to-raise': {
      const to = event.seller === 'charter' ? event.company : event.seller;
      agree(table, 'sold to raise', event.amount, (event.percent * event.price) / 10);
      pay(table, 'bank', to, event.amount);
      paper(table, event.company, event.percent, event.seller, 'pool');
      shift(table, event.company, -event.percent / 10);
      return;
    }
    case 'director-pays': {
      pay(table, event.player, event.company, event.amount);
      // [ruling 112] given back if the company closes before the card is bought
      const raising = state.decisions.find((each) => each.kind === 'raise-money');
      if (raising) raising.paid = (raising.paid ?? 0) + event.amount;
      return;
    }
    case 'credit':
      state.credits[event.player]! += event.amount;
      state.bank -= event.amount;
      state.companies[event.company]!.treasury += event.amount;
      return;
    default:
      return;
  }
}

/** Paid by the company, and by the owner of a minor brewery what the treasury lacks. */
function buy(table: Table, company: string, type: string, subsidy: number, from = 'depot'): void {
  const { price } = cards[type]!;
  const lacks = Math.max(0, price - table.state.companies[company]!.treasury);
  agree(table, 'subsidy', subsidy, isMinor(company) ? lacks : 0);
  if (subsidy > price / 2) table.faults.push(`subsidy of ${subsidy} for ${price}`);
  pay(table, company, 'bank', price - subsidy);
  if (subsidy > 0) pay(table, headOf(table.state, company), 'bank', subsidy);
  if (from === 'depot') take(table, type, company, isRailway(company) ? undefined : 'equipment');
  else {
    const card = table.state.trains.find((each) => each.type === type && each.at === 'pool');
    if (card) card.at = company;
  }
}

/** All that the oracle answers for. */
export function pictureOf(state: HsbState): Record<string, unknown> {
  return {
    bank: state.bank,
    cash: state.cash,
    credits: state.credits,
    treasuries: Object.fromEntries(
      Object.entries(state.companies).map(([id, { treasury }]) => [id, treasury]),
    ),
    open: Object.entries(state.companies).map(([id, { founded, floated }]) => [id, founded, floated]),
    prices: Object.fromEntries(Object.entries(state.prices).map(([id, { col }]) => [id, col])),
    cards: state.trains.map(({ type, at, as, beer }) => [type, at, as, beer].join()),
    segments: state.segments,
    stock: state.beer,
    export: state.exportCubes,
    order: state.breweryOrder,
    papers: state.certificates.map(({ company, percent, holder }) => [company, percent, holder].join()),
  };
}
