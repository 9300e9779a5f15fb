import { describe, expect, it } from 'vitest';
import { graphOf, pieceWithKey, type TrackGraph } from '@/engine/board/graph';
import { layTile, legalLays } from '@/engine/board/lay';
import type { BoardDef, BoardState } from '@/engine/board/types';
import { nextIndex } from '@/engine/game/random';
import { allColours, halfBuilt, sheets } from '../../support/half-built';

const partsOf = ({ stops, sides, pieces, uses, joining, stopsOf }: TrackGraph) => ({
  stops,
  sides,
  pieces,
  uses,
  joining,
  stopsOf,
});

/** As it is compiled from nothing: the graphs of a board are kept by its identity. */
const anew = (board: BoardDef, state: BoardState) => graphOf({ ...board }, state);

for (const sheet of sheets) {
  describe(`the graph of ${sheet.name}`, () => {
    it('is the same whether it follows from another or from nothing', () => {
      const random = { random: 3 };
      let state = halfBuilt(sheet, { random: 5 }, 20);
      for (let lays = 0; lays < 40; lays++) {
        const legal = legalLays(sheet.board, state, null, { colours: allColours });
        state = layTile(sheet.board, state, legal[nextIndex(random, legal.length)]!);
        const graph = graphOf(sheet.board, state);
        expect(partsOf(graph)).toEqual(partsOf(anew(sheet.board, state)));
      }
      // back to a board of long before
      const early = halfBuilt(sheet, { random: 9 }, 3);
      expect(partsOf(graphOf(sheet.board, early))).toEqual(partsOf(anew(sheet.board, early)));
    });

    it('has its pieces by their keys, and those of no other board', () => {
      const state = halfBuilt(sheet, { random: 5 }, 30);
      const graph = graphOf(sheet.board, state);
      const pieces = graph.pieces.filter((piece) => piece !== undefined);
      expect(pieces.length).toBeGreaterThan(30);
      for (const piece of pieces) {
        expect(graph.pieces[piece.index]).toBe(piece);
        expect(pieceWithKey(graph, piece.key)).toBe(piece);
      }
      const empty = graphOf(sheet.board, { tiles: {} });
      const gone = pieces.filter(({ key }) => !empty.pieces.some((other) => other?.key === key));
      expect(gone.length).toBeGreaterThan(0);
      for (const { key } of gone) expect(pieceWithKey(empty, key)).toBeUndefined();
      for (const key of ['', 'nothing', 'Z99:0-1']) expect(pieceWithKey(graph, key)).toBeUndefined();
    });
  });
}
