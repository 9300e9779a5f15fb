import { fittings } from '@/engine/board/upgrade';
import type { HexId, PrivateId, TileId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Seat } from '../table/seat';
import { sameMove } from './moves';
import { boardOf, inReadingOrder } from './names';

/** A move that lays a tile: the ordinary one of a turn, or by the power of a private company. */
export interface AnyLay extends Move {
  hex: HexId;
  tile: TileId;
  turn: number;
  private?: PrivateId;
}

/** A tile that fits on a hex, as an ordinary lay or by a private company's power, with its legal turns. */
export interface TileOffer<L extends AnyLay = AnyLay> {
  readonly tile: TileId;
  readonly private?: PrivateId;
  readonly moves: readonly L[];
}

/** The listed moves of these types, each of which lays a tile. */
export function layMoves<L extends AnyLay>(options: Options, types: readonly L['type'][]): readonly L[] {
  const isLay = (move: Move): move is L => types.includes(move.type);
  return options.choices.map(({ move }) => move).filter(isLay);
}

/** Hexes on which something may be laid, as the board is read. */
export function layHexes(moves: readonly AnyLay[]): readonly HexId[] {
  return [...new Set(inReadingOrder(moves).map(({ hex }) => hex))];
}

export function tileOffers<L extends AnyLay>(moves: readonly L[], hex: HexId): readonly TileOffer<L>[] {
  const offers = new Map<string, { tile: TileId; private?: PrivateId; moves: L[] }>();
  for (const move of moves) {
    if (move.hex !== hex) continue;
    const { private: power } = move;
    const key = `${power ?? ''}/${move.tile}`;
    const offer = offers.get(key) ?? {
      tile: move.tile,
      ...(power !== undefined && { private: power }),
      moves: [],
    };
    offer.moves.push(move);
    offers.set(key, offer);
  }
  return [...offers.values()];
}

/** The offer that a move belongs to. */
export function offerOf<L extends AnyLay>(moves: readonly L[], move: L): TileOffer<L> | undefined {
  return tileOffers(moves, move.hex).find(
    (offer) => offer.tile === move.tile && offer.private === move.private,
  );
}

/** The same tile in its next legal turn. */
export function nextTurn<L extends AnyLay>({ moves }: TileOffer<L>, move: L): L {
  const at = moves.findIndex((each) => sameMove(each, move));
  return moves[(at + 1) % moves.length]!;
}

/** These say little where a tile of another colour or kind would say more. */
const dullReasons: readonly string[] = ['lay-colour', 'lay-none-left', 'lay-not-in-play', 'lay-does-not-fit'];

/** Why nothing can be laid on a hex: the most telling reason of the tiles that would fit there. */
export function whyNoLay(seat: Seat, type: string, hex: HexId): Refusal | undefined {
  const board = boardOf(seat);
  const anyTile = Object.keys(board.tiles)[0];
  const fitting = board.hexes[hex] ? fittings(board, hex, seat.state.board.tiles[hex]) : [];
  const tries = fitting.length > 0 ? fitting : anyTile === undefined ? [] : [{ tile: anyTile, turn: 0 }];
  const refusals = tries.flatMap(({ tile, turn }) => {
    const lay: AnyLay = { type, hex, tile, turn };
    const refusal = seat.whyNot(lay);
    return refusal ? [refusal] : [];
  });
  return refusals.find(({ code }) => !dullReasons.includes(code)) ?? refusals[0];
}
