import { mayPass } from '@/engine/board/access';
import { type Piece, pieceWithKey, type TrackGraph } from '@/engine/board/graph';
import { type Given, type Objection, object } from '@/engine/game/refusal';
import type { Fault, Faults } from './catalogue';
import { beyond, lengthOf } from './length';
import { atMostTrains, mostTrains } from './most';
import { countedVisits, ignores, type Passing, type Path, passings, pathOf, visitsOf } from './path';
import type { Route, RouteRules, RunInput, Running, Train, Visit } from './types';

/** A legal run, or why it is none. */
export type CheckedRun = { readonly run: readonly Running<Route>[] } | { readonly objection: Objection };

/** Why these routes are no legal run of all trains: one list of pieces for each train, empty if it stays idle. */
export function checkRun(input: RunInput, routes: unknown): Objection | undefined {
  const checked = readRun(input, routes);
  return 'objection' in checked ? checked.objection : undefined;
}

/** Reads routes written down as pieces of track. Nothing in them is trusted. */
export function readRun(input: RunInput, routes: unknown): CheckedRun {
  if (!isRun(routes)) return { objection: object('route-malformed') };
  const { length } = input.trains;
  if (routes.length !== length)
    return { objection: object('route-count', { routes: routes.length, trains: length }) };
  const run: Running<Route>[] = [];
  for (const [i, keys] of routes.entries()) {
    if (keys.length === 0) continue;
    const read = readRoute(input, input.trains[i]!, keys);
    if ('objection' in read) return read;
    run.push({ train: input.trains[i]!, route: read.route });
  }
  const objection = sharedTrack(run) ?? idleTrain(input, run);
  return objection ? { objection } : { run };
}

function fault<C extends keyof Faults>(code: C, ...[params]: Given<Faults[C]>): Fault {
  return { code, params: params ?? {} } as Fault;
}

/** One route by itself, whatever the other trains do. */
export function readRoute(
  input: RunInput,
  train: Train,
  keys: readonly string[],
): { readonly route: Route } | { readonly objection: Objection } {
  const refuse = ({ code, params }: Fault) => ({
    objection: { code, params: { train: train.id, ...params } } as Objection,
  });
  if (keys.length === 0) return refuse(fault('route-too-short'));
  const pieces: Piece[] = [];
  for (const key of keys) {
    const piece = pieceWithKey(input.graph, key);
    if (!piece) return refuse(fault('route-unknown-track', { piece: key.slice(0, 20) }));
    pieces.push(piece);
  }
  const path = pathOf(input.graph, pieces);
  if ('brokenAt' in path) {
    const piece = pieces[path.brokenAt];
    return refuse(
      piece ? fault('route-broken', { hex: piece.hex }) : fault('route-no-end', { hex: pieces.at(-1)!.hex }),
    );
  }
  const passed = passings(input.graph, path);
  const visits = visitsOf(input.graph, passed);
  const route = { pieces, visits: countedVisits(visits, train.profile) };
  const found =
    trackFault(input, path) ??
    stopFault(input, train, passed, visits) ??
    endFault(input, train, passed, route);
  return found ? refuse(found) : { route };
}

const longestRoute = 1000;

function isRun(routes: unknown): routes is string[][] {
  const isKeys = (keys: unknown) =>
    Array.isArray(keys) && keys.length <= longestRoute && keys.every((key) => typeof key === 'string');
  return Array.isArray(routes) && routes.every(isKeys);
}

/** [18Rhl 6.1.2] no track twice, however short; [18DO 3.2.2] in some titles no hex twice. */
function trackFault(input: RunInput, path: Path): Fault | undefined {
  const seen = new Set<number>();
  for (const [i, piece] of path.pieces.entries()) {
    const use = useOf(input.graph, piece, path.nodes[i + 1]!);
    if (use === undefined) continue;
    if (seen.has(use)) return fault('route-track-twice', { hex: piece.hex });
    seen.add(use);
  }
  return input.rules.hexOnce ? hexFault(path) : undefined;
}

/** The side that a piece leads to, or the piece itself where it joins two stops. */
function useOf(graph: TrackGraph, piece: Piece, to: number): number | undefined {
  if (to >= graph.stops.length) return to - graph.stops.length;
  return piece.from < graph.stops.length && piece.to < graph.stops.length ? piece.uses[0] : undefined;
}

function hexFault(path: Path): Fault | undefined {
  const left = new Set<string>();
  for (const [i, piece] of path.pieces.entries()) {
    if (left.has(piece.hex)) return fault('route-hex-twice', { hex: piece.hex });
    if (path.pieces[i + 1] && path.pieces[i + 1]!.hex !== piece.hex) left.add(piece.hex);
  }
  return undefined;
}

