/**
 * Tables of 18Ruhr for tests. Players are A, B, C … clockwise, A first. Every state, made or played, is checked against
 * the title's invariants.
 *
 *   ruhrStart({ players, scenario })   the table before the first purchase
 *   ruhrState({ … })                   the same with literal changes; the bank has what nobody else has
 *   played(state, ...moves) …          as in `../playing`
 */
import type { Station } from '@/engine/board/types';
import type { Holder } from '@/engine/finance/state';
import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import { placeToken, priceOf } from '@/engine/market/market';
import type { OperatingTurn } from '@/engine/steps/state';
import { boxAt, ruhr } from '@/titles/ruhr/18ruhr';
import type { SwitchEngine } from '@/titles/ruhr/cards';
import { hexOf } from '@/titles/ruhr/rules/locations';
import { markersOf, stages, typeOfCompany } from '@/titles/ruhr/rules/montan/markers';
import type { Markers, RuhrState, TurnDone } from '@/titles/ruhr/state';
import { playing } from '../playing';
import { placeTrains } from '../trains';

export type { RuhrState } from '@/titles/ruhr/state';
export type { AnyMove } from '../playing';
export { held } from '../playing';
export const { sound, played, eventsOf, refused, listed, acting, asked } = playing(ruhr);

/** How a corporation stands. Certificates that are not named lie in its offer. */
export interface GivenCorporation {
  director: PlayerId | 'pool';
  /** Ordinary certificates by holder: A, B …, `pool`. */
  held?: Partial<Record<Holder, readonly number[]>>;
  /** Its value on the stock table. */
  at: number;
  /** What it was founded at, if its marker has moved since. */
  founded?: number;
  treasury?: number;
  /** Otherwise it has floated. */
  floated?: boolean;
  /** Otherwise it has had a turn. */
  operated?: boolean;
  trains?: readonly TrainId[];
  /** Of a Montan corporation: its own location, those that merged, and what lies on its charter. */
  hex?: HexId;
  merged?: readonly HexId[];
  markers?: Partial<Markers>;
  engines?: readonly SwitchEngine[];
}

/** An active private Montan company. */
export interface GivenPrivate {
  owner?: PlayerId;
  markers?: Partial<Markers>;
  engines?: readonly SwitchEngine[];
  treasury?: number;
  linked?: boolean;
}

export interface Given {
  players?: number;
  scenario?: string;
  optionalCards?: boolean;
  cash?: Record<PlayerId, number>;
  credits?: Record<PlayerId, number>;
  priority?: PlayerId;
  bank?: number;
  /** The card that began the phase. */
  phase?: TrainId;
  pool?: readonly TrainId[];
  /** The card on sale: all smaller ones that nobody has are gone. */
  next?: TrainId;
  corporations?: Record<CompanyId, GivenCorporation>;
  /** Active private Montan companies by id; those not named have their start markers and go to A, B, C … in turn. */
  active?: Record<CompanyId, GivenPrivate>;
  /** Private Montan companies that are no longer there. */
  gone?: readonly CompanyId[];
  privates?: Partial<Record<PrivateId, PlayerId | 'closed'>>;
  /** Passive locations with a railway link. */
  linked?: readonly HexId[];
  /** A package round, a stock round by its number, an operating round in this step, or a Montan Round. */
  selling?: boolean;
  stock?: number;
  operating?: Partial<OperatingTurn> & Pick<OperatingTurn, 'company' | 'step'>;
  montan?: 'founding' | 'merging';
  turn?: PlayerId;
  cards?: readonly PlayerId[];
  set?: { set: number; number: number; of: number };
  done?: readonly CompanyId[];
  has?: Partial<TurnDone>;
  fresh?: readonly CompanyId[];
  reserve?: number;
  loans?: Record<CompanyId, number>;
  tiles?: Record<HexId, readonly [tile: string, turn: number]>;
  stations?: readonly Station[];
}

const names = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export function ruhrStart(given: Pick<Given, 'players' | 'scenario' | 'optionalCards'> = {}): RuhrState {
  const { players = 3, scenario = 'hellweg', optionalCards = false } = given;
  const ids = names.slice(0, players);
  const setup = {
    title: '18ruhr',
    players: ids.map((id) => ({ id, name: id })),
    seed: 1,
    seating: 'entered' as const,
    options: { scenario, optionalCards },
  };
  const state = structuredClone(begin(ruhr, setup).state);
  state.seats = [...ids];
  state.priority = 'A';
  state.round = { kind: 'package', turn: 'A', passes: 0 };
  return state;
}

