/**
 * Tables of The Railway Game for tests. Players are A, B, C … clockwise, A first. Every state, made or
 * played, is checked against the title's invariants.
 *
 *   trgStart(breweries?)               the table before the first bid, with these breweries drawn
 *   trgState({ … })                    the same with literal changes; the bank has what nobody else has
 *   played(state, ...moves) …          as in `../playing`
 */
import type { Station } from '@/engine/board/types';
import type { Holder } from '@/engine/finance/state';
import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import type { Setup } from '@/engine/game/state';
import { placeToken } from '@/engine/market/market';
import type { OperatingTurn } from '@/engine/steps/state';
import { privates as allBreweries } from '@/titles/dortmund/cards';
import type { BreweryState } from '@/titles/dortmund/rules/breweries';
import type { DortmundState } from '@/titles/dortmund/state';
import { boxAt, trg } from '@/titles/dortmund/trg';
import { playing } from '../playing';
import { placeTrains } from '../trains';

export type TrgState = DortmundState;
export type { AnyMove } from '../playing';
export { held } from '../playing';
export const { sound, played, eventsOf, refused, listed, acting } = playing(trg);

/** How a railway stands. Certificates that are not named lie on its charter. */
export interface GivenCompany {
  /** Who has the director's certificate. */
  director: PlayerId;
  /** Ordinary certificates by holder: A, B …, `pool`. */
  held?: Partial<Record<Holder, readonly number[]>>;
  /** Row and column of the stock table, from the top left. */
  at: readonly [row: number, col: number];
  treasury?: number;
  /** Otherwise it is in operation. */
  floated?: boolean;
  /** Otherwise it has had a turn. */
  operated?: boolean;
  trains?: readonly TrainId[];
}

export interface GivenBrewery extends Partial<BreweryState> {
  owner?: PlayerId;
  /** The card is turned over; as it is where its marker is with a railway or gone. */
  turned?: boolean;
}

export interface Given {
  players?: number;
  cash?: Record<PlayerId, number>;
  credits?: Record<PlayerId, number>;
  priority?: PlayerId;
  bank?: number;
  /** The breweries in play, as many as players; A owns the first unless said otherwise, B the second … */
  breweries?: Record<PrivateId, GivenBrewery>;
  /** Named railways, in the order in which their tokens came to the stock table. */
  companies?: Record<CompanyId, GivenCompany>;
  /** The train that began the phase: all smaller ones are sold and, if no railway has them, gone. */
  phase?: TrainId;
  /** How many of the train that began the phase are sold, if no railway has them: one. */
  pool?: readonly TrainId[];
  /** A stock round by its number; `turn` has it. */
  stock?: number;
  turn?: PlayerId;
  /** An operating round, in this step of the railway's turn. */
  operating?: Partial<OperatingTurn> & Pick<OperatingTurn, 'company' | 'step'>;
  set?: { set: number; number: number; of: number };
  order?: readonly CompanyId[];
  done?: readonly CompanyId[];
  tiles?: Record<HexId, readonly [tile: string, turn: number]>;
  /** Stations beside the homes. */
  stations?: readonly Station[];
  /** What was agreed, and what the lots of it must be. */
  options?: Setup['options'];
  fits?: (setup: Setup) => boolean;
  /** Railway links by hex: 10, 20 or 30. */
  links?: Record<HexId, number>;
}

const names = ['A', 'B', 'C', 'D', 'E'] as const;
const firstOnes = (count: number) => allBreweries.slice(0, count).map(({ id }) => id);

/** A setup in which just these breweries are drawn, and whatever else is wanted of its lots. */
export function setupWith(
  breweries: readonly PrivateId[],
  options: Setup['options'] = {},
  fits: (setup: Setup) => boolean = () => true,
  count: number = breweries.length,
): Setup {
  const players = names.slice(0, count).map((id) => ({ id, name: id }));
  for (let seed = 1; ; seed++) {
    const setup = { title: '18do-trg', players, seed, options };
    const drawn = boxAt(setup).privates.map(({ id }) => id);
    if (drawn.join() === [...breweries].sort().join() && fits(setup)) return setup;
  }
}

export function trgStart(
  breweries: readonly PrivateId[] = firstOnes(3),
  options: Setup['options'] = {},
  fits?: (setup: Setup) => boolean,
): TrgState {
  const state = structuredClone(begin(trg, setupWith(breweries, options, fits)).state);
  state.seats = [...names.slice(0, breweries.length)];
  state.priority = 'A';
  state.round = { kind: 'starting', turn: 'A', bids: [] };
  return state;
}

