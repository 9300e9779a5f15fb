import { graphOf } from '@/engine/board/graph';
import { arrivesAtEdge } from '@/engine/board/reach';
import { sharesOf } from '@/engine/finance/certificates';
import { trainsOf } from '@/engine/finance/trains';
import { isCompanyRound } from '@/engine/game/company-round';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { priceOf } from '@/engine/market/market';
import type { RhinelandBox } from '../../box';
import type { DestinyGoal } from '../../goals';
import type { RhinelandState } from '../../state';
import { directedBy } from '../targets/goals';
import { industriesOn } from '../values';

/** Has a player reached a goal as things stand? */
export function isFulfilled(
  box: RhinelandBox,
  state: RhinelandState,
  player: PlayerId,
  goal: DestinyGoal,
): boolean {
  const own = directedBy(state, player);
  const figure = companyFigure(box, state, goal);
  if (figure) {
    const first = leader(floatedIn(state), figure);
    return first !== undefined && own.includes(first);
  }
  const ofPlayer = playerFigure(state, goal);
  if (ofPlayer) return leader(state.seats, ofPlayer) === player;
  if (goal.kind === 'metropolises') return arePrime(box, state, goal);
  return own.some((company) => isFulfilledBy(box, state, company, goal));
}

function floatedIn({ companies }: RhinelandState): CompanyId[] {
  return Object.keys(companies).filter((id) => companies[id]!.floated);
}

/** [18Rhl 8.4.2, ruling 129] the one with the most of something; nobody where two share the first place. */
function leader<T>(all: readonly T[], figure: (one: T) => number): T | undefined {
  const figures = all.map(figure);
  const most = Math.max(...figures, 0);
  const first = all.filter((_, i) => figures[i] === most);
  return most > 0 && first.length === 1 ? first[0] : undefined;
}

/** What the companies are compared by. */
function companyFigure(
  box: RhinelandBox,
  state: RhinelandState,
  { kind }: DestinyGoal,
): ((company: CompanyId) => number) | undefined {
  switch (kind) {
    case 'highestValue':
      return (company) => priceOf(box.market, state, company);
    case 'mostIndustriesReached':
      return (company) => industriesReached(box, state, company);
    case 'mostTownsInOneRoute':
      return (company) => box.mostTowns?.(state, company) ?? 0;
    case 'largestTreasury':
      return (company) => state.companies[company]!.treasury;
    case 'highestLastRevenue':
      return (company) => (hasActed(state, company) ? state.companies[company]!.lastRevenue : 0);
    default:
      return undefined;
  }
}

/** What the players are compared by. */
function playerFigure(
  state: RhinelandState,
  { kind }: DestinyGoal,
): ((player: PlayerId) => number) | undefined {
  if (kind === 'mostStations') {
    return (player) => {
      const own = directedBy(state, player);
      return state.board.stations.filter(({ company }) => own.includes(company)).length;
    };
  }
  if (kind === 'mostDifferentCompanies') {
    return (player) =>
      Object.keys(state.companies).filter((company) => sharesOf(state, player, company) > 0).length;
  }
  return undefined;
}

/** Does this company alone do what the card asks for? */
function isFulfilledBy(
  box: RhinelandBox,
  state: RhinelandState,
  company: CompanyId,
  goal: DestinyGoal,
): boolean {
  const stations = state.board.stations.filter((each) => each.company === company);
  switch (goal.kind) {
    case 'trains':
      return trainsOf(state, company).length >= goal.count;
    case 'stationOnTile':
      return stations.some(({ hex }) => state.board.tiles[hex]?.tile === goal.tile);
    case 'stationsOn':
      return stations.filter(({ hex }) => goal.hexes.includes(hex)).length >= goal.count;
    case 'reachesAll':
      return goal.hexes.every((hex) => reaches(box, state, company, hex));
    default:
      return false;
  }
}

function reaches(box: RhinelandBox, state: RhinelandState, company: CompanyId, hex: string): boolean {
  const { graph, reach } = box.network.of(state, company);
  return graph.stopsOf.get(hex)?.some(({ index }) => reach.stops[index]) ?? false;
}

/** [ruling 165] a station on a hex that no track has come to yet is not on a route. */
function isLinked(box: RhinelandBox, state: RhinelandState, company: CompanyId, hex: string): boolean {
  const { graph, reach } = box.network.of(state, company);
  return graph.stopsOf.get(hex)!.some(({ index, pieces }) => reach.stops[index] && pieces.length > 0);
}

/** [18Rhl 8.4.2, ruling 105] industries on available routes; a red field has one at each of its edges. */
function industriesReached(box: RhinelandBox, state: RhinelandState, company: CompanyId): number {
  const { board, graph, reach } = box.network.of(state, company);
  const scene = { board, state: state.board, colour: box.phases.of(state).colour };
  return [...graphOf(board, state.board).stopsOf.keys()].reduce((sum, hex) => {
    const links = board.hexes[hex]!.links;
    if (links) return sum + links.filter(({ edge }) => arrivesAtEdge(board, graph, reach, hex, edge)).length;
    return isLinked(box, state, company, hex) ? sum + industriesOn(scene, hex).length : sum;
  }, 0);
}

/** [18Rhl 8.4.2 D3] as far as they can be built: so many grey, and the others brown. */
function arePrime(
  { board }: RhinelandBox,
  state: RhinelandState,
  { hexes, gray }: Extract<DestinyGoal, { kind: 'metropolises' }>,
): boolean {
  const colours = hexes.map((hex) => {
    const laid = state.board.tiles[hex];
    return laid && board.tiles[laid.tile]!.colour;
  });
  return (
    colours.filter((colour) => colour === 'gray').length >= gray &&
    colours.every((colour) => colour === 'gray' || colour === 'brown')
  );
}

/** [ruling 105] in the last operating round: where a bankruptcy cuts it short, not all have had their turn in it. */
function hasActed({ round }: RhinelandState, company: CompanyId): boolean {
  return !isCompanyRound(round) || round.done.includes(company) || round.turn?.company === company;
}
