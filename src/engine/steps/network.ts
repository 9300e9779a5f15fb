import { type Access, accessOf, hexesWithExtraPlace } from '@/engine/board/access';
import { graphOf, type TrackGraph } from '@/engine/board/graph';
import { type Reach, reachOf } from '@/engine/board/reach';
import type { BoardDef, BoardState } from '@/engine/board/types';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import type { RailState } from './state';

/** The track as one company finds it. */
export interface Network {
  readonly board: BoardDef;
  readonly graph: TrackGraph;
  readonly access: Access;
  /** Worked out when first asked for. */
  readonly reach: Reach;
}

/** What a network is worked out from. */
export interface BuiltState extends Pick<RailState, 'setup' | 'board'> {
  companies: Record<CompanyId, { founded: boolean; floated?: boolean }>;
}

export interface Networks<S extends BuiltState = RailState> {
  boardOf(state: S): BoardDef;
  /** For whole states only: in a draft everything would have to be worked out anew. */
  of(state: S, company: CompanyId): Network;
}

export interface NetworkRules<S extends BuiltState = RailState> {
  boardOf(state: S): BoardDef;
  readonly redStationsShut: boolean;
  /** Companies whose stations stand in the way of others: those that have floated, where it is silent. */
  blocking?(state: S): readonly CompanyId[];
}

function floatedCompanies({ companies }: BuiltState): CompanyId[] {
  return Object.keys(companies).filter((id) => companies[id]!.floated);
}

/** What is kept for a part of a graph, as long as the stations are the same. */
class ByStations<Part extends object, V> {
  private readonly known = new WeakMap<Part, { stations: BoardState['stations']; by: Map<string, V> }>();

  of(part: Part, { stations }: BoardState): Map<string, V> {
    let found = this.known.get(part);
    if (found?.stations !== stations) {
      found = { stations, by: new Map() };
      this.known.set(part, found);
    }
    return found.by;
  }
}

/**
 * Works a company's network out once for each graph and its stations, for as long as the graph is kept; how it finds
 * the stops, once for each list of stops: most tiles are laid where there is none.
 */
export function networks<S extends BuiltState = RailState>(rules: NetworkRules<S>): Networks<S> {
  const known = new ByStations<TrackGraph, Network>();
  const accesses = new ByStations<TrackGraph['stops'], Access>();
  const find = (state: S, company: CompanyId) => {
    const built = state.board;
    const board = rules.boardOf(state);
    const graph = graphOf(board, built);
    const blocking = rules.blocking?.(state) ?? floatedCompanies(state);
    const key = `${company}|${blocking.join()}|${hexesWithExtraPlace(built)}`;
    const ofGraph = known.of(graph, built);
    let network = ofGraph.get(key);
    if (!network) {
      const ofStops = accesses.of(graph.stops, built);
      const access =
        ofStops.get(key) ??
        accessOf(board, graph, built, company, {
          blocks: (other) => blocking.includes(other),
          redStationsShut: rules.redStationsShut,
        });
      ofStops.set(key, access);
      network = new Found(board, graph, access, reachOf);
      ofGraph.set(key, network);
    }
    return network;
  };
  // a move asks for the same few networks again and again
  const ofState = recent(statesKept, (_state: S) => new Map<CompanyId, Network>());
  const of = (state: S, company: CompanyId) => {
    const found = ofState(state);
    let network = found.get(company);
    if (!network) {
      network = find(state, company);
      found.set(company, network);
    }
    return network;
  };
  return { boardOf: (state) => rules.boardOf(state), of };
}

/** Where the company has its stations, as long as no track leaves any of them. */
export function unlinkedHexes({ graph, access }: Pick<Network, 'graph' | 'access'>): HexId[] {
  const own = graph.stops.filter(({ index }) => access.own[index]);
  return own.some(({ pieces }) => pieces.length > 0) ? [] : [...new Set(own.map(({ hex }) => hex))];
}

const statesKept = 4;

/** A network whose reach is worked out when first asked for. */
export class Found implements Network {
  private known?: Reach;

  constructor(
    readonly board: BoardDef,
    readonly graph: TrackGraph,
    readonly access: Access,
    private readonly reachIn: (graph: TrackGraph, access: Access) => Reach,
  ) {}

  get reach(): Reach {
    this.known ??= this.reachIn(this.graph, this.access);
    return this.known;
  }
}
