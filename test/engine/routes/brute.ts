/**
 * All runs of a company, tried one by one: slow, and simple enough to be seen to be right. It shares nothing
 * with the optimiser but the types.
 */
import { mayPass } from '@/engine/board/access';
import type { Piece, StopNode, TrackGraph } from '@/engine/board/graph';
import type { Bonus, RouteView, RunInput, Running, Train, TrainProfile, Visit } from '@/engine/routes/types';

export interface BruteRoute {
  readonly pieces: readonly Piece[];
  /** All stops on the way, also those that the train ignores. */
  readonly stops: readonly StopNode[];
  readonly view: RouteView;
  readonly uses: ReadonlySet<number>;
  readonly value: number;
}

export interface BruteRun {
  readonly running: number;
  readonly total: number;
}

/** Every legal route of a train, in both directions. */
export function allRoutes(input: RunInput, train: Train): BruteRoute[] {
  const routes: BruteRoute[] = [];
  for (const start of input.graph.stops) {
    walk(input.graph, [start.index], [], (nodes, pieces) => {
      const route = legalRoute(input, train.profile, nodes, pieces);
      if (route) routes.push(route);
    });
  }
  return routes;
}

/** All trails from a stop: along pieces, never over a side or a piece between stops twice. */
function walk(
  graph: TrackGraph,
  nodes: readonly number[],
  pieces: readonly Piece[],
  visit: (nodes: readonly number[], pieces: readonly Piece[]) => void,
): void {
  const at = nodes.at(-1)!;
  const last = pieces.at(-1);
  const here = at < graph.stops.length;
  if (here && last) visit(nodes, pieces);
  for (const piece of graph.pieces) {
    if (!piece || (piece.from !== at && piece.to !== at)) continue;
    if (last && here !== (piece.hex === last.hex)) continue;
    const to = piece.from === at ? piece.to : piece.from;
    const isSide = to >= graph.stops.length;
    if (isSide && nodes.includes(to)) continue;
    if (!isSide && nodes.includes(to)) continue;
    if (pieces.includes(piece)) continue;
    walk(graph, [...nodes, to], [...pieces, piece], visit);
  }
}

function legalRoute(
  input: RunInput,
  profile: TrainProfile,
  nodes: readonly number[],
  pieces: readonly Piece[],
): BruteRoute | undefined {
  const { graph, rules } = input;
  const access = profile.access ?? input.access;
  const ignored = (stop: StopNode) => profile.ignores?.(stop) ?? false;
  const visits: { stops: StopNode[]; ferry: boolean; pieces: Piece[] }[] = [];
  for (const [i, node] of nodes.entries()) {
    const stop = graph.stops[node];
    if (!stop) continue;
    const [arriving, leaving] = [pieces[i - 1], pieces[i]];
    if (access.shut[node]) return undefined;
    if (arriving && leaving && !mayPass(graph, access, node, arriving, leaving)) return undefined;
    const crossed = arriving?.ferry && graph.stops[nodes[i - 1]!]?.area === stop.area;
    if (crossed) visits.at(-1)!.stops.push(stop);
    else visits.push({ stops: [stop], ferry: false, pieces: [] });
    const visit = visits.at(-1)!;
    for (const piece of [arriving, leaving]) {
      if (piece?.ferry) visit.ferry = true;
      const other = piece && graph.stops[piece.from === node ? piece.to : piece.from];
      if (piece && !(piece.ferry && other?.area === stop.area)) visit.pieces.push(piece);
    }
  }
  const areas = visits.map(({ stops }) => stops[0]!.area);
  if (new Set(areas).size < areas.length || visits.some(({ stops }) => stops.length > 2)) return undefined;
  for (const group of rules.exclusive ?? []) {
    if (visits.filter(({ stops }) => stops.some((stop) => group.includes(stop))).length > 1) return undefined;
  }
  if (rules.hexOnce) {
    const hexes = pieces.map((piece) => piece.hex).filter((hex, i, all) => hex !== all[i - 1]);
    if (new Set(hexes).size < hexes.length) return undefined;
  }
  const view = { pieces, visits: visits.filter(({ stops }) => !stops.every(ignored)) };
  if (view.visits.length < 2 || !isWithin(profile, view)) return undefined;
  const ends = [graph.stops[nodes[0]!]!, graph.stops[nodes.at(-1)!]!];
  if (ends.some((end) => ignored(end) || profile.endsAt?.(end) === false)) return undefined;
  if (profile.startsAt && !ends.some((end) => profile.startsAt!(end))) return undefined;
  const own = (stop: StopNode | undefined) =>
    stop !== undefined && (profile.hasStation?.(stop) ?? access.own[stop.index] === 1);
  if (!nodes.some((node) => own(graph.stops[node]))) return undefined;
  if (profile.demands?.some((demand) => !demand.met(view))) return undefined;
  return {
    pieces,
    stops: nodes.flatMap((node) => graph.stops[node] ?? []),
    view,
    uses: new Set(pieces.flatMap((piece) => piece.uses)),
    value: worthOf(profile, view),
  };
}

