import type { HexId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What is wrong with one route by itself. */
export interface RouteFaults {
  'route-unknown-track': { piece: string };
  'route-broken': { hex: HexId };
  'route-no-end': { hex: HexId };
  'route-track-twice': { hex: HexId };
  'route-hex-twice': { hex: HexId };
  'route-stop-twice': { hex: HexId };
  'route-exclusive': { hex: HexId; other: HexId };
  'route-shut': { hex: HexId };
  'route-passes-end': { hex: HexId };
  'route-blocked': { hex: HexId };
  'route-too-short': NoParams;
  'route-too-long': { length: number; limit: number };
  'route-wrong-end': { hex: HexId };
  'route-wrong-start': NoParams;
  'route-no-station': NoParams;
}

/** A train must go where this route does not, because of what it carries [18DO 6.5.1]. */
export interface GoalFaults {
  'route-misses-goal': NoParams;
}

/** All that may be wrong with one route. */
export type Faults = RouteFaults & GoalFaults;

export type Fault = {
  [C in keyof Faults]: { readonly code: C; readonly params: Readonly<Faults[C]> };
}[keyof Faults];

/** Faults that need nothing to be told. */
export type PlainFault = {
  [C in keyof Faults]: [keyof Faults[C]] extends [never] ? C : never;
}[keyof Faults];

/** One route is refused with the train that would run it. */
type OfTrain<F> = { [C in keyof F]: F[C] & { train: TrainId } };

/** Why these routes are no run of the company's trains. */
export interface RouteRefusals extends OfTrain<RouteFaults> {
  'route-malformed': NoParams;
  'route-count': { routes: number; trains: number };
  'route-track-shared': { train: TrainId; other: TrainId; hex: HexId };
  'route-train-idle': { running: number; most: number };
}

/** Of titles in which trains carry something. */
export interface GoalRefusals extends OfTrain<GoalFaults> {}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends RouteRefusals, GoalRefusals {}
}
