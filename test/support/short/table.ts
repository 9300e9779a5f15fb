/**
 * States of the Short Game, told in a few words; players are A, B, C … in this order, and A acts unless told.
 *
 *   const { shortState, played … } = shortTable('18Rhl');
 *   shortState({ companies: { CME: { director: 'A', train: '2' } }, step: 'direct' })
 */
import type { Station } from '@/engine/board/types';
import type { Holder } from '@/engine/finance/state';
import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import { begin } from '@/engine/game/play';
import { boxAt as lraBoxAt, lraShort } from '@/titles/rhineland/18lra/short';
import { boxAt as rhlBoxAt, rhlShort } from '@/titles/rhineland/18rhl/short';
import type { PlayerStep, ShortState } from '@/titles/rhineland/short/state';
import { playing } from '../playing';

export { held } from '../playing';

/** How a company stands. Certificates that are not named are still on the display. */
export interface GivenCompany {
  director?: PlayerId;
  /** Ordinary certificates by holder: A, B …, `pool`. */
  held?: Partial<Record<Holder, readonly number[]>>;
  train?: TrainId;
}

export interface Given {
  players?: number;
  companies?: Record<CompanyId, GivenCompany>;
  turn?: PlayerId;
  step?: PlayerStep;
  /** Trains up to this type have been taken; those that no company has are gone. */
  phase?: TrainId;
  tiles?: Record<HexId, readonly [tile: string, turn: number]>;
  /** Stations beside the homes. */
  stations?: readonly (readonly [company: CompanyId, hex: HexId, stop?: number])[];
  harbours?: readonly (readonly [company: CompanyId, hex: HexId])[];
  markers?: Record<HexId, string[]>;
  /** Whatever lies in no hand is in the Bank Pool: the last turn, after its certificate. */
  last?: boolean;
}

const names = ['A', 'B', 'C', 'D', 'E'] as const;

const maps = {
  '18Rhl': { title: rhlShort, boxAt: rhlBoxAt },
  '18LRA': { title: lraShort, boxAt: lraBoxAt },
} as const;

export function shortTable(map: keyof typeof maps) {
  const { title, boxAt } = maps[map];
  const moves = playing(title);

  const shortStart = (players = 3, seed = 1): ShortState => {
    const seats = names.slice(0, players).map((id) => ({ id, name: id }));
    return begin(title, { title: title.id, players: seats, seed, seating: 'entered', options: {} }).state;
  };

  const shortState = (given: Given): ShortState => {
    const state = structuredClone(shortStart(given.players));
    state.seats = names.slice(0, state.seats.length) as unknown as PlayerId[];
    if (given.markers) state.board.markers = { ...given.markers };
    for (const [id, company] of Object.entries(given.companies ?? {})) place(state, id, company);
    if (given.last) for (const card of state.certificates) if (card.holder === 'offer') card.holder = 'pool';
    placeTrains(state, given);
    build(state, given);
    state.round = roundOf(state, given);
    state.certificates = newValue(state.certificates);
    state.trains = newValue(state.trains);
    state.board = newValue(state.board);
    return moves.sound(state);
  };

  /** As many turns are over as certificates have been taken: the rest, down to the turn, goes to the Bank Pool. */
  const roundOf = (state: ShortState, given: Given): ShortState['round'] => {
    const { playerRounds: of } = boxAt(state.setup).rounds;
    const { step = 'take', last = false } = given;
    const turn = last ? state.seats.at(-1)! : (given.turn ?? 'A');
    const seats = state.seats.length;
    const isDone = step === 'take' ? 0 : 1;
    const offered = () => state.certificates.filter(({ holder }) => holder === 'offer');
    while ((of * seats - offered().length - isDone - state.seats.indexOf(turn)) % seats !== 0) {
      offered().at(-1)!.holder = 'pool';
    }
    const taken = of * seats - offered().length - isDone;
    return { kind: 'player', number: Math.floor(taken / seats) + 1, of, turn, step, builders: [] };
  };

  function place(state: ShortState, company: CompanyId, given: GivenCompany): void {
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
    state.companies[company]!.founded = given.director !== undefined;
  }

  function placeTrains(state: ShortState, given: Given): void {
    const take = (type: TrainId, at: string) => {
      const card = state.trains.find((train) => train.type === type && train.at === 'depot');
      if (!card) throw new Error(`no ${type}-train left`);
      card.at = at;
    };
    for (const [id, { train }] of Object.entries(given.companies ?? {})) if (train) take(train, id);
    const types = boxAt(state.setup).trains.map(({ id }) => id);
    const reached = given.phase ? types.indexOf(given.phase) : -1;
    for (const card of state.trains) {
      if (card.at === 'depot' && types.indexOf(card.type) < reached) card.at = 'gone';
    }
    const begun = state.trains.some(({ type, at }) => type === given.phase && at !== 'depot');
    if (given.phase && !begun) take(given.phase, 'gone');
  }

  function build(state: ShortState, { tiles = {}, stations = [], harbours = [] }: Given): void {
    for (const [hex, [tile, turn]] of Object.entries(tiles)) state.board.tiles[hex] = { tile, turn };
    for (const [company, hex, stop = 0] of stations) {
      const station: Station = { company, hex, stop };
      state.board.stations.push(station);
      state.companies[company]!.tokens.shift();
    }
    for (const [company, hex] of harbours) {
      state.board.stations.push({ company, hex, stop: 0, place: 'harbour' });
      delete state.companies[company]!.harbour;
    }
  }

  return { ...moves, title, boxAt, shortStart, shortState };
}

export function trainAt(state: ShortState, place: CompanyId | 'depot' | 'gone'): TrainId[] {
  return state.trains.filter(({ at }) => at === place).map(({ type }) => type);
}

export const take = (company: CompanyId) => ({ type: 'take', company });
export const discard = (company: CompanyId, percent = 10) => ({ type: 'discard', company, percent });
export const lay = (hex: HexId, tile: string, turn: number) => ({ type: 'lay', hex, tile, turn });
export const station = (company: CompanyId, hex: HexId, stop = 0) => ({
  type: 'place-station',
  company,
  hex,
  stop,
});
export const harbour = (company: CompanyId, hex: HexId) => ({
  type: 'place-harbour',
  company,
  hex,
  stop: 0,
});
export const swapNew = (company: CompanyId) => ({ type: 'swap-new', company });
export const swapBetween = (...companies: CompanyId[]) => ({ type: 'swap-between', companies });
export const skip = { type: 'skip' } as const;
export const runTrain = { type: 'run-train' } as const;
export const runAll = { type: 'run-all' } as const;
/** So many tens. */
export const tens = (count: number): number[] => Array.from({ length: count }, () => 10);