function stopFault(
  input: RunInput,
  train: Train,
  passed: readonly Passing[],
  visits: readonly Visit[],
): Fault | undefined {
  return (
    twiceFault(visits) ??
    exclusiveFault(input.rules, visits) ??
    firstFault(passed, (passing) => passingFault(input, train, passing))
  );
}

/** [18Rhl 6.2.3] no stop twice, and both stops of a ferry are one. */
function twiceFault(visits: readonly Visit[]): Fault | undefined {
  const areas = new Set<string>();
  for (const { stops } of visits) {
    const { area, hex } = stops[0]!;
    if (areas.has(area) || stops.length > 2) return fault('route-stop-twice', { hex });
    areas.add(area);
  }
  return undefined;
}

function exclusiveFault(rules: RouteRules, visits: readonly Visit[]): Fault | undefined {
  for (const group of rules.exclusive ?? []) {
    const [one, other] = visits.filter(({ stops }) => stops.some((stop) => group.includes(stop)));
    if (one && other) {
      return fault('route-exclusive', { hex: one.stops[0]!.hex, other: other.stops[0]!.hex });
    }
  }
  return undefined;
}

function passingFault(input: RunInput, train: Train, passing: Passing): Fault | undefined {
  const access = train.profile.access ?? input.access;
  const { stop, arriving, leaving } = passing;
  const hex = stop.hex;
  if (access.shut[stop.index]) return fault('route-shut', { hex });
  if (!arriving || !leaving || mayPass(input.graph, access, stop.index, arriving, leaving)) return undefined;
  const isEnd = stop.def.kind === 'offboard' || arriving.terminal || leaving.terminal;
  return fault(isEnd ? 'route-passes-end' : 'route-blocked', { hex });
}

function endFault(
  input: RunInput,
  train: Train,
  passed: readonly Passing[],
  route: Route,
): Fault | undefined {
  const { profile } = train;
  if (route.visits.length < 2) return fault('route-too-short');
  const ends = [passed[0]!.stop, passed.at(-1)!.stop];
  for (const end of ends) {
    if (ignores(profile, end) || profile.endsAt?.(end) === false)
      return fault('route-wrong-end', { hex: end.hex });
  }
  if (profile.startsAt && !ends.some((end) => profile.startsAt!(end))) return fault('route-wrong-start');
  if (!hasStation(input, train, passed)) return fault('route-no-station');
  const tooLong = beyond(profile.capacity, lengthOf(profile, route));
  if (tooLong) return fault('route-too-long', tooLong);
  const unmet = profile.demands?.find((demand) => !demand.met(route));
  if (!unmet) return undefined;
  return typeof unmet.code === 'string' ? fault(unmet.code) : unmet.code;
}

function hasStation({ access }: RunInput, { profile }: Train, passed: readonly Passing[]): boolean {
  const own = (profile.access ?? access).own;
  return passed.some(({ stop }) => profile.hasStation?.(stop) ?? own[stop.index] === 1);
}

/** [18Rhl 6.2.3] the routes of all trains are entirely separate; they may meet at stops. */
function sharedTrack(run: readonly Running<Route>[]): Objection | undefined {
  const takenBy = new Map<number, Train>();
  for (const { train, route } of run) {
    for (const { uses, hex } of route.pieces) {
      for (const use of uses) {
        const other = takenBy.get(use);
        if (other && other !== train) {
          return object('route-track-shared', { train: train.id, other: other.id, hex });
        }
        takenBy.set(use, train);
      }
    }
  }
  return undefined;
}

/** [18Rhl 6.2.3] as many trains as possible must run, of those that must at all. */
function idleTrain(input: RunInput, run: readonly Running<Route>[]): Objection | undefined {
  if (!input.rules.runAsManyAsPossible || run.length >= input.trains.length) return undefined;
  const bound = input.trains.filter(({ profile }) => profile.mustRun);
  const idle = bound.filter((train) => !run.some((running) => running.train === train));
  if (idle.length > 0) {
    return object('route-train-idle', { running: bound.length - idle.length, most: bound.length });
  }
  const dutiful = { ...input, trains: input.trains.filter(({ profile }) => !profile.mayIdle) };
  const running = run.filter(({ train }) => !train.profile.mayIdle).length;
  if (running >= Math.min(dutiful.trains.length, atMostTrains(dutiful))) return undefined;
  const most = mostTrains(dutiful);
  return running < most ? object('route-train-idle', { running, most }) : undefined;
}

function firstFault<T>(items: readonly T[], faultOf: (item: T) => Fault | undefined): Fault | undefined {
  for (const item of items) {
    const found = faultOf(item);
    if (found) return found;
  }
  return undefined;
}
