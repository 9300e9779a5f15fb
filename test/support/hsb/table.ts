/**
 * Tables of Heat, Sweat & Beer for tests. Players are A, B, C … clockwise, A first. Every state, made or played, is
 * checked against the title's invariants.
 *
 *   hsbStart(minors?)                  the table before the first bid, with Kronen and these minor breweries
 *   hsbState({ … })                    the same with literal changes; the bank has what nobody else has
 *   played(state, ...moves) …          as in `../playing`
 */
import type { Station } from '@/engine/board/types';
import type { Holder } from '@/engine/finance/state';
import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import type { Setup } from '@/engine/game/state';
import { investor } from '@/engine/investor/state';
import { placeToken } from '@/engine/market/market';
import type { OperatingTurn } from '@/engine/steps/state';
import { boxAt, hsb } from '@/titles/dortmund/hsb';
import { equipmentUse } from '@/titles/dortmund/hsb/beer/units';
import { isBrewery } from '@/titles/dortmund/hsb/box';
import type { BreweryTurn, HsbState, LadenTrain, Segment } from '@/titles/dortmund/hsb/state';
import { market } from '@/titles/dortmund/hsb-cards';
import type { TurnDone } from '@/titles/dortmund/rules/operating/state';
import { playing } from '../playing';

export type { AnyMove } from '../playing';
export { held } from '../playing';
export const { sound, played, eventsOf, refused, listed, acting, asked } = playing(hsb);

/** How a railway or a brewery corporation stands. Certificates that are not named lie on its charter. */
export interface GivenCompany {
  director: PlayerId;
  /** Ordinary certificates by holder: A, B …, `pool`. */
  held?: Partial<Record<Holder, readonly number[]>>;
  /** Its value on its table. */
  price: number;
  treasury?: number;
  floated?: boolean;
  operated?: boolean;
  /** Trains, or equipment: `5+1` is a 5-train with a cube. */
  cards?: readonly string[];
}

export interface GivenMinor {
  owner: PlayerId;
  treasury?: number;
  /** Instead of its START cards (`S1`, `S2` are those it has). */
  cards?: readonly string[];
}

export interface Given {
  players?: number;
  /** What was agreed. */
  options?: Setup['options'];
  /** Minor breweries by owner; Kronen is laid out in any case. Those that are not named have left the game. */
  minors?: Record<CompanyId, GivenMinor>;
  cash?: Record<PlayerId, number>;
  credits?: Record<PlayerId, number>;
  priority?: PlayerId;
  companies?: Record<CompanyId, GivenCompany>;
  /** The card that began the phase: all before it have left the display. */
  phase?: TrainId;
  /** So many cards of a type are left in the display. */
  left?: Record<TrainId, number>;
  pool?: readonly TrainId[];
  /** Order of the breweries; by number and then as they are named, if left out. */
  order?: readonly CompanyId[];
  /** Boxes of the beer market by segment; empty, if they are not named. */
  beer?: Record<number, Partial<Segment>>;
  /** Cubes in stock; what is then too many lies on the export field. */
  stockOfBeer?: number;
  closed?: Record<CompanyId, number>;
  filling?: readonly CompanyId[];
  tiles?: Record<HexId, readonly [tile: string, turn: number]>;
  stations?: readonly Station[];
  links?: Record<HexId, number>;
  /** A stock round by its number; `turn` has it. */
  stock?: number;
  turn?: PlayerId;
  /** A Railway Round, in this step of the railway's turn. */
  operating?: Partial<OperatingTurn> & Pick<OperatingTurn, 'company' | 'step'>;
  /** A Brewery Round, in this step of the brewery's turn. */
  brewing?: Partial<BreweryTurn> & Pick<BreweryTurn, 'company' | 'step'>;
  set?: { set: number; number: number; of: number };
  round?: readonly CompanyId[];
  has?: Partial<TurnDone>;
  freeLinks?: readonly CompanyId[];
  /** In a game for two: what is the Investor's, and who holds its cards. */
  its?: GivenInvestor;
}

export interface GivenInvestor {
  railway?: CompanyId;
  corporation?: CompanyId;
  minor?: CompanyId;
  /** Who holds which card: A that of the railway, if left out. */
  cards?: Record<'railway' | 'brewery', PlayerId>;
}

const names = ['A', 'B', 'C', 'D', 'E'] as const;
const others = ['B1', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];

