import { coloursUpTo } from '@/engine/board/colours';
import { costOf, tilesLeft } from '@/engine/board/lay';
import type { BuildColour, Lay } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';
import { directorOf } from '@/engine/finance/certificates';
import { canPay } from '@/engine/finance/money';
import type { HexId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import type { Networks } from '@/engine/steps/network';
import { type RailState, turnOf } from '@/engine/steps/state';
import type { LayingRules } from '@/engine/steps/track';
import type { RhinelandBox } from '../box';
import { layAllowance } from './features';
import { withItsWay } from './investor/track';

/** What says which tiles are laid, and from when on. */
type Grounds = Pick<RhinelandBox, 'board' | 'phases'>;

/** [18Rhl 6.3] colours of tiles that the phase allows. */
export function coloursOf({ phases }: Grounds, state: Pick<RailState, 'trains'>): BuildColour[] {
  return coloursUpTo(phases.of(state).colour);
}

/** The hex is kept for the owner of a private company until its first tile, or until privates close. */
function reservedObjection(box: RhinelandBox, state: RailState, hex: HexId): Objection | undefined {
  const director = directorOf(state, turnOf(state).company);
  for (const { id, power } of box.privates) {
    if (!('reserves' in power) || !power.hexes?.includes(hex)) continue;
    const { owner, closed } = state.privates[id]!;
    if (!closed && owner !== director && !state.board.tiles[hex]) {
      return object('lay-reserved', { hex, private: id });
    }
  }
  return undefined;
}

/** [18Rhl 6.2.1] no tile comes onto a hex with a green border before the phase of that colour. */
export function tooEarly(
  box: Grounds,
  state: Pick<RailState, 'board' | 'trains'>,
  hex: HexId,
): Objection | undefined {
  const from = box.board.hexes[hex]?.buildFrom;
  if (!from || state.board.tiles[hex] || coloursOf(box, state).includes(from)) return undefined;
  return object('lay-too-early', { hex, colour: from });
}

/** A hex on which the acting company may not build now, whatever the tile. */
export function closedObjection(box: RhinelandBox, state: RailState, hex: HexId): Objection | undefined {
  return tooEarly(box, state, hex) ?? reservedObjection(box, state, hex);
}

/**
 * [18Rhl 6.2.1, rulings 37, 164] in its first turn a company none of whose home stations has track must
 * build there, if a tile for it exists and can be paid. The duty comes first: a power that would be "the only tile" of the
 * turn [18Rhl 4.1.1] is refused while a tile is owed [ruling 167].
 */
export function homeDuty(box: RhinelandBox, network: Networks, state: RailState): HexId | undefined {
  const { company, laid, layBarred } = turnOf(state);
  if (state.companies[company]!.operated || laid.length > 0 || layBarred) return undefined;
  const { board, graph, access } = network.of(state, company);
  const { homes } = box.companies.find(({ id }) => id === company)!;
  const linked = homes.some(({ hex }) =>
    graph.stopsOf.get(hex)?.some((stop) => access.own[stop.index] && stop.pieces.length > 0),
  );
  const home = homes[0];
  if (linked || !home || tooEarly(box, state, home.hex)) return undefined;
  const colours: readonly string[] = coloursOf(box, state);
  const buildable = fittings(board, home.hex, state.board.tiles[home.hex]).some(
    ({ tile }) => colours.includes(board.tiles[tile]!.colour) && tilesLeft(board, state.board, tile) > 0,
  );
  const cost = costOf(board, state.board, home.hex)?.amount ?? 0;
  return buildable && canPay(state, company, cost) ? home.hex : undefined;
}

export function trackRules(box: RhinelandBox, network: Networks): LayingRules {
  const rules: LayingRules = {
    network,
    colours: (state) => coloursOf(box, state),
    inPlay: (_state, tile) => !box.reservedTiles.includes(tile),
    objection: (state, lay: Lay) => closedObjection(box, state, lay.hex),
    allowance: layAllowance(box),
    duty: (state) => homeDuty(box, network, state),
  };
  return box.investor ? withItsWay(box, rules) : rules;
}
