/**
 * Tables of 18LRA for tests, built on those of 18Rhl. Players are A, B, C, D clockwise, A first with the Priority Deal.
 * Every state, made or played, is checked against the title's invariants.
 *
 *   lraStart({ players, options })   the table before the first move
 *   turn({ company, step, … })       a corporation in the middle of its turn; four players unless said otherwise
 *   floated(more?)                   a corporation of A with 50 % of its shares and 500 Marks
 *   run(state, 'A5:0-s0 …')          runs the trains, one line of track for each; gives what they earn
 *   harbour('CCE', 'E13')            a harbour token on the board
 */
import { putTile } from '@/engine/board/lay';
import type { Station } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import type { OperatingTurn } from '@/engine/steps/state';
import { boxAt, lra } from '@/titles/rhineland/18lra';
import { board } from '@/titles/rhineland/18lra/board';
import type { RhinelandState } from '@/titles/rhineland/state';
import { playing } from '../playing';
import { type Given, leaveInBank, moneyOfAll, openRound, place } from '../rhl/table';
import { floated, routes, turnIn } from '../rhl/turn';
import { placeTrains } from '../trains';

export type LraState = RhinelandState;
export { buy, found, held, pass, sell } from '../rhl/table';
export { floated, lay, power, routes, skip, station, stepIn, turnIn } from '../rhl/turn';
export const { sound, played, eventsOf, refused, listed, acting } = playing(lra);

const names = ['A', 'B', 'C', 'D'] as const;

export interface Agreed {
  players?: 3 | 4;
  options?: Record<string, string | boolean>;
}

export function lraStart({ players = 4, options = {} }: Agreed = {}): LraState {
  const seats = names.slice(0, players);
  const setup = { title: '18lra', players: seats.map((id) => ({ id, name: id })), seed: 1, options };
  const state = structuredClone(begin(lra, setup).state);
  state.seats = [...seats];
  state.priority = 'A';
  state.round = { kind: 'auction', turn: 'A', passes: 0, discount: 0, bids: [] };
  return state;
}

export interface GivenLra extends Omit<Given, 'players' | 'reserve' | 'tiles' | 'options'>, Agreed {
  /** Tiles in the order in which they were laid; each follows what lay there before. */
  tiles?: Record<HexId, readonly (readonly [tile: string, turn: number])[] | readonly [string, number]>;
  /** To whom the camp and the Kreisbahn have gone; null where they wait. */
  bestowed?: Record<string, CompanyId | null>;
}

export function lraState(given: GivenLra): LraState {
  const state = lraStart(given);
  const box = boxAt(state.setup);
  if (given.stock !== undefined || given.operating) {
    for (const { id } of box.privates) {
      // whoever directs nothing keeps what privates leave to corporations
      const usual = id === 'DEC' || id === 'GKB' ? state.seats.at(-1)! : 'A';
      state.privates[id] = { owner: given.privates?.[id] ?? usual, closed: false, used: false };
    }
    const free = state.certificates.find(({ company, holder }) => company === 'ADR' && holder === 'kept')!;
    free.holder = given.privates?.RM ?? 'A';
  }
  Object.assign(state.cash, given.cash);
  state.priority = given.priority ?? state.priority;
  for (const [id, company] of Object.entries(given.companies ?? {})) place(state, id, company, 'ADR');
  const reached = placeTrains(
    state,
    given as Given,
    box.trains.filter(({ kept }) => !kept),
  );
  const isBrown = reached('5');
  if (isBrown) for (const each of Object.values(state.privates)) each.closed = true;
  build(state, given.tiles ?? {}, given.stations ?? []);
  bestow(state, given.bestowed ?? (isBrown ? { DEC: null, GKB: null } : {}));
  state.bank = 0;
  state.bank = box.bank - moneyOfAll(state);
  if (given.bank !== undefined) leaveInBank(state, given.bank);
  openRound(state, given as Given);
  return sound(state);
}

/** Lays tiles as they follow each other, so that homes and blank tokens move along. */
function build(state: LraState, tiles: NonNullable<GivenLra['tiles']>, stations: readonly Station[]): void {
  for (const [hex, given] of Object.entries(tiles)) {
    const laid = (Array.isArray(given[0]) ? given : [given]) as readonly (readonly [string, number])[];
    for (const [tile, turn] of laid) {
      const fits = fittings(board, hex, state.board.tiles[hex]).find(
        (each) => each.tile === tile && each.turn === turn,
      );
      if (!fits) throw new Error(`tile ${tile} turned ${turn} does not fit on ${hex}`);
      state.board = putTile(state.board, { hex, tile, turn }, fits.becomes);
    }
  }
  for (const station of stations) {
    state.board.stations = [...state.board.stations, station];
    const charter = state.companies[station.company]!;
    if (station.place === 'harbour') delete charter.harbour;
    else charter.tokens.shift();
  }
}

function bestow(state: LraState, given: Record<string, CompanyId | null>): void {
  if (Object.keys(given).length === 0) return;
  state.bestowed = { ...given };
  if ('DEC' in given) state.board.markers = { I3: ['campActive'] };
  if (!('GKB' in given)) return;
  state.board.stations = [...state.board.stations, ...state.board.reserved];
  state.board.reserved = [];
  const train = state.trains.find(({ type }) => type === '2+4')!;
  train.at = given.GKB ?? 'kept';
}

export interface GivenTurn extends Omit<GivenLra, 'operating' | 'turn'> {
  company: CompanyId;
  step: OperatingTurn['step'];
  turn?: Partial<OperatingTurn>;
}

export function turn({ company, step, turn: more, ...rest }: GivenTurn): LraState {
  return lraState({
    companies: { [company]: company === 'ADR' ? floatedADR() : floated() },
    phase: '3',
    ...rest,
    operating: { company, step, ...more },
  });
}

/** ADR has one share less on its charter: that of private no. 5. */
export const floatedADR = (more: Parameters<typeof floated>[0] = {}) =>
  floated({ held: { A: [10, 10, 10], charter: [10, 10, 10, 10] }, ...more });

export const floatedKEG = (more: Parameters<typeof floated>[0] = {}) =>
  floated({ held: { A: [10, 10], charter: [10, 10, 10, 10, 10] }, ...more });

export const floatedMKB = (more: Parameters<typeof floated>[0] = {}) =>
  floated({ held: { A: [20, 20], charter: [10, 10, 10, 10] }, ...more });

export const harbour = (company: CompanyId, hex: HexId, stop = 0): Station => ({
  company,
  hex,
  stop,
  place: 'harbour',
});

export const placeHarbour = (hex: HexId, stop = 0) => ({ type: 'harbour', hex, stop });

/** What the trains earn on these routes. */
export function run(state: LraState, ...lines: readonly string[]): number {
  return turnIn(played(state, routes(...lines))).revenue;
}