/** A setup in which these minor breweries are laid out beside Kronen. */
export function setupWith(minors: readonly CompanyId[], players = 3, options = {}): Setup {
  const wanted = minors.filter((id) => id !== 'B2');
  // for two there is one more, and no Kronen
  const count = Math.max(players, 3);
  const more = others.filter((id) => !wanted.includes(id)).slice(0, count - wanted.length);
  const drawn = [...(players > 2 ? ['B2'] : []), ...wanted, ...more].sort().join();
  for (let seed = 1; ; seed++) {
    const setup: Setup = {
      title: hsb.id,
      players: names.slice(0, players).map((id) => ({ id, name: id })),
      seed,
      options,
    };
    if (
      boxAt(setup)
        .minors.map(({ id }) => id)
        .join() === drawn
    )
      return setup;
  }
}

export function hsbStart(
  minors: readonly CompanyId[] = ['B3', 'B4', 'B5'],
  players = 3,
  options: Setup['options'] = {},
): HsbState {
  const state = structuredClone(begin(hsb, setupWith(minors, players, options)).state);
  state.seats = [...names.slice(0, players)];
  state.priority = 'A';
  state.round = { kind: 'starting', turn: 'A', bids: [] };
  if (players === 2) placeInvestor(state, {});
  return state;
}

/** What was drawn for the Investor is put back for what the test wants. */
function placeInvestor(state: HsbState, { railway = 'CME', corporation = 'RIT' }: GivenInvestor): void {
  state.holders = [...state.seats, investor];
  state.investor!.companies = [railway, corporation];
  state.prices = {};
  placeToken(state, railway, { row: 0, col: market.values.indexOf(50) });
}

export function hsbState(given: Given): HsbState {
  const minors: Record<CompanyId, GivenMinor> = given.minors ?? {
    B3: { owner: 'A' },
    B4: { owner: 'B' },
    B5: { owner: given.players === 2 ? investor : 'C' },
  };
  const state = hsbStart(Object.keys(minors), given.players ?? 3, given.options);
  if (given.players === 2) giveCompanies(state, given, minors);
  for (const { id, treasury } of boxAt(state.setup).minors) sellMinor(state, id, treasury, minors[id]);
  Object.assign(state.cash, given.cash);
  Object.assign(state.credits, given.credits);
  state.priority = given.priority ?? state.priority;
  for (const [id, company] of Object.entries(given.companies ?? {})) place(state, id, company);
  for (const [id, { cards }] of Object.entries({ ...given.companies, ...minors })) {
    if (cards) giveCards(state, id, cards);
  }
  placeDisplay(state, given);
  // what is known of cards is kept by the list that they are in
  state.trains = [...state.trains];
  for (const [id, { cards }] of Object.entries(minors)) if (!cards) trimCards(state, id);
  state.trains = [...state.trains];
  brew(state, given);
  build(state, given);
  state.breweryOrder = [...(given.order ?? orderOf(state, Object.keys(given.companies ?? {})))];
  state.closed = { ...given.closed };
  state.filling = [...(given.filling ?? [])];
  state.done = { ...state.done, ...given.has };
  state.freeLinks = [...(given.freeLinks ?? [])];
  state.bank = 0;
  state.bank = boxAt(state.setup).bank - moneyOfAll(state);
  openRound(state, given);
  return sound(state);
}

/** The Investor's companies with its minor brewery, and the players with its cards. */
function giveCompanies(state: HsbState, { its = {} }: Given, minors: Record<CompanyId, GivenMinor>): void {
  placeInvestor(state, its);
  const { companies } = state.investor!;
  const minor = its.minor ?? Object.keys(minors).find((id) => minors[id]!.owner === investor);
  if (minor) companies.push(minor);
  const { railway, brewery } = its.cards ?? { railway: 'A', brewery: 'B' };
  state.deciders = Object.fromEntries(companies.map((id, i) => [id, i === 0 ? railway : brewery]));
}

function sellMinor(state: HsbState, id: CompanyId, treasury: number, given?: GivenMinor): void {
  const card = state.certificates.find(({ company }) => company === id)!;
  card.holder = given?.owner ?? 'gone';
  if (!given || given.cards) {
    for (const train of state.trains) if (train.at === id) train.at = 'gone';
  }
  if (!given) return;
  Object.assign(state.companies[id]!, {
    founded: true,
    floated: true,
    operated: true,
    treasury: given.treasury ?? treasury,
  });
}