export function ruhrState(given: Given = {}): RuhrState {
  const state = ruhrStart(given);
  const box = boxAt(state.setup);
  if (!given.selling) sellPackage(state, given);
  placeTrains(state, { ...given, companies: given.corporations ?? {} }, box.trains);
  const types = box.trains.map(({ id }) => id);
  const next = given.next ? types.indexOf(given.next) : -1;
  for (const card of state.trains)
    if (card.at === 'depot' && types.indexOf(card.type) < next) card.at = 'gone';
  for (const [id, corporation] of Object.entries(given.corporations ?? {})) place(state, id, corporation);
  for (const hex of given.linked ?? []) state.locations[hex]!.value = 10;
  Object.assign(state.cash, given.cash);
  Object.assign(state.credits, given.credits);
  state.priority = given.priority ?? state.priority;
  state.cards = [...(given.cards ?? state.seats)];
  state.fresh = [...(given.fresh ?? [])];
  state.reserve = given.reserve ?? 0;
  state.loans = { ...given.loans };
  build(state, given);
  takeFromSupply(state);
  openRound(state, given);
  state.done = { ...state.done, ...given.has };
  state.bank = 0;
  state.bank = box.bank - state.reserve - moneyOfAll(state);
  if (given.bank !== undefined) leaveInBank(state, given.bank);
  return sound(state);
}

/** Everybody has bought something; nothing of it has been paid for. */
function sellPackage(state: RuhrState, given: Given): void {
  const box = boxAt(state.setup);
  for (const [at, { id, markers, treasury }] of box.active.entries()) {
    const more = given.active?.[id] ?? {};
    const card = state.certificates.find(({ company }) => company === id)!;
    const isGone = given.gone?.includes(id) ?? false;
    card.holder = isGone ? 'gone' : (more.owner ?? names[at % state.seats.length]!);
    Object.assign(state.companies[id]!, { founded: true, floated: !isGone, operated: true });
    if (isGone) {
      state.locations[hexOf(id)] = { status: 'passive', company: null, value: 0 };
      continue;
    }
    state.companies[id]!.treasury = more.treasury ?? treasury;
    state.montan[id] = { markers: markersOf(more.markers ?? markers), engines: [...(more.engines ?? [])] };
    if (more.linked) state.locations[hexOf(id)]!.value = 10;
  }
  for (const { id } of box.privates) {
    const owner = given.privates?.[id] ?? 'closed';
    state.privates[id] = { owner: owner === 'closed' ? 'A' : owner, closed: owner === 'closed', used: false };
    if (id === 'PB' && owner !== 'closed') state.secured = ['BME'];
  }
}

function place(state: RuhrState, id: CompanyId, given: GivenCorporation): void {
  const box = boxAt(state.setup);
  const { floated = true, operated = floated } = given;
  const cards = state.certificates.filter(({ company }) => company === id);
  for (const card of cards) card.holder = floated ? 'charter' : 'offer';
  cards[0]!.holder = given.director;
  for (const [holder, percents] of Object.entries(given.held ?? {})) {
    for (const percent of percents ?? []) {
      const card = cards.find(
        (each) => ['charter', 'offer'].includes(each.holder) && each.percent === percent,
      );
      if (!card) throw new Error(`${id} has no further certificate of ${percent} %`);
      card.holder = holder;
    }
  }
  if (!floated) state.starts[id] = given.founded ?? given.at;
  Object.assign(state.companies[id]!, { founded: true, floated, operated, treasury: given.treasury ?? 0 });
  placeToken(state, id, { row: 0, col: box.line.values.indexOf(given.at) });
  if (!given.hex) return;
  state.montan[id] = { markers: markersOf(given.markers ?? {}), engines: [...(given.engines ?? [])] };
  const value = (given.markers?.E ?? 0) + (given.markers?.X ?? 0) > 0 ? 30 : 20;
  state.locations[given.hex] = { status: 'montan', company: id, value };
  for (const hex of given.merged ?? []) state.locations[hex] = { status: 'merged', company: id, value: 0 };
}

function takeFromSupply(state: RuhrState): void {
  const box = boxAt(state.setup);
  for (const [company, { markers, engines }] of Object.entries(state.montan)) {
    for (const stage of stages) state.supply[typeOfCompany(box, company)][stage] -= markers[stage];
    for (const engine of engines) state.engines[engine] -= 1;
  }
}

