/**
 * States of the Introduction Game, told in a few words; players are A, B, C … and A acts unless told.
 *
 *   intState({ companies: { KWE: { director: 'A' } }, step: 'tile' })
 *   played(state, ...moves) …          as in `../playing`
 */
import type { Station } from '@/engine/board/types';
import type { Holder } from '@/engine/finance/state';
import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import { introductionGame } from '@/titles/dortmund/int';
import { box } from '@/titles/dortmund/int/box';
import type { IntState, TurnStep } from '@/titles/dortmund/int/state';
import { playing } from '../playing';

export type { AnyMove } from '../playing';
export { held } from '../playing';
export const { sound, played, eventsOf, refused, listed, asked } = playing(introductionGame);

/** How a company stands. Certificates that are not named are still on the display. */
export interface GivenCompany {
  /** Who has the director's certificate; nobody while it is on the display or in the Bank Pool. */
  director?: PlayerId | 'pool';
  /** Ordinary certificates by holder: A, B …, `pool`. */
  held?: Partial<Record<Holder, readonly number[]>>;
  train?: TrainId;
}

export interface Given {
  players?: number;
  companies?: Record<CompanyId, GivenCompany>;
  turn?: PlayerId;
  step?: TurnStep;
  /** Trains up to this type have been taken; those that no company has are gone. */
  phase?: TrainId;
  tiles?: Record<HexId, readonly [tile: string, turn: number]>;
  /** Stations beside the homes. */
  stations?: readonly (readonly [company: CompanyId, hex: HexId])[];
  links?: Record<HexId, number>;
}

const names = ['A', 'B', 'C', 'D', 'E'] as const;

export function intStart(players = 3, seed = 1): IntState {
  const seats = names.slice(0, players).map((id) => ({ id, name: id }));
  return begin(introductionGame, { title: box.id, players: seats, seed, options: {} }).state;
}

export function intState(given: Given): IntState {
  const state = structuredClone(intStart(given.players));
  for (const [id, company] of Object.entries(given.companies ?? {})) place(state, id, company);
  placeTrains(state, given);
  build(state, given);
  const step = given.step ?? 'take';
  const taken = state.certificates.filter(({ holder }) => holder !== 'offer').length;
  state.round = {
    kind: 'turns',
    number: step === 'take' ? taken + 1 : taken,
    of: box.turns,
    turn: given.turn ?? 'A',
    step,
    discarded: false,
  };
  state.certificates = newValue(state.certificates);
  state.trains = newValue(state.trains);
  state.board = newValue(state.board);
  return sound(state);
}

function place(state: IntState, company: CompanyId, given: GivenCompany): void {
  const cards = state.certificates.filter((card) => card.company === company);
  if (given.director) cards[0]!.holder = given.director;
  for (const [holder, percents] of Object.entries(given.held ?? {})) {
    for (const percent of percents ?? []) {
      const card = cards.find(
        (each) => !each.director && each.holder === 'offer' && each.percent === percent,
      );
      if (!card) throw new Error(`${company} has no further certificate of ${percent} %`);
      card.holder = holder;
    }
  }
  state.companies[company]!.founded = given.director !== undefined && given.director !== 'pool';
}

function placeTrains(state: IntState, given: Given): void {
  const take = (type: TrainId, at: string) => {
    const card = state.trains.find((train) => train.type === type && train.at === 'depot');
    if (!card) throw new Error(`no ${type}-train left`);
    card.at = at;
  };
  for (const [id, { train }] of Object.entries(given.companies ?? {})) if (train) take(train, id);
  const types = box.trains.map(({ id }) => id);
  const reached = given.phase ? types.indexOf(given.phase) : -1;
  for (const card of state.trains) {
    if (card.at === 'depot' && types.indexOf(card.type) < reached) card.at = 'gone';
  }
  const begun = state.trains.some(({ type, at }) => type === given.phase && at !== 'depot');
  if (given.phase && !begun) take(given.phase, 'gone');
}

function build(state: IntState, { tiles = {}, stations = [], links = {} }: Given): void {
  for (const [hex, [tile, turn]] of Object.entries(tiles)) state.board.tiles[hex] = { tile, turn };
  for (const [company, hex] of stations) {
    const station: Station = { company, hex, stop: 0 };
    state.board.stations.push(station);
    state.companies[company]!.tokens.shift();
  }
  for (const [hex, value] of Object.entries(links)) state.board.markers[hex] = [`link${value}`];
}

export function trainAt(state: IntState, place: CompanyId | 'depot' | 'gone'): TrainId[] {
  return state.trains.filter(({ at }) => at === place).map(({ type }) => type);
}

export const take = (company: CompanyId) => ({ type: 'take', company });
export const discard = (company: CompanyId, percent = 10) => ({ type: 'discard', company, percent });
export const takeCertificates = (...percents: number[]) => ({ type: 'take-certificates', percents });
export const bury = (company: CompanyId) => ({ type: 'bury', company });
export const lay = (hex: HexId, tile: string, turn: number) => ({ type: 'lay', hex, tile, turn });
export const station = (company: CompanyId, hex: HexId) => ({ type: 'place-station', company, hex, stop: 0 });
export const link = (hex: HexId) => ({ type: 'link', hex });
export const swapNew = (company: CompanyId) => ({ type: 'swap-new', company });
export const swapBetween = (...companies: CompanyId[]) => ({ type: 'swap-between', companies });
export const skip = { type: 'skip' } as const;
/** So many tens. */
export const tens = (count: number): number[] => Array.from({ length: count }, () => 10);
