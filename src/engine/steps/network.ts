import { type Access, accessOf } from '@/engine/board/access';
import { graphOf, type TrackGraph } from '@/engine/board/graph';
import { type Reach, reachOf } from '@/engine/board/reach';
import type { BoardDef, BoardState } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
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

/** Works a company's network out once for each board, for as long as the graph of the board is kept. */
export function networks<S extends BuiltState = RailState>(rules: NetworkRules<S>): Networks<S> {
  const known = new WeakMap<TrackGraph, { built: BoardState; by: Map<string, Network> }>();
  const find = (state: S, company: CompanyId) => {
    const built = state.board;
    const graph = graphOf(rules.boardOf(state), built);
    const blocking = rules.blocking?.(state) ?? floatedCompanies(state);
    const key = `${company}|${blocking.join()}`;
    let ofBoard = known.get(graph);
    if (ofBoard?.built !== built) {
      ofBoard = { built, by: new Map() };
      known.set(graph, ofBoard);
    }
    let network = ofBoard.by.get(key);
    if (!network) {
      network = networkFor(rules, state, company, graph, new Set(blocking));
      ofBoard.by.set(key, network);
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

const statesKept = 4;

function networkFor<S extends BuiltState>(
  rules: NetworkRules<S>,
  state: S,
  company: CompanyId,
  graph: TrackGraph,
  blocking: ReadonlySet<CompanyId>,
): Network {
  const board = rules.boardOf(state);
  const access = accessOf(board, graph, state.board, company, {
    blocks: (other) => blocking.has(other),
    redStationsShut: rules.redStationsShut,
  });
  return new Found(board, graph, access, reachOf);
}

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
