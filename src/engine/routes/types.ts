import type { Access } from '@/engine/board/access';
import type { Piece, StopNode, TrackGraph } from '@/engine/board/graph';
import type { Fault, PlainFault } from './catalogue';

/**
 * How far a train runs. Cities and red fields always count; towns always, only where a route ends, or
 * never. Each limit that is left out does not limit.
 */
export interface Capacity {
  /** Most cities and red fields. */
  readonly cities?: number;
  /** Most towns that count. */
  readonly towns?: number;
  /** Most stops that count, of whatever kind. */
  readonly stops?: number;
  readonly townsCount: 'always' | 'ends' | 'never';
}

/** One time that a route is at a stop; two stops when a ferry between them makes them one. */
export interface Visit {
  readonly stops: readonly StopNode[];
  /** Was track marked as a ferry used here? */
  readonly ferry: boolean;
  /** The pieces by which the route comes and goes: one at an end of the route. */
  readonly pieces: readonly Piece[];
}

/** A whole route as rules of a title see it. Stops that the train ignores are not among the visits. */
export interface RouteView {
  readonly visits: readonly Visit[];
}

/** A route with all its track in order. */
export interface Route extends RouteView {
  readonly pieces: readonly Piece[];
}

/** Money that a route earns beside its stops. */
export interface BonusRule {
  readonly name: string;
  amount(route: RouteView): number;
  /**
   * What the bonus can never exceed: so much for any route, or the sum of what each of its stops can
   * add at most. The search leaves out what cannot be best by it, so it must be true.
   */
  readonly most: number | ((stop: StopNode) => number);
}

/** Something else that a complete route of this train must be, and what is wrong with it if it is not. */
export interface Demand {
  readonly code: PlainFault | Fault;
  met(route: RouteView): boolean;
  /** Every route that meets it has a stop of each of these groups; knowing it saves looking elsewhere. */
  readonly passes?: readonly ((stop: StopNode) => boolean)[];
}

/**
 * What a train can do and what its routes are worth, in whole numbers. Trains that share one profile (the same object) are
 * interchangeable. Everything a route is worth must follow from its visits, not from track between them.
 */
export interface TrainProfile {
  readonly capacity: Capacity;
  /** Value of a stop for this train, never below 0. With a ferry between two stops it is told of both. */
  value(visit: Pick<Visit, 'stops' | 'ferry'>): number;
  readonly bonuses?: readonly BonusRule[];
  /** Where this train finds other doors open or shut than the company's other trains do. */
  readonly access?: Access;
  /** Stops that neither count nor pay nor end a route. */
  ignores?(stop: StopNode): boolean;
  /** May a route end here? Every stop that is not ignored, if left out. */
  endsAt?(stop: StopNode): boolean;
  /** One of the two ends must be such a stop. */
  startsAt?(stop: StopNode): boolean;
  /** What stands for the own station that each route needs. */
  hasStation?(stop: StopNode): boolean;
  readonly demands?: readonly Demand[];
  /** Need not run, even where as many as possible must [18DO 4.5.7.3]. */
  readonly mayIdle?: boolean;
  /** Runs, whatever the others do [18DO 6.5.1]. All trains that must can run at once: who asks has made sure of it. */
  readonly mustRun?: boolean;
  /** Stops of a route that need not be counted (two that count as one): so many, never above `most`. */
  readonly spares?: { readonly most: number; of(route: RouteView): number };
}

export interface Train {
  readonly id: string;
  readonly profile: TrainProfile;
}

/** A train and the route that it runs. */
export interface Running<R extends RouteView = RouteView> {
  readonly train: Train;
  readonly route: R;
}

/** Money that depends on all routes of the run together, such as goods of which there are only so many. */
export interface SharedBonus {
  /**
   * The most that any route could get: so much, whatever the route, or the sum of what each of its stops can
   * add at most for this train. The search leaves out what cannot be best by it, so it must be true.
   */
  readonly ceiling: number | ((train: Train, stop: StopNode) => number);
  /** The most that this route alone could get; where what is shared has a price, after paying it. */
  most(running: Running): number;
  /** The price of all that is shared: the shares of a run are never more than this and `most` of its routes. */
  readonly rest?: number;
  /** How the best sharing pays each of the routes. One more route or a better one never makes the sum smaller. */
  share(run: readonly Running[]): readonly (readonly Bonus[])[];
}

export interface RouteRules {
  /** [18Rhl 6.2.3] a choice that leaves a train idle is refused if more could run. */
  readonly runAsManyAsPossible: boolean;
  /** Groups of stops of which a route has one at most, beside the areas of the graph. */
  readonly exclusive?: readonly (readonly StopNode[])[];
  /** No hex twice in a route, not even on separate track. */
  readonly hexOnce?: boolean;
  readonly shared?: SharedBonus;
  /** What every route earns is a multiple of this; knowing it saves proving what lies between. */
  readonly unit?: number;
}

/** Everything that the routes of a company's turn depend on. */
export interface RunInput {
  readonly graph: TrackGraph;
  readonly access: Access;
  readonly rules: RouteRules;
  readonly trains: readonly Train[];
}

export interface Bonus {
  readonly name: string;
  readonly amount: number;
}

/** What a route earns, line by line: plain data for screen and log. */
export interface RouteReport {
  readonly train: string;
  /** The track in order; this is how a route is written down. */
  readonly pieces: readonly string[];
  readonly stops: readonly StopReport[];
  readonly bonuses: readonly Bonus[];
  readonly total: number;
}

export interface StopReport {
  readonly hex: string;
  /** Which stops of the hex: two where a ferry joins them. */
  readonly stops: readonly number[];
  readonly ferry: boolean;
  readonly value: number;
}

export interface RunReport {
  /** One for each train that runs. */
  readonly routes: readonly RouteReport[];
  readonly total: number;
}

/** [18Rhl 6.2.3] cities and red fields count, towns only where the route ends. */
export function citiesAndEnds(limit: number): Capacity {
  return { stops: limit, townsCount: 'ends' };
}

/** [18Ruhr 10.5] so many cities and so many towns; towns may take the place of cities. */
export function citiesPlusTowns(cities: number, towns: number): Capacity {
  return { cities, stops: cities + towns, townsCount: 'always' };
}

/** [18DO 4.5.5] every stop counts. */
export function everyStop(limit: number): Capacity {
  return { stops: limit, townsCount: 'always' };
}
