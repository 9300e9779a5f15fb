/**
 * Tables of 18Rhl for tests. Players are A, B, C … clockwise, A first with the Priority Deal; coalmine on
 * J3 and steel mill on E6. Every state, made or played, is checked against the title's invariants.
 *
 *   rhlStart(players?)                 the table before the first move
 *   rhlState({ … })                    the same with literal changes; the bank has what nobody else has
 *   played(state, ...moves) …          as in `../playing`
 */
import type { Lay, Station } from '@/engine/board/types';
import type { Holder } from '@/engine/finance/state';
import type { CompanyId, HexId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import type { Json } from '@/engine/game/json';
import { begin } from '@/engine/game/play';
import { placeToken, priceOf } from '@/engine/market/market';
import type { OperatingTurn } from '@/engine/steps/state';
import { box, boxAt, rhl } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { playing } from '../playing';
import { placeTrains } from '../trains';

export type RhlState = RhinelandState;
export type { AnyMove } from '../playing';
export { held } from '../playing';
export const { sound, played, eventsOf, refused, listed, acting } = playing(rhl);

/** How a corporation stands. Certificates that are not named are still in the initial offering. */
export interface GivenCompany {
  /** Who has the director's certificate. */
  director: PlayerId;
  /** Ordinary certificates by holder: A, B …, `charter`, `pool`. */
  held?: Partial<Record<Holder, readonly number[]>>;
  /** Row and column of the stock table, from the top left. */
  at: readonly [row: number, col: number];
  treasury?: number;
  /** Otherwise it has floated. */
  floated?: boolean;
  /** Otherwise it has had a turn. */
  operated?: boolean;
  trains?: readonly TrainId[];
}

export interface Given {
  players?: number;
  /** What was agreed. */
  options?: Record<string, Json>;
  /** Target cards by their owners, none of them paid. */
  targets?: Record<PlayerId, string>;
  /** Destiny cards by their owners. */
  destinies?: Record<PlayerId, string[]>;
  /** Where the Rheingold token lies. */
  trainToken?: { company: CompanyId; hex: HexId };
  cash?: Record<PlayerId, number>;
  credits?: Record<PlayerId, number>;
  priority?: PlayerId;
  bank?: number;
  /** Owners of the private companies. */
  privates?: Record<PrivateId, PlayerId>;
  /** Named corporations, in the order in which their tokens came to the stock table. */
  companies?: Record<CompanyId, GivenCompany>;
  /** The train that began the phase: all smaller ones are sold and, if no corporation has them, gone. */
  phase?: TrainId;
  pool?: readonly TrainId[];
  /** A stock round by its number; `turn` has it. */
  stock?: number;
  turn?: PlayerId;
  /** An operating round, in this step of the corporation's turn. */
  operating?: Partial<OperatingTurn> & Pick<OperatingTurn, 'company' | 'step'>;
  set?: { set: number; number: number; of: number };
  done?: readonly CompanyId[];
  tiles?: Record<HexId, readonly [tile: string, turn: number]>;
  /** Stations beside the homes. */
  stations?: readonly Station[];
  reserve?: number;
}

const names = ['A', 'B', 'C', 'D', 'E'] as const;

export function rhlStart(players = 3, options: Record<string, Json> = {}): RhlState {
  const seats = names.slice(0, players);
  const setup = {
    title: '18rhl',
    players: seats.map((id) => ({ id, name: id })),
    seed: 1,
    options,
  };
  const state = structuredClone(begin(rhl, setup).state);
  state.seats = [...seats];
  state.priority = 'A';
  state.round = { kind: 'auction', turn: 'A', passes: 0, discount: 0, bids: [] };
  state.board.markers = { ...boxAt(setup).markers, J3: ['coalmine'], E6: ['steelmill'] };
  return state;
}

export function rhlState(given: Given): RhlState {
  const state = rhlStart(given.players, given.options);
  const { bank, trains } = boxAt(state.setup);
  if (given.stock !== undefined || given.operating) sellPackage(state, given.privates ?? {});
  Object.assign(state.cash, given.cash);
  Object.assign(state.credits, given.credits);
  state.priority = given.priority ?? state.priority;
  state.reserve = given.reserve ?? state.reserve;
  for (const [id, company] of Object.entries(given.companies ?? {})) place(state, id, company);
  const reached = placeTrains(state, given, trains);
  if (reached('5')) for (const each of Object.values(state.privates)) each.closed = true;
  build(state, given);
  layCards(state, given);
  state.bank = 0;
  state.bank = bank - moneyOfAll(state);
  if (given.bank !== undefined) leaveInBank(state, given.bank);
  openRound(state, given);
  return sound(state);
}

/** In later rounds every private company has an owner, A unless said otherwise. */
function sellPackage(state: RhlState, owners: Record<PrivateId, PlayerId>): void {
  for (const { id, power } of boxAt(state.setup).privates) {
    const owner = owners[id] ?? 'A';
    state.privates[id] =
      power.kind === 'directorCertificate'
        ? { owner: null, closed: true, used: true }
        : { owner, closed: false, used: false };
    if (power.kind === 'freeCertificate') {
      state.certificates.find(({ company, holder }) => company === power.corp && holder === 'kept')!.holder =
        owner;
    }
    if (power.kind === 'directorCertificate') {
      place(state, power.corp, {
        director: 'A',
        held: { pool: [10, 10, 10], charter: [10, 10, 10, 10, 10] },
        at: [1, 1],
      });
      state.companies[power.corp]!.treasury = 140;
    }
  }
}

function layCards(state: RhlState, { targets, destinies, trainToken, operating, stock }: Given): void {
  if (targets || state.targets) {
    state.targets = Object.entries(targets ?? {})
      .map(([owner, target]) => ({ target, owner, paid: false }))
      .sort((a, b) => (a.target < b.target ? -1 : 1));
  }
  if (destinies) state.destinies = destinies;
  else if (state.destinies && (operating || (stock ?? 1) > 1)) {
    for (const player of state.seats) state.destinies[player] = state.destinies[player]!.slice(0, 1);
  }
  if (trainToken) {
    state.trainToken = trainToken;
    state.privates.RGC!.used = true;
    const { hex } = trainToken;
    state.board.markers[hex] = [...(state.board.markers[hex] ?? []), 'rheingoldToken'];
  }
}

/** The company of which a certificate comes with a private company. */
function givenAway(state: RhlState): CompanyId | undefined {
  return boxAt(state.setup).privates.flatMap(({ power }) =>
    power.kind === 'freeCertificate' ? [power.corp] : [],
  )[0];
}

/** The second certificate of one company comes with a private, so it stays where it is. */
export function place(
  state: RhlState,
  company: CompanyId,
  given: GivenCompany,
  withPrivate = givenAway(state),
): void {
  const cards = state.certificates.filter((card) => card.company === company);
  const isGiven = company === withPrivate;
  const free = isGiven ? cards[1]!.holder : 'offer';
  for (const card of cards) card.holder = 'offer';
  if (isGiven) cards[1]!.holder = free;
  cards[0]!.holder = given.director;
  for (const [holder, percents] of Object.entries(given.held ?? {})) {
    for (const percent of percents ?? []) {
      const card = cards.find((each) => each.holder === 'offer' && each.percent === percent);
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

function build(state: RhlState, { tiles = {}, stations = [] }: Given): void {
  const laid = Object.entries(tiles).map(([hex, [tile, turn]]): Lay => ({ hex, tile, turn }));
  for (const { hex, tile, turn } of laid) state.board.tiles[hex] = { tile, turn };
  for (const station of stations) {
    state.board.stations.push(station);
    state.companies[station.company]!.tokens.shift();
  }
}

export function moneyOfAll(state: RhlState): number {
  const treasuries = Object.values(state.companies).map(({ treasury }) => treasury);
  return [...Object.values(state.cash), ...treasuries].reduce(
    (sum, amount) => sum + amount,
    state.bank + state.reserve,
  );
}

/** A bank with just so much: what it has beyond that lies in the treasury of a corporation that never acts. */
export function leaveInBank(state: RhlState, amount: number): void {
  const idle = Object.values(state.companies).findLast(({ floated }) => !floated)!;
  idle.treasury += state.bank - amount;
  state.bank = amount;
}

export function openRound(state: RhlState, given: Given): void {
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
    state.round = { kind: 'operating', ...set, done: [...(given.done ?? [])], turn };
  }
}

/** The value of one share. */
export function shareValue(state: RhlState, company: CompanyId): number {
  return priceOf(box.market, state, company);
}

export const pass = { type: 'pass' } as const;
export const buy = (company: CompanyId, source: 'offer' | 'charter' | 'pool', percent = 10) => ({
  type: 'buy',
  company,
  source,
  percent,
});
export const sell = (company: CompanyId, ...percents: number[]) => ({ type: 'sell', company, percents });
export const found = (company: CompanyId, row: number, col: number) => ({
  type: 'found',
  company,
  row,
  col,
});
