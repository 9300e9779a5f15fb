import { type Access, mayPass } from '@/engine/board/access';
import type { StopNode, TrackGraph } from '@/engine/board/graph';
import { type Arc, type Lines, linesOf } from './lines';
import { ignores } from './path';
import type { RunInput, TrainProfile } from './types';

/** What a stop is for a train's length. */
export const passedBy = 0;
export const town = 1;
export const city = 2;

/** The track as one kind of train sees it: stops by index, arcs between them. */
export interface Network extends StopFigures {
  readonly graph: TrackGraph;
  readonly profile: TrainProfile;
  readonly access: Access;
  readonly lines: Lines;
  /** Arcs between stops that are not shut. */
  readonly leaving: readonly (readonly Arc[])[];
  /** By arc: what both stops of a ferry are worth together. */
  readonly pair: Int32Array;
  /** The most that bonuses can add to a route beside what they can add for its stops. */
  readonly extraForAll: number;
}

/** By stop. */
interface StopFigures {
  readonly kind: Uint8Array;
  readonly plain: Int32Array;
  /** Value when a ferry to a side is used. */
  readonly ferried: Int32Array;
  /** The most that bonuses can add for it. */
  readonly extra: Int32Array;
  /** The bonuses that it can add to: one bit for each. */
  readonly bonusesAt: Int32Array;
  readonly own: Uint8Array;
  readonly mayEnd: Uint8Array;
  readonly mayStart: Uint8Array;
}

export function networkOf(input: RunInput, profile: TrainProfile): Network {
  const { graph, rules } = input;
  const lines = linesOf(graph, rules);
  const access = profile.access ?? input.access;
  const isShut = access.shut.includes(1);
  const leaving = isShut
    ? lines.leaving.map((arcs) => arcs.filter((arc) => !access.shut[arc.from] && !access.shut[arc.to]))
    : lines.leaving;
  const both = ({ from, to }: Arc) => [graph.stops[from]!, graph.stops[to]!];
  return {
    graph,
    profile,
    access,
    lines,
    leaving,
    pair: Int32Array.from(lines.arcs, (arc) =>
      arc.segment.crossing ? profile.value({ stops: both(arc), ferry: true }) : 0,
    ),
    ...figuresOf(graph, profile, access, leaving, sharedAt(input, profile)),
    extraForAll: extraForAll(input, profile),
  };
}

function figuresOf(
  graph: TrackGraph,
  profile: TrainProfile,
  access: Access,
  leaving: readonly (readonly Arc[])[],
  shared: (stop: StopNode) => number,
): StopFigures {
  const count = graph.stops.length;
  const figures = {
    kind: new Uint8Array(count),
    plain: new Int32Array(count),
    ferried: new Int32Array(count),
    extra: new Int32Array(count),
    bonusesAt: new Int32Array(count),
    own: new Uint8Array(count),
    mayEnd: new Uint8Array(count),
    mayStart: new Uint8Array(count),
  };
  for (const stop of graph.stops) {
    const i = stop.index;
    if (leaving[i]!.length === 0) continue;
    figures.own[i] = Number(profile.hasStation?.(stop) ?? access.own[i]);
    if (ignores(profile, stop)) continue;
    figures.kind[i] = stop.def.kind === 'town' ? town : city;
    figures.plain[i] = profile.value({ stops: [stop], ferry: false });
    figures.ferried[i] = leaving[i]!.some((arc) => arc.first.ferry)
      ? profile.value({ stops: [stop], ferry: true })
      : figures.plain[i]!;
    let extra = shared(stop);
    for (const [bonus, { most }] of (profile.bonuses ?? []).entries()) {
      const here = typeof most === 'function' ? most(stop) : 0;
      if (here !== 0 || typeof most === 'number') figures.bonusesAt[i]! |= 1 << bonus;
      extra += here;
    }
    figures.extra[i] = Math.ceil(extra);
    figures.mayEnd[i] = Number(profile.endsAt?.(stop) ?? true);
    figures.mayStart[i] = Number(profile.startsAt?.(stop) ?? true);
  }
  return figures;
}

function extraForAll({ rules }: RunInput, profile: TrainProfile): number {
  const own = (profile.bonuses ?? []).reduce(
    (sum, { most }) => sum + (typeof most === 'number' ? most : 0),
    0,
  );
  const ceiling = rules.shared?.ceiling;
  return own + (typeof ceiling === 'number' ? ceiling : 0);
}

/** What a stop can add at most to what a train gets of the bonus that all trains share. */
function sharedAt({ rules, trains }: RunInput, profile: TrainProfile): (stop: StopNode) => number {
  const ceiling = rules.shared?.ceiling;
  const train = trains.find((each) => each.profile === profile);
  return typeof ceiling === 'function' && train ? (stop) => ceiling(train, stop) : () => 0;
}

/** May a route that came by one arc go on by the other? */
export function mayFollow(network: Network, arriving: Arc, leaving: Arc): boolean {
  return mayPass(network.graph, network.access, leaving.from, arriving.last, leaving.first);
}