function isWithin({ capacity, spares }: TrainProfile, view: RouteView): boolean {
  const isTown = (visit: Visit) => visit.stops[0]!.def.kind === 'town';
  const cities = view.visits.filter((visit) => !isTown(visit)).length;
  const counted: Record<typeof capacity.townsCount, readonly Visit[]> = {
    always: view.visits,
    ends: [view.visits[0]!, view.visits.at(-1)!],
    never: [],
  };
  const towns = counted[capacity.townsCount].filter(isTown).length;
  const spared = spares?.of(view) ?? 0;
  return (
    cities <= (capacity.cities ?? 1e9) &&
    towns <= (capacity.towns ?? 1e9) &&
    cities + towns - spared <= (capacity.stops ?? 1e9)
  );
}

function worthOf(profile: TrainProfile, view: RouteView): number {
  const stops = view.visits.reduce((sum, visit) => sum + profile.value(visit), 0);
  return (profile.bonuses ?? []).reduce((sum, bonus) => sum + bonus.amount(view), stops);
}

/** The best run of all trains: most of those that must run first where the rules say so, then most money. */
export function bruteRun(input: RunInput): BruteRun {
  const lists = input.trains.map((train) => oneWayOnly(allRoutes(input, train)));
  let best: BruteRun = { running: 0, total: 0 };
  const place = (train: number, run: readonly (Running & BruteRoute)[]) => {
    if (train === lists.length) {
      const runs = (each: Train) => run.some((running) => running.train === each);
      if (input.trains.some((each) => each.profile.mustRun && !runs(each))) return;
      const running = run.filter(({ train: each }) => !each.profile.mayIdle).length;
      const found = { running, total: totalOf(input, run) };
      if (isBetter(input, found, best)) best = found;
      return;
    }
    place(train + 1, run);
    for (const route of lists[train]!) {
      if (run.some((other) => [...other.uses].some((use) => route.uses.has(use)))) continue;
      place(train + 1, [...run, { ...route, train: input.trains[train]!, route: route.view }]);
    }
  };
  place(0, []);
  return best;
}

function isBetter(input: RunInput, found: BruteRun, best: BruteRun): boolean {
  if (input.rules.runAsManyAsPossible && found.running !== best.running) return found.running > best.running;
  return found.total > best.total;
}

function totalOf(input: RunInput, run: readonly (Running & BruteRoute)[]): number {
  const own = run.reduce((sum, { value }) => sum + value, 0);
  const shares: Bonus[] = run.length > 0 ? (input.rules.shared?.share(run).flat() ?? []) : [];
  return shares.reduce((sum, { amount }) => sum + amount, own);
}

/** A route and the same route backwards are one. */
function oneWayOnly(routes: readonly BruteRoute[]): BruteRoute[] {
  const kept = new Map<string, BruteRoute>();
  for (const route of routes) {
    const keys = route.pieces.map(({ key }) => key);
    const name = [keys.join(), [...keys].reverse().join()].sort()[0]!;
    kept.set(name, route);
  }
  return [...kept.values()];
}
