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

export type Fault = {
  [C in keyof RouteFaults]: { readonly code: C; readonly params: Readonly<RouteFaults[C]> };
}[keyof RouteFaults];

/** Faults that need nothing to be told. */
export type PlainFault = {
  [C in keyof RouteFaults]: [keyof RouteFaults[C]] extends [never] ? C : never;
}[keyof RouteFaults];

/** One route is refused with the train that would run it. */
type OfTrain<F> = { [C in keyof F]: F[C] & { train: TrainId } };

/** Why these routes are no run of the company's trains. */
export interface RouteRefusals extends OfTrain<RouteFaults> {
  'route-malformed': NoParams;
  'route-count': { routes: number; trains: number };
  'route-track-shared': { train: TrainId; other: TrainId; hex: HexId };
  'route-train-idle': { running: number; most: number };
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends RouteRefusals {}
}