function place(state: HsbState, company: CompanyId, given: GivenCompany): void {
  const cards = state.certificates.filter((card) => card.company === company);
  for (const card of cards) card.holder = 'charter';
  cards[0]!.holder = given.director;
  for (const [holder, percents] of Object.entries(given.held ?? {})) {
    for (const percent of percents ?? []) {
      const card = cards.find((each) => each.holder === 'charter' && each.percent === percent);
      if (!card) throw new Error(`${company} has no further certificate of ${percent} %`);
      card.holder = holder;
    }
  }
  const floated = given.floated ?? true;
  Object.assign(state.companies[company]!, {
    founded: true,
    floated,
    operated: given.operated ?? floated,
    treasury: given.treasury ?? 0,
  });
  placeToken(state, company, { row: 0, col: market.values.indexOf(given.price) });
}

function giveCards(state: HsbState, company: CompanyId, cards: readonly string[]): void {
  const use = isBrewery(boxAt(state.setup), company) ? { as: equipmentUse } : {};
  for (const text of cards) {
    const [type, beer] = text.split('+');
    const from = type!.startsWith('S') ? 'gone' : 'depot';
    const at = state.trains.findIndex((card) => card.type === type && card.at === from);
    if (at < 0) throw new Error(`no card ${type} left`);
    state.trains[at] = { type: type!, at: company, ...use, ...(beer && { beer: Number(beer) }) };
  }
}

/** START cards that a minor brewery had to give up by now, the lowest first. */
function trimCards(state: HsbState, id: CompanyId): void {
  const { minor } = boxAt(state.setup).phases.of(state).becLimit;
  const own = state.trains.filter(({ at }) => at === id);
  for (const card of own.slice(0, Math.max(0, own.length - minor))) card.at = 'gone';
}

function placeDisplay(state: HsbState, given: Given): void {
  const types = boxAt(state.setup).trains.map(({ id }) => id);
  const inDisplay = (type: TrainId) =>
    state.trains.filter((card) => card.type === type && card.at === 'depot');
  for (const type of given.pool ?? []) inDisplay(type)[0]!.at = 'pool';
  const reached = given.phase ? types.indexOf(given.phase) : -1;
  for (const type of types.slice(0, Math.max(0, reached))) {
    for (const card of inDisplay(type)) card.at = 'gone';
  }
  const begun = state.trains.some(({ type, at }) => type === given.phase && at !== 'depot');
  if (given.phase && !begun) inDisplay(given.phase)[0]!.at = 'gone';
  for (const [type, left] of Object.entries(given.left ?? {})) {
    for (const card of inDisplay(type).slice(left)) card.at = 'gone';
  }
}

function brew(state: HsbState, given: Given): void {
  const all = cubesOf(state);
  const open = Number((given.phase ?? '2').charAt(0));
  if (given.beer) {
    state.segments = state.segments.map((_, i) => ({
      regular: 0,
      fresh: 0,
      toRegular: 0,
      toFresh: 0,
      noDemand: i + 1 > open,
      ...given.beer![i + 1],
    }));
  } else state.segments = state.segments.map((each, i) => ({ ...each, noDemand: i + 1 > open }));
  if (open === 8) state.exportCubes = 0;
  const aboard = state.trains.reduce((sum, { beer = 0 }: LadenTrain) => sum + beer, 0);
  const boxes = state.segments.reduce(
    (sum, { regular, fresh, toRegular, toFresh }) => sum + regular + fresh + toRegular + toFresh,
    aboard,
  );
  state.beer = given.stockOfBeer ?? all - boxes - state.exportCubes;
  state.exportCubes = all - boxes - state.beer;
}

function cubesOf(state: HsbState): number {
  const { segments, export: exported, stock } = boxAt(state.setup).cubes;
  return segments.reduce((sum, each) => sum + 2 * each, exported + stock);
}

function build(state: HsbState, { tiles = {}, stations = [], links = {} }: Given): void {
  const laid = Object.entries(tiles).map(([hex, [tile, turn]]) => [hex, { tile, turn }]);
  const markers = Object.entries(links).map(([hex, value]) => [hex, [`link${value}`]]);
  for (const { company } of stations) state.companies[company]!.tokens.shift();
  state.board = newValue({
    ...state.board,
    tiles: { ...state.board.tiles, ...Object.fromEntries(laid) },
    markers: { ...state.board.markers, ...Object.fromEntries(markers) },
    stations: [...state.board.stations, ...stations],
  });
}

