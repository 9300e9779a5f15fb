import { layTile } from '@/engine/board/lay';
import { never, tilesToGo, type WayQuestion } from '@/engine/board/shortest-way';
import type { BoardState, Lay } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import { type Objection, object } from '@/engine/game/refusal';
import { investor, isInvestors } from '@/engine/investor/state';
import { type RailState, turnOf } from '@/engine/steps/state';
import type { RhinelandBox } from '../../box';
import type { RhinelandState } from '../../state';
import { companyOf } from '../features';

/** The harbour of the private that came with the Investor's corporation. */
export function ownHarbour(box: RhinelandBox, state: Pick<RailState, 'privates'>): HexId {
  const owned = box.privates.find(({ id }) => state.privates[id]!.owner === investor)!;
  return (owned.power as Extract<typeof owned.power, { kind: 'harbour' }>).hex;
}

function questionFor(box: RhinelandBox, state: RailState, company: CompanyId): WayQuestion {
  return {
    from: companyOf(box, company).homes[0]!.hex,
    to: ownHarbour(box, state),
    isOwn: (station) => station.company === company,
    blocks: (station) => state.companies[station.company]?.floated ?? false,
  };
}

/** [18LRA 9.2.2, rulings 111, 150] tiles that the way from home to harbour still needs, on a board that may yet come. */
export function waysLeft(
  box: RhinelandBox,
  state: RailState,
  company: CompanyId,
): (board: BoardState) => number {
  const question = questionFor(box, state, company);
  return (board) => tilesToGo(box.board, board, question);
}

/** What is known of the way in a state: asked for every tile that could be laid. */
interface Way {
  readonly left: number;
  readonly leftAfter: (lay: Lay) => number;
}

const ways = recent(4, (_state: RailState) => new Map<string, Way>());

function wayOf(box: RhinelandBox, state: RailState, company: CompanyId): Way {
  const known = ways(state);
  let way = known.get(company);
  if (!way) {
    const count = waysLeft(box, state, company);
    const after = new Map<string, number>();
    way = {
      left: count(state.board),
      leftAfter(lay) {
        const key = `${lay.hex}|${lay.tile}|${lay.turn}`;
        let number = after.get(key);
        if (number === undefined) {
          number = count(layTile(box.board, state.board, lay));
          after.set(key, number);
        }
        return number;
      },
    };
    known.set(company, way);
  }
  return way;
}

/** Tiles are missing, none is, or no number of tiles would do [ruling 150]. */
export type StageOfWay = 'building' | 'built' | 'impossible';

export function stageOfWay(box: RhinelandBox, state: RailState, company: CompanyId): StageOfWay {
  const { left } = wayOf(box, state, company);
  if (left === 0) return 'built';
  return left === never ? 'impossible' : 'building';
}

/** Does this tile open the harbour place of its private? */
export function opensHarbour(box: RhinelandBox, state: RailState, lay: Lay): boolean {
  const harbour = ownHarbour(box, state);
  return lay.hex === harbour && !hasPlace(box, state, harbour) && placesOn(box, lay.tile) > 0;
}

function hasPlace(box: RhinelandBox, { board }: RailState, hex: HexId): boolean {
  const laid = board.tiles[hex];
  return laid !== undefined && placesOn(box, laid.tile) > 0;
}

function placesOn(box: RhinelandBox, tile: string): number {
  return (box.board.tiles[tile]?.stops ?? []).reduce((sum, { harbourSlots = 0 }) => sum + harbourSlots, 0);
}

/**
 * [18LRA 9.2.2, rulings 111, 149–151] until the way is built every tile must shorten it; from then on there are upgrades
 * only, and the one that opens the harbour place is the first of them.
 */
export function wayObjection(
  box: RhinelandBox,
  state: RailState,
  lay: Lay,
  harbourFirst: (state: RailState) => boolean,
): Objection | undefined {
  const { company } = turnOf(state);
  const stage = stageOfWay(box, state, company);
  const hex = ownHarbour(box, state);
  if (stage === 'building') {
    const { left, leftAfter } = wayOf(box, state, company);
    return leftAfter(lay) < left ? undefined : object('lay-off-way', { hex, tiles: left });
  }
  if (box.board.tiles[lay.tile]!.colour === 'yellow') return object('lay-upgrade-only', { company });
  if (stage === 'impossible' || opensHarbour(box, state, lay) || !harbourFirst(state)) return undefined;
  return object('lay-harbour-first', { hex });
}

/** Could a tile that opens the harbour place follow there at all? */
export function mayOpenHarbour(box: RhinelandBox, state: RailState): boolean {
  const hex = ownHarbour(box, state);
  return (
    !hasPlace(box, state, hex) &&
    fittings(box.board, hex, state.board.tiles[hex]).some(({ tile }) => placesOn(box, tile) > 0)
  );
}

/** Is it the turn of the Investor's corporation? */
export function isItsTurn(state: RailState): boolean {
  return isInvestors(state as RhinelandState, turnOf(state).company);
}

/** Has another corporation taken the place of its harbour? Then whoever acts for it decides on the token. */
export function isHarbourLost({ board }: RailState, hex: HexId, company: CompanyId): boolean {
  return board.stations.some(
    (station) => station.hex === hex && station.place === 'harbour' && station.company !== company,
  );
}

/** [18LRA 9.2.2, ruling 151] its harbour token is not turned over, as long as its harbour can still take it. */
export function keptForHarbour(
  box: RhinelandBox,
  state: RailState,
  company: CompanyId,
): Objection | undefined {
  const { tokens, harbour } = state.companies[company]!;
  if (!isInvestors(state as RhinelandState, company) || tokens.length > 0 || !harbour) return undefined;
  const own = ownHarbour(box, state);
  return isHarbourLost(state, own, company) ? undefined : object('harbour-own-first', { hex: own });
}

/**
 * [18LRA 9.2.2] An ordinary station on the hex of its harbour would keep the harbour token out for ever (one on each hex),
 * and that token must be placed as soon as possible: the duty goes before what the holder of the card would like.
 */
export function shutsHarbour(
  box: RhinelandBox,
  state: RailState,
  company: CompanyId,
  hex: HexId,
): Objection | undefined {
  if (!isInvestors(state as RhinelandState, company) || !state.companies[company]!.harbour) return undefined;
  const own = ownHarbour(box, state);
  return hex !== own || isHarbourLost(state, own, company)
    ? undefined
    : object('harbour-own-first', { hex: own });
}
