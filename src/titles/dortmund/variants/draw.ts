import { withOverlays } from '@/engine/board/overlay';
import type { BoardDef, HexDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { type Agreed, agreedIn } from '@/engine/game/options';
import { type RandomState, shuffled } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import { mines } from '../board';
import { areas, exportDemand, firstDelivery } from './data';
import { hexOfArea } from './on-map';
import { variantOptions } from './options';

export type AgreedVariants = Agreed<typeof variantOptions>;

/** What lots decide before the first move. */
export interface Draw {
  readonly agreed: AgreedVariants;
  /** Mines that are closed, and mines that are linked from the start. */
  readonly closed: readonly HexId[];
  readonly linked: readonly HexId[];
  /** By the hex of each red area: cubes that it takes, and what the first delivery brings. */
  readonly demand: readonly { readonly hex: HexId; readonly cubes: number }[];
  readonly first: readonly { readonly hex: HexId; readonly amount: number }[];
}

/** Lots of the variants are drawn for themselves: whatever is agreed, seats and cards are dealt as without it. */
const ownLots = 0x4d56;

/** [18DO-MV 3, 5, rulings 98, 123, 140] closed mines are drawn before wagon ways, all of them from mines on this board. */
export function drawAt(setup: Setup, board: BoardDef): Draw {
  const agreed: AgreedVariants = agreedIn(variantOptions, setup);
  const random: RandomState = { random: setup.seed ^ ownLots };
  const deck = shuffled(
    random,
    Object.keys(mines).filter((hex) => Object.hasOwn(board.hexes, hex)),
  );
  const closed = deck.splice(0, countOf(agreed.closedMines));
  const linked = deck.splice(0, countOf(agreed.wagonWays));
  // [ruling 95] an area that is not on this map is left out
  const hexes = areas.map((area) => hexOfArea(board, area));
  const demand = demandOf(agreed.exportDemand, random);
  const bonuses = agreed.firstDelivery ? shuffled(random, firstDelivery) : [];
  return {
    agreed,
    closed: closed.sort(byNumber),
    linked: linked.sort(byNumber),
    demand: hexes.flatMap((hex, i) => (hex && demand ? [{ hex, cubes: demand[i]! }] : [])),
    first: hexes.flatMap((hex, i) => (hex && bonuses.length > 0 ? [{ hex, amount: bonuses[i]! }] : [])),
  };
}

const counts = { none: 0, three: 3, four: 4, five: 5 } as const;
const countOf = (agreed: AgreedVariants['closedMines']): number => counts[agreed];
const byNumber = (a: HexId, b: HexId) => mines[a]!.no - mines[b]!.no;

/** [18DO-MV 1, ruling 144] as the book says for each area, or the same numbers by lot. */
function demandOf(
  agreed: AgreedVariants['exportDemand'],
  random: RandomState,
): readonly number[] | undefined {
  switch (agreed) {
    case 'unlimited':
      return undefined;
    case 'random1':
      return shuffled(random, exportDemand.unequal1);
    case 'random2':
      return shuffled(random, exportDemand.unequal2);
    default:
      return exportDemand[agreed];
  }
}

/** [18DO-MV 3, ruling 141] a closed mine is a plain hex that keeps its name and the cost of its terrain. */
export function boardWith(board: BoardDef, { closed }: Pick<Draw, 'closed'>): BoardDef {
  if (closed.length === 0) return board;
  return withOverlays(board, Object.fromEntries(closed.map((hex) => [hex, plain(board.hexes[hex]!)])));
}

function plain({ label: _label, stops: _stops, track: _track, ...hex }: HexDef): HexDef {
  return { ...hex, colour: 'white', icons: ['closedMine'] };
}
