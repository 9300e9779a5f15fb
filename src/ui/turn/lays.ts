import { fittings } from '@/engine/board/upgrade';
import type { HexId, PrivateId, TileId } from '@/engine/game/ids';
import type { Options } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Seat } from '../table/seat';
import { isLay, type LayMove, sameMove, whyNot } from './moves';
import { boardOf } from './names';

/** A tile that fits on a hex, as an ordinary lay or by a private company's power, with its legal turns. */
export interface TileOffer {
  readonly tile: TileId;
  readonly private?: PrivateId;
  readonly moves: readonly LayMove[];
}

export function layMoves(options: Options): readonly LayMove[] {
  return options.choices.map(({ move }) => move).filter(isLay);
}

/** Hexes on which something may be laid, in the order of the list. */
export function layHexes(moves: readonly LayMove[]): readonly HexId[] {
  return [...new Set(moves.map(({ hex }) => hex))];
}

export function powerOf(move: LayMove): PrivateId | undefined {
  return move.private;
}

export function tileOffers(moves: readonly LayMove[], hex: HexId): readonly TileOffer[] {
  const offers = new Map<string, { tile: TileId; private?: PrivateId; moves: LayMove[] }>();
  for (const move of moves) {
    if (move.hex !== hex) continue;
    const power = powerOf(move);
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
export function offerOf(moves: readonly LayMove[], move: LayMove): TileOffer | undefined {
  return tileOffers(moves, move.hex).find(
    (offer) => offer.tile === move.tile && offer.private === powerOf(move),
  );
}

/** The same tile in its next legal turn. */
export function nextTurn({ moves }: TileOffer, move: LayMove): LayMove {
  const at = moves.findIndex((each) => sameMove(each, move));
  return moves[(at + 1) % moves.length]!;
}

/** These say little where a tile of another colour or kind would say more. */
const dullReasons: readonly string[] = ['lay-colour', 'lay-none-left', 'lay-not-in-play', 'lay-does-not-fit'];

/** Why nothing can be laid on a hex: the most telling reason of the tiles that would fit there. */
export function whyNoLay(seat: Seat, hex: HexId): Refusal | undefined {
  const board = boardOf(seat);
  const anyTile = Object.keys(board.tiles)[0];
  const fitting = board.hexes[hex] ? fittings(board, hex, seat.state.board.tiles[hex]) : [];
  const tries = fitting.length > 0 ? fitting : anyTile === undefined ? [] : [{ tile: anyTile, turn: 0 }];
  const refusals = tries.flatMap(({ tile, turn }) => {
    const refusal = whyNot(seat, { type: 'lay', hex, tile, turn });
    return refusal ? [refusal] : [];
  });
  return refusals.find(({ code }) => !dullReasons.includes(code)) ?? refusals[0];
}
