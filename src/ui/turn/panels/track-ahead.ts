import { useEffect } from 'preact/hooks';
import { turnFace } from '@/engine/board/face';
import { turned } from '@/engine/board/layout';
import type { TileDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { oneByOne } from '@/table/device/moments';
import { pictureOf } from '../../board/plans';
import { tilePlan } from '../../board/TilePicture';
import type { Seat } from '../../table/seat';
import { type AnyLay, layHexes, tileOffers } from '../lays';
import { boardOf } from '../names';

const turnedTiles = new WeakMap<TileDef, TileDef[]>();

/** The tile as it would lie; the same object for the same turn, so that its picture is drawn once. */
export function turnedTile(tile: TileDef, turn: number): TileDef {
  let turns = turnedTiles.get(tile);
  if (!turns) {
    turns = [];
    turnedTiles.set(tile, turns);
  }
  const riverSides = tile.riverSides?.map((edge) => turned(edge, turn));
  turns[turn] ??= { ...tile, ...turnFace(tile, turn), ...(riverSides && { riverSides }) };
  return turns[turn];
}

/**
 * Works out how tiles are drawn before they are asked for, while nobody waits: those of every hex in the
 * strip, and on the chosen hex each of them as it would lie there.
 */
export function useTrackAhead(seat: Seat, moves: readonly AnyLay[], chosen: HexId | undefined): void {
  const board = boardOf(seat);
  const { state } = seat;
  useEffect(() => {
    const strips = layHexes(moves).flatMap((hex) => tileOffers(moves, hex).map((offer) => offer.moves[0]!));
    const inStrip = new Map(strips.map(({ tile, turn }) => [`${tile}/${turn}`, { tile, turn }]));
    return oneByOne(
      [...inStrip.values()].map(
        ({ tile, turn }) =>
          () =>
            tilePlan(board.layout, turnedTile(board.tiles[tile]!, turn)),
      ),
    );
  }, [board, state]);
  useEffect(() => {
    const onHex = moves.filter(({ hex }) => hex === chosen);
    return oneByOne(
      onHex.map(({ hex, tile, turn }) => () => {
        const tiles = { ...state.board.tiles, [hex]: { tile, turn } };
        pictureOf(board, { ...state.board, tiles }, hex);
      }),
    );
  }, [board, state, chosen]);
}
