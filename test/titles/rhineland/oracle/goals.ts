/** Links, target cards and destiny cards, read from the book once more. */
import type { RhinelandState } from '@/titles/rhineland/state';
import { townsInOneRoute } from './runs';
import type { Printed } from './turns';
import { allStops, type Doors, type Range, rangeFrom, rangeOf } from './ways';
import { areaHexes, directorIn, stopName, stopNamed, trainsAt, type World } from './world';

/** Every city and town lets a line through, whatever stands there; red fields and black triangles end it. */
function bareTrack(world: World, notThrough: readonly string[]): Doors {
  return {
    passes(stop, arriving, leaving) {
      const { hex, def } = stopNamed(world, stop);
      return def.kind !== 'offboard' && !arriving.terminal && !leaving.terminal && !notThrough.includes(hex);
    },
    isShut: () => false,
  };
}

function lineFrom(world: World, from: readonly string[], notThrough: readonly string[]): Range {
  const starts = allStops(world).filter((stop) => from.includes(stopNamed(world, stop).hex));
  return rangeFrom(world, bareTrack(world, notThrough), starts);
}

/** One line of track without turning back. */
export function isJoined(
  world: World,
  from: readonly string[],
  to: readonly string[],
  notThrough: readonly string[] = [],
): boolean {
  const { stops } = lineFrom(world, from, notThrough);
  return [...stops].some((stop) => to.includes(stopNamed(world, stop).hex));
}

/** [18LRA 4.1.2 no. 1, ruling 84] */
export function reachesRightBank(world: World): boolean {
  const isUpgraded = (hex: string) =>
    world.state.board.tiles[hex] !== undefined && ['green', 'brown'].includes(world.face(hex).colour);
  const bank = ['A13', 'A15', 'B16', 'C15', 'H16', ...['B14', 'D14', 'G15'].filter(isUpgraded)];
  return isJoined(world, ['I3'], bank);
}

const floatedIn = ({ companies }: RhinelandState) =>
  Object.keys(companies).filter((id) => companies[id]!.floated);

export const directed = (state: RhinelandState, player: string) =>
  floatedIn(state).filter((company) => directorIn(state, company) === player);

function isOnNetwork(world: World, hex: string): boolean {
  const { stops } = lineFrom(world, [hex], []);
  const { board, companies } = world.state;
  return board.stations.some(
    (each) => companies[each.company]?.floated && stops.has(stopName(each.hex, each.stop)),
  );
}

/** [18Rhl 8.4.1, rulings 102, 103, 137] goals that lie in how things stand. */
export function stands(world: World, target: string, owner: string): boolean {
  switch (target) {
    case 'T2':
      return isJoined(world, ['K2'], ['B15']);
    case 'T3':
      return isJoined(world, ['A4', 'A6'], ['L11', 'L13'], ['E2']);
    case 'T4':
      return directed(world.state, owner).some((company) => {
        const { doors } = rangeOf(world, company);
        return ['C14/0', 'C14/1', 'D15/0', 'D15/1'].every((door) => doors.has(door));
      });
    case 'T6':
      return isJoined(world, ['H1'], ['C14', 'D15']);
    case 'T7':
      return isOnNetwork(world, 'E2') && isOnNetwork(world, 'G2');
    default:
      return false;
  }
}

export const standing = ['T2', 'T3', 'T4', 'T6', 'T7'];

/** Alone in the first place, with anything at all. */
function first<T>(all: readonly T[], figure: (one: T) => number): T | undefined {
  const ranked = all.map((one) => ({ one, has: figure(one) })).sort((a, b) => b.has - a.has);
  const [best, next] = ranked;
  return best && best.has > 0 && best.has !== next?.has ? best.one : undefined;
}

function industriesReached(world: World, company: string): number {
  const { board, state } = world;
  const { stops, doors } = rangeOf(world, company);
  // [ruling 165] where track leads to
  const linked = [...stops]
    .map((stop) => stopNamed(world, stop))
    .filter(({ hex, no }) => world.face(hex).pieces.some(({ a, b }) => a === `s${no}` || b === `s${no}`));
  const hexes = [...new Set(linked.map(({ hex }) => hex))];
  const printed = hexes
    .filter((hex) => !board.hexes[hex]!.links)
    .flatMap((hex) => [...world.face(hex).icons, ...(state.board.markers[hex] ?? [])])
    .filter((each) => each === 'coalmine' || each === 'steelmill').length;
  const links = Object.entries(board.hexes).flatMap(([hex, { links = [] }]) =>
    links.filter(({ edge }) => doors.has(`${hex}/${edge}`)),
  ).length;
  return printed + links;
}

/** [18Rhl 8.4.2, rulings 105, 129, 139] has the player reached what the card asks for? */
export function isFulfilled(world: World, printed: Printed, card: string, player: string): boolean {
  const { state } = world;
  const own = directed(state, player);
  const ofOwn = (figure: (company: string) => number) => {
    const best = first(floatedIn(state), figure);
    return best !== undefined && own.includes(best);
  };
  const stationsOf = (company: string) => state.board.stations.filter((each) => each.company === company);
  const price = (company: string) => {
    const { row, col } = state.prices[company]!;
    return printed.market[row]![col]!;
  };
  switch (card) {
    case 'D1':
      return own.some((company) => trainsAt(state, company).length >= 2);
    case 'D2':
      return ofOwn(price);
    case 'D3': {
      const colours = ['D9', 'F9', 'I10'].map((hex) =>
        state.board.tiles[hex] ? world.face(hex).colour : '',
      );
      return colours.sort().join() === 'brown,gray,gray' || colours.join() === 'gray,gray,gray';
    }
    case 'D4':
      return ofOwn((company) => industriesReached(world, company));
    case 'D5':
      return (
        first(state.seats, (each) =>
          directed(state, each).reduce((sum, company) => sum + stationsOf(company).length, 0),
        ) === player
      );
    case 'D6':
      return own.some((company) =>
        stationsOf(company).some(({ hex }) => state.board.tiles[hex]?.tile === '948'),
      );
    case 'D7':
      return (
        first(state.seats, (each) => {
          const cards = state.certificates.filter(({ holder }) => holder === each);
          return new Set(cards.map(({ company }) => company)).size;
        }) === player
      );
    case 'D8':
      return ofOwn((company) => townsInOneRoute(world, printed, company));
    case 'D9':
      return own.some(
        (company) => stationsOf(company).filter(({ hex }) => ['A14', 'B15', 'C2'].includes(hex)).length >= 2,
      );
    case 'D10':
      return ofOwn((company) => state.companies[company]!.treasury);
    case 'D11':
      return ofOwn((company) => {
        const { round } = state;
        const isOut =
          round.kind === 'operating' && !round.done.includes(company) && round.turn?.company !== company;
        return isOut ? 0 : state.companies[company]!.lastRevenue;
      });
    case 'D12':
      return own.some((company) => {
        const { stops } = rangeOf(world, company);
        return ['A4', 'A6', 'C2', 'E2', 'G2'].every((hex) =>
          areaHexes(world.board, hex).includes(hex) ? stops.has(stopName(hex, 0)) : false,
        );
      });
    default:
      throw new Error(`there is no card ${card}`);
  }
}