export function trgState(given: Given): TrgState {
  const ids = given.breweries ? Object.keys(given.breweries) : firstOnes(given.players ?? 3);
  const state = trgStart(ids, given.options, given.fits);
  if (given.stock !== undefined || given.operating) sellBreweries(state, ids, given);
  Object.assign(state.cash, given.cash);
  Object.assign(state.credits, given.credits);
  state.priority = given.priority ?? state.priority;
  for (const [id, company] of Object.entries(given.companies ?? {})) place(state, id, company);
  const reached = placeTrains(state, given, boxAt(state.setup).trains);
  if (reached('6')) turnAll(state);
  build(state, given);
  state.bank = 0;
  state.bank = boxAt(state.setup).bank - moneyOfAll(state);
  if (given.bank !== undefined) leaveInBank(state, given.bank);
  openRound(state, given);
  return sound(state);
}

export function sellBreweries(state: TrgState, ids: readonly PrivateId[], given: Given): void {
  for (const [at, id] of [...ids].sort().entries()) {
    const { owner = names[at]!, turned, cubes, marker } = given.breweries?.[id] ?? {};
    const card = state.breweries[id]!;
    const start = card.cubes;
    card.cubes = cubes ?? start;
    // cubes come from the supply, and those of no. 1 have gone back to it
    state.beer -= card.cubes - start;
    card.marker = marker ?? card.marker;
    const closed = turned ?? !['card', 'none'].includes(card.marker);
    state.privates[id] = { owner, closed, used: false };
  }
}

export function place(state: TrgState, company: CompanyId, given: GivenCompany): void {
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
  const charter = state.companies[company]!;
  charter.founded = true;
  charter.floated = given.floated ?? true;
  charter.operated = given.operated ?? charter.floated;
  charter.treasury = given.treasury ?? 0;
  placeToken(state, company, { row: given.at[0], col: given.at[1] });
}

/** As the first 6-train does. */
export function turnAll(state: TrgState): void {
  for (const [id, brewery] of Object.entries(state.breweries)) {
    state.privates[id]!.closed = true;
    if (brewery.marker === 'card') brewery.marker = 'gone';
  }
}

export function build(state: TrgState, { tiles = {}, stations = [], links = {} }: Given): void {
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

export function moneyOfAll(state: TrgState): number {
  const treasuries = Object.values(state.companies).map(({ treasury }) => treasury);
  return [...Object.values(state.cash), ...treasuries].reduce((sum, amount) => sum + amount, 0);
}

/** A bank with just so much: what it has beyond that lies in the treasury of a railway that never acts. */
function leaveInBank(state: TrgState, amount: number): void {
  const idle = Object.values(state.companies).findLast(({ founded }) => !founded)!;
  idle.treasury += state.bank - amount;
  state.bank = amount;
}

export function openRound(state: TrgState, given: Given): void {
  if (given.stock !== undefined) {
    const turn = given.turn ?? state.priority;
    state.round = { kind: 'stock', number: given.stock, turn, passes: 0, sold: {}, selling: [] };
  }
  if (given.operating) {
    const turn: OperatingTurn = {
      finished: false,
      laid: [],
      tiles: 0,
      layBarred: false,
      stationUsed: false,
      revenue: 0,
      ...given.operating,
    };
    const set = given.set ?? { set: 1, number: 1, of: 1 };
    const order = [...(given.order ?? [turn.company])];
    state.round = { kind: 'operating', ...set, done: [...(given.done ?? [])], turn, order };
  }
}

/** Where a railway's token is on the stock table. */
export function spaceOf(state: TrgState, company: CompanyId): [row: number, col: number] {
  const { row, col } = state.prices[company]!;
  return [row, col];
}

export const tens = (count: number) => Array.from({ length: count }, () => 10);
export const pass = { type: 'pass' } as const;
export const bid = (id: PrivateId, amount: number) => ({ type: 'bid', private: id, amount });
export const buy = (company: CompanyId, source: 'charter' | 'pool' = 'charter', percent = 10) => ({
  type: 'buy',
  company,
  source,
  percent,
});
export const sell = (company: CompanyId, ...percents: number[]) => ({ type: 'sell', company, percents });
export const found = (company: CompanyId, row: number, col: number) => ({ type: 'found', company, row, col });
export const assign = (company: CompanyId) => ({ type: 'assign-brewery', company });
