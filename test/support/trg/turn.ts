/**
 * A railway of The Railway Game in the middle of its turn, for tests of operating rounds. Built on `table.ts`.
 *
 *   turn({ company, step, … })      the state; tiles may lie anywhere
 *   running(more?)                  a railway of A with 50 % of its shares and 500 Mark
 *   run(state, 'I10:3-s0 H9:0-s0')  runs the trains, one line of track for each; gives what they earn
 */
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { OperatingRoundState, OperatingTurn } from '@/engine/steps/state';
import type { TurnDone } from '@/titles/dortmund/rules/operating/state';
import { type AnyMove, type Given, type GivenCompany, played, sound, type TrgState, trgState } from './table';

export type StepId = 'first-train' | 'track' | 'station' | 'link' | 'run' | 'beer' | 'dividend' | 'trains';

export interface GivenTurn extends Omit<Given, 'operating' | 'turn'> {
  company: CompanyId;
  step: StepId;
  turn?: Partial<OperatingTurn>;
  /** What the railway has done in this turn. */
  has?: Partial<TurnDone>;
  freeLinks?: readonly CompanyId[];
  /** Beer cubes in the supply: what is missing lies on the card of the last brewery. */
  beer?: number;
}

export function turn(given: GivenTurn): TrgState {
  const { company, step, turn: more, has, freeLinks = [], beer, ...rest } = given;
  const state = trgState({
    companies: { [company]: running() },
    phase: '3',
    ...rest,
    operating: { company, step, ...more },
  });
  state.done = { ...state.done, ...has };
  state.freeLinks = [...freeLinks];
  if (beer !== undefined) {
    const last = Object.keys(state.breweries).at(-1)!;
    state.breweries[last]!.cubes += state.beer - beer;
    state.beer = beer;
  }
  return sound(state);
}

/** A railway that A directs, with half of its shares on the charter. */
export function running(more: Partial<GivenCompany> = {}): GivenCompany {
  const director = more.director ?? 'A';
  return { director, held: { [director]: [10, 10, 10] }, at: [2, 5], treasury: 500, ...more };
}

/** DGEE and HHW have a director's certificate of 30 %. */
export const runningLarge = (more: Partial<GivenCompany> = {}) =>
  running({ held: { [more.director ?? 'A']: [10, 10] }, ...more });

export const turnIn = (state: TrgState): OperatingTurn => (state.round as OperatingRoundState).turn!;

/** Where the turn is now: `BME/station`. */
export function stepIn(state: TrgState): string {
  const now = (state.round as OperatingRoundState).turn;
  return now ? `${now.company}/${now.step}` : state.round.kind;
}

export const lay = (hex: HexId, tile: string, at: number) => ({ type: 'lay', hex, tile, turn: at });
export const station = (hex: HexId, stop = 0) => ({ type: 'station', hex, stop });
export const link = (hex: HexId) => ({ type: 'link', hex });
export const deliver = (...loads: readonly (readonly [train: number, cubes: number, to: HexId])[]) => ({
  type: 'deliver',
  loads: loads.map(([train, cubes, to]) => ({ train, cubes, to })),
});
export const sellShare = (percent = 10) => ({ type: 'sell-charter', percent });
export const redeem = (percent = 10) => ({ type: 'redeem', percent });
export const buyTrain = (train: string, from: 'depot' | 'pool' = 'depot') => ({
  type: 'buy-train',
  train,
  from,
});
export const skip = { type: 'skip' } as const;
export const pay = (yes: boolean) => ({ type: 'dividend', pay: yes });

/** Routes written as pieces of track, one text for each train. */
export const routes = (...lines: readonly string[]): AnyMove => ({
  type: 'run',
  routes: lines.map((line) => line.split(/\s+/).filter(Boolean)),
});

/** What the trains earn on these routes. */
export function run(state: TrgState, ...lines: readonly string[]): number {
  return turnIn(played(state, routes(...lines))).revenue;
}
