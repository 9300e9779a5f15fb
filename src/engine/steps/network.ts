import { type Access, accessOf } from '@/engine/board/access';
import { graphOf, type TrackGraph } from '@/engine/board/graph';
import { type Reach, reachOf } from '@/engine/board/reach';
import type { BoardDef, BoardState } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
import type { RailState } from './state';

/** The track as one company finds it. */
export interface Network {
  readonly board: BoardDef;
  readonly graph: TrackGraph;
  readonly access: Access;
  readonly reach: Reach;
}

export interface Networks {
  boardOf(state: RailState): BoardDef;
  /** For whole states only: in a draft everything would have to be worked out anew. */
  of(state: RailState, company: CompanyId): Network;
}

export interface NetworkRules {
  boardOf(state: RailState): BoardDef;
  readonly redStationsShut: boolean;
}

/** Works a company's network out once for each board; stations of companies not yet floated block nobody. */
export function networks(rules: NetworkRules): Networks {
  const known = new WeakMap<BoardState, Map<string, Network>>();
  const of = (state: RailState, company: CompanyId) => {
    const floated = Object.keys(state.companies).filter((id) => state.companies[id]!.floated);
    const key = `${company}|${floated.join()}`;
    let ofBoard = known.get(state.board);
    if (!ofBoard) {
      ofBoard = new Map();
      known.set(state.board, ofBoard);
    }
    let network = ofBoard.get(key);
    if (!network) {
      network = networkFor(rules, state, company, new Set(floated));
      ofBoard.set(key, network);
    }
    return network;
  };
  return { boardOf: (state) => rules.boardOf(state), of };
}

function networkFor(
  rules: NetworkRules,
  state: RailState,
  company: CompanyId,
  floated: ReadonlySet<CompanyId>,
): Network {
  const board = rules.boardOf(state);
  const graph = graphOf(board, state.board);
  const access = accessOf(board, graph, state.board, company, {
    blocks: (other) => floated.has(other),
    redStationsShut: rules.redStationsShut,
  });
  return { board, graph, access, reach: reachOf(graph, access) };
}
