/** Tables that play for what hardly ever happens by chance. */
import { isEdge, turnFace } from '@/engine/board/face';
import type { Edge, Lay, TrackEnd } from '@/engine/board/types';
import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import type { Choice, Move } from '@/engine/game/move';
import { bestRun } from '@/engine/routes/best';
import { checkRun } from '@/engine/routes/check';
import type { RunInput, TrainProfile } from '@/engine/routes/types';
import { boxAt } from '@/titles/rhineland/18rhl';
import { visits } from '@/titles/rhineland/rules/routes';
import type { RhinelandState } from '@/titles/rhineland/state';

type Told = Move & Partial<Lay> & { company?: string; target?: string; train?: string };

/** [18Rhl 8.4.1 T5] from Krefeld to Wesel and Berlin, then from the junction at C6 to Boxtel. */
const boxtelLine: Readonly<Record<string, readonly (readonly Edge[])[]>> = {
  E6: [[2]],
  D5: [[3, 5]],
  C6: [
    [0, 4],
    [1, 4],
    [0, 1, 4],
  ],
  C8: [[1, 3]],
  B9: [[0, 4]],
  B11: [[1, 4]],
  B13: [[1, 4]],
  C4: [[1, 4]],
};
const boxtelStations: readonly string[] = ['B9', 'C2', 'B15'];

const target = ({ targets = [] }: RhinelandState, id: string) => targets.find((each) => each.target === id);
const companyOf = ({ round }: RhinelandState) =>
  (round.kind === 'operating' ? round.turn?.company : undefined) as CompanyId | undefined;

/** Does somebody at this table play for T5, and has not got its bonus yet? */
function aimsAtBoxtel(state: RhinelandState): boolean {
  const card = target(state, 'T5');
  return state.setup.seed % 8 === 5 && card !== undefined && !card.paid;
}

/** Does the owner of T5 decide now? */
function isForBoxtel(state: RhinelandState): boolean {
  const company = companyOf(state);
  return company !== undefined && directorOf(state, company) === target(state, 'T5')?.owner;
}

/** All these sides are joined in one stop, or two of them by one piece of track. */
function joins(
  state: RhinelandState,
  { tile, turn }: Pick<Lay, 'tile' | 'turn'>,
  edges: readonly Edge[],
): boolean {
  const { track } = turnFace(boxAt(state.setup).board.tiles[tile]!, turn);
  const leadsTo = (edge: Edge): TrackEnd[] =>
    track.flatMap(([a, b]) => (a === edge ? [b] : b === edge ? [a] : []));
  const [first, ...others] = edges;
  return leadsTo(first!).some((end) =>
    others.every((edge) => edge === end || (!isEdge(end) && leadsTo(edge).includes(end))),
  );
}

/** Berlin is left to others, for whom it does not shut the line. */
function weightAt(hex: string, isOwn: boolean): number {
  if (hex === 'B15') return isOwn ? 20 : 100;
  return isOwn ? 100 : 0.01;
}

function weighForBoxtel(state: RhinelandState, move: Told): number | undefined {
  const { type, hex, tile, turn, company, train } = move;
  const isOwn = isForBoxtel(state);
  switch (type) {
    case 'take-target':
      return move.target === 'T5' ? 100 : 1;
    case 'found':
      return company === 'CCE' &&
        state.round.kind === 'stock' &&
        state.round.turn === target(state, 'T5')?.owner
        ? 50
        : undefined;
    case 'lay':
    case 'power': {
      const wanted = boxtelLine[hex!];
      if (!wanted) return isOwn ? 0.1 : undefined;
      return wanted.some((edges) => joins(state, { tile: tile!, turn: turn! }, edges)) ? 300 : 0.001;
    }
    case 'station':
      return boxtelStations.includes(hex!) ? weightAt(hex!, isOwn) : isOwn ? 0.01 : undefined;
    case 'buy-train':
      // long trains end the time for it
      return ['5', '6', '8'].includes(train ?? '') ? 0.5 : undefined;
    default:
      return undefined;
  }
}

/** [18Rhl 8.5.2 no. 4] tables that fill Essen before Krupp builds there, and then open a place. */
function aimsAtKrupp({ setup, privates, board }: RhinelandState): boolean {
  const isWaited = privates.KSW?.closed === false && !privates.KSW.used;
  const isBeside = board.stations.some(({ place }) => place === 'beside');
  return setup.seed % 8 === 1 && (isWaited || isBeside);
}

function weighForKrupp(state: RhinelandState, move: Told): number | undefined {
  const { type, hex, train } = move;
  const { stations, tiles } = state.board;
  const isFull = stations.filter((each) => each.hex === 'D13').length > 0;
  switch (type) {
    case 'lay':
    case 'power':
      if (hex !== 'D13') return undefined;
      // the green tile has two places: it comes when Krupp stands beside the one of the yellow tile
      return !tiles.D13 || state.privates.KSW!.used ? 200 : 0.01;
    case 'station':
      return hex === 'D13' ? 200 : 0.5;
    case 'free-station':
      return isFull ? 100 : 0.3;
    case 'buy-train':
      return train === '5' && !state.privates.KSW!.used ? 0.05 : undefined;
    default:
      return undefined;
  }
}

/** What such a table does; nothing where it plays like any other. */
export function weighForAim(state: RhinelandState, { move }: Choice): number | undefined {
  if (aimsAtBoxtel(state)) return weighForBoxtel(state, move);
  return aimsAtKrupp(state) ? weighForKrupp(state, move) : undefined;
}

/** A director who has T5 runs for its bonus and not for revenue. */
export function openlyForAim(state: RhinelandState, move: Move): Move {
  const company = companyOf(state);
  if (move.type !== 'run' || company === undefined || !aimsAtBoxtel(state) || !isForBoxtel(state))
    return move;
  const input = boxAt(state.setup).runInput(state, company);
  const { routes } = bestRun(withAim(input), { nodes: 20_000 });
  return checkRun(input, routes) ? move : ({ type: 'run', routes: routes.map((each) => [...each]) } as Move);
}

const bonus = 500;

function withAim(input: RunInput): RunInput {
  const aimed = new Map<TrainProfile, TrainProfile>();
  const profileOf = (profile: TrainProfile): TrainProfile => {
    const found = aimed.get(profile) ?? {
      ...profile,
      bonuses: [
        ...(profile.bonuses ?? []),
        {
          name: 'aim',
          amount: (route) => (visits(route, ['C2']) && visits(route, ['B15']) ? bonus : 0),
          most: (stop) => (stop.hex === 'C2' ? bonus : 0),
        },
      ],
    };
    aimed.set(profile, found);
    return found;
  };
  return { ...input, trains: input.trains.map(({ id, profile }) => ({ id, profile: profileOf(profile) })) };
}