function build(state: RuhrState, { tiles = {}, stations = [] }: Given): void {
  const laid = Object.entries(tiles).map(([hex, [tile, turn]]) => [hex, { tile, turn }]);
  for (const { company } of stations) state.companies[company]?.tokens.shift();
  state.board = newValue({
    ...state.board,
    tiles: Object.fromEntries(laid),
    stations: [...state.board.stations, ...stations],
  });
}

function moneyOfAll(state: RuhrState): number {
  const treasuries = Object.values(state.companies).map(({ treasury }) => treasury);
  return [...Object.values(state.cash), ...treasuries].reduce((sum, amount) => sum + amount, 0);
}

/** A bank with just so much: what it has beyond that lies in the treasury of a railway that never acts. */
function leaveInBank(state: RuhrState, amount: number): void {
  const idle = Object.values(state.companies).find(({ founded }) => !founded)!;
  idle.treasury += state.bank - amount;
  state.bank = amount;
}

function openRound(state: RuhrState, given: Given): void {
  const turn = given.turn ?? state.priority;
  if (given.selling) state.round = { kind: 'package', turn, passes: 0 };
  else if (given.stock !== undefined)
    state.round = { kind: 'stock', number: given.stock, turn, passes: 0, sold: {}, selling: [] };
  else if (given.montan) {
    const first = given.montan === 'founding' ? state.cards[0]! : state.cards.at(-1)!;
    const [converted, merged]: [PlayerId[], PlayerId[]] = [[], []];
    state.round = {
      kind: 'montan',
      set: 3,
      part: given.montan,
      turn: given.turn ?? first,
      passes: 0,
      converted,
      merged,
    };
  } else if (given.operating) {
    const acts: OperatingTurn = {
      finished: false,
      laid: [],
      tiles: 0,
      layBarred: false,
      stationUsed: false,
      revenue: 0,
      ...given.operating,
    };
    const set = given.set ?? { set: 1, number: 1, of: 2 };
    state.round = {
      kind: 'operating',
      ...set,
      done: [...(given.done ?? before(state, acts.company))],
      turn: acts,
    };
  }
}

/** Private Montan companies before the one that acts have had their turns. */
function before(state: RuhrState, company: CompanyId): CompanyId[] {
  const ids = boxAt(state.setup).active.map(({ id }) => id);
  return ids.includes(company) ? ids.slice(0, ids.indexOf(company)) : ids;
}

export function valueOfCompany(state: RuhrState, company: CompanyId): number {
  return priceOf(boxAt(state.setup).market, state, company);
}

/** Where the turn is now: `BME/station`. */
export function stepIn({ round }: RuhrState): string {
  if (round.kind !== 'operating') return round.kind;
  return round.turn ? `${round.turn.company}/${round.turn.step}` : 'operating';
}

export const turnIn = (state: RuhrState): OperatingTurn => (state.round as { turn: OperatingTurn }).turn;

export const tens = (count: number) => Array.from({ length: count }, () => 10);
export const pass = { type: 'pass' } as const;
export const skip = { type: 'skip' } as const;
export const item = (id: string) => ({ type: 'buy-item', item: id });
export const setValue = (value: number) => ({ type: 'set-value', value });
export const buy = (company: CompanyId, source: 'offer' | 'charter' | 'pool' = 'charter', percent = 10) => ({
  type: 'buy',
  company,
  source,
  percent,
});
export const sell = (company: CompanyId, ...percents: number[]) => ({ type: 'sell', company, percents });
export const develop = (card: string, ...markers: string[]) => ({ type: 'develop', card, markers });
export const income = (half: boolean) => ({ type: 'income', half });
export const lay = (hex: HexId, tile: string, turn: number) => ({ type: 'lay', hex, tile, turn });
export const link = (hex: HexId) => ({ type: 'rail-link', hex });
export const pay = (yes: boolean) => ({ type: 'dividend', pay: yes });
export const buyTrain = (train: string, from: 'depot' | 'pool' = 'depot') => ({
  type: 'buy-train',
  train,
  from,
});

/** The column of a value, for founding. */
export function found(state: RuhrState, company: CompanyId, value: number) {
  const col = boxAt(state.setup).line.values.indexOf(value);
  return { type: 'found', company, row: 0, col };
}

/** Routes written as pieces of track, one text for each train. */
export const routes = (...lines: readonly string[]) => ({
  type: 'run',
  routes: lines.map((line) => line.split(/\s+/).filter(Boolean)),
});