function orderOf(state: HsbState, named: readonly CompanyId[]): CompanyId[] {
  const box = boxAt(state.setup);
  const minors = box.minors.map(({ id }) => id).filter((id) => state.companies[id]!.founded);
  return [...minors.reverse(), ...named.filter((id) => box.kindOf(id) === 'corporation')];
}

function moneyOfAll(state: HsbState): number {
  const treasuries = Object.values(state.companies).map(({ treasury }) => treasury);
  return [...Object.values(state.cash), ...treasuries].reduce((sum, amount) => sum + amount, 0);
}

function openRound(state: HsbState, given: Given): void {
  const set = given.set ?? { set: 2, number: 1, of: 2 };
  const turn = given.turn ?? state.priority;
  if (given.operating) {
    const acting: OperatingTurn = {
      finished: false,
      laid: [],
      tiles: 0,
      layBarred: false,
      stationUsed: false,
      revenue: 0,
      ...given.operating,
    };
    const order = [...(given.round ?? [acting.company])];
    state.round = { kind: 'operating', ...set, done: [], turn: acting, order };
  } else if (given.brewing) {
    const acting: BreweryTurn = { finished: false, revenue: 0, reserved: [], declined: {}, ...given.brewing };
    const order = [...(given.round ?? [acting.company])];
    state.round = { kind: 'brewery', ...set, done: [], turn: acting, order };
  } else {
    state.round = { kind: 'stock', number: given.stock ?? 2, turn, passes: 0, sold: {}, selling: [] };
  }
}

/** A company's value now. */
export const priceIn = (state: HsbState, company: CompanyId) => market.values[state.prices[company]!.col]!;
export const col = (price: number) => market.values.indexOf(price);
/** Equipment of a brewery, or trains of a railway, with what they carry. */
export const cardsOf = (state: HsbState, company: CompanyId) =>
  state.trains.filter(({ at }) => at === company).map(({ type, beer }) => (beer ? `${type}+${beer}` : type));
export const cubesIn = (state: HsbState, segment: number) => {
  const { regular, fresh, toRegular, toFresh } = state.segments[segment - 1]!;
  return [regular, fresh, toRegular, toFresh];
};
/** Where the turn is now: `DUB/brew`. */
export function stepIn({ round }: HsbState): string {
  const turn = round.kind === 'operating' || round.kind === 'brewery' ? round.turn : null;
  return turn ? `${turn.company}/${turn.step}` : round.kind;
}
export const revenueIn = ({ round }: HsbState) => (round as { turn: { revenue: number } }).turn.revenue;

export const pass = { type: 'pass' } as const;
export const skip = { type: 'skip' } as const;
export const bid = (id: CompanyId, amount: number) => ({ type: 'bid', private: id, amount });
export const buy = (company: CompanyId, source: 'charter' | 'pool' = 'charter', percent = 10) => ({
  type: 'buy',
  company,
  source,
  percent,
});
export const sell = (company: CompanyId, ...percents: number[]) => ({ type: 'sell', company, percents });
export const found = (company: CompanyId, price: number) => ({
  type: 'found',
  company,
  row: 0,
  col: col(price),
});
export const foundWith = (minor: CompanyId, company: CompanyId, price: number) => ({
  type: 'found-with-minor',
  minor,
  company,
  row: 0,
  col: col(price),
});
export const tradeMinor = (
  minor: CompanyId,
  company: CompanyId,
  source: 'charter' | 'pool' = 'charter',
  percent = 10,
) => ({ type: 'trade-minor', minor, company, source, percent });
/** Cubes to regular and to new customers, by segment from 1 on; units that wait for trains by their reach. */
export const brewing = (
  regular: readonly number[],
  fresh: readonly number[] = [],
  aside: readonly number[] = [],
) => ({
  type: 'brew',
  plan: { regular: sixOf(regular), fresh: sixOf(fresh), aside: [...aside] },
});
const sixOf = (cubes: readonly number[]) => Array.from({ length: 6 }, (_, i) => cubes[i] ?? 0);
export const buyEquipment = (card: TrainId) => ({ type: 'buy-equipment', card });
export const dividend = (pay: boolean) => ({ type: 'dividend', pay });
export const tens = (count: number) => Array.from({ length: count }, () => 10);
