import { describe, expect, it } from 'vitest';
import type { Access } from '@/engine/board/access';
import { faceAt } from '@/engine/board/face';
import { graphOf, type Piece, type TrackGraph } from '@/engine/board/graph';
import { arrivalsOf, layObjection, layTile, legalLays, tilesLeft } from '@/engine/board/lay';
import { arrivesAt, findTrail, TrailSearch } from '@/engine/board/trail';
import type { BoardState, Lay } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';
import { leaving } from '@/engine/board/walk';
import { allColours, halfBuilt, reachFor, sheets } from '../../support/half-built';

/** Is there a line from a station along this piece, one way or the other, that uses no track twice? */
function runsAlong(graph: TrackGraph, access: Access, piece: Piece): boolean {
  const atStation = arrivesAt(graph, (stop) => access.own[stop] === 1);
  const search = new TrailSearch(graph, access);
  return [piece.from, piece.to].some((end) => {
    const used = end < graph.stops.length ? [] : [end - graph.stops.length];
    return search.without(used, () => findTrail(search, [leaving(graph, piece.index, end)], atStation));
  });
}

const turns = [0, 1, 2, 3, 4, 5];
const key = ({ hex, tile, turn }: Lay) => `${hex} ${tile} ${turn}`;

for (const sheet of sheets) {
  const { board } = sheet;

  describe(`${sheet.name}, half built`, () => {
    const states = [10, 30, 60].map((lays, i) => halfBuilt(sheet, { random: 7 + i }, lays));

    it('legalLays and layObjection agree on every hex, tile and turn', () => {
      for (const state of states) {
        const company = sheet.companies[0]!.id;
        const reach = reachFor(board, state, company);
        const rules = { colours: allColours.slice(0, 3) };
        const listed = new Set(legalLays(board, state, reach, rules).map(key));
        const accepted = Object.keys(board.hexes).flatMap((hex) =>
          Object.keys(board.tiles).flatMap((tile) =>
            turns
              .map((turn) => ({ hex, tile, turn }))
              .filter((lay) => !layObjection(board, state, reach, rules, lay)),
          ),
        );
        expect(new Set(accepted.map(key))).toEqual(listed);
      }
    });

    it('where any route to the hex is enough, the same lays and more are legal, and both ways agree', () => {
      for (const state of states) {
        const reach = reachFor(board, state, sheet.companies[0]!.id);
        const strict = { colours: allColours.slice(0, 3) };
        const rules = { ...strict, anyRoute: true };
        const listed = legalLays(board, state, reach, rules);
        const all = new Set(listed.map(key));
        expect(legalLays(board, state, reach, strict).filter((lay) => !all.has(key(lay)))).toEqual([]);
        expect(listed.filter((lay) => layObjection(board, state, reach, rules, lay))).toEqual([]);
      }
    });

    it('no tile is laid more often than there are of it, and replaced ones have come back', () => {
      for (const state of states) {
        for (const tile of Object.keys(board.tiles)) {
          const laid = Object.values(state.tiles).filter((each) => each.tile === tile).length;
          expect(tilesLeft(board, state, tile)).toBe(board.tiles[tile]!.count - laid);
          expect(tilesLeft(board, state, tile)).toBeGreaterThanOrEqual(0);
        }
      }
    });

    it('on a hex without stops just those lays are legal that bring new track onto an available route', () => {
      for (const state of states) {
        for (const { id } of sheet.companies.slice(0, 4)) {
          const reach = reachFor(board, state, id);
          const legal = new Set(legalLays(board, state, reach, { colours: allColours }).map(key));
          for (const hex of arrivalsOf(board, state, reach).keys()) {
            if (faceAt(board, state, hex)!.stops.length > 0) continue;
            for (const { tile, turn } of fittings(board, hex, state.tiles[hex])) {
              const lay = { hex, tile, turn };
              if (tilesLeft(board, state, tile) === 0) continue;
              expect([key(lay), id, legal.has(key(lay))]).toEqual([
                key(lay),
                id,
                newTrackReached(state, lay, id),
              ]);
            }
          }
        }
      }
    });

    /** Does a route run along track that was not there before the lay? */
    function newTrackReached(state: BoardState, lay: Lay, company: string): boolean {
      const before = new Set(graphOf(board, state).pieces.map((piece) => piece?.key));
      const after = layTile(board, state, lay);
      const { access } = reachFor(board, after, company);
      const graph = graphOf(board, after);
      return graph.pieces.some((piece) => piece && !before.has(piece.key) && runsAlong(graph, access, piece));
    }

    it('stations stay where their track is', () => {
      for (const state of states) {
        for (const { hex, stop, company } of state.stations) {
          for (const { tile, turn, becomes } of fittings(board, hex, state.tiles[hex])) {
            const old = graphOf(board, state).stopsOf.get(hex)![stop]!;
            const after = layTile(board, state, { hex, tile, turn });
            const moved = after.stations.find((each) => each.hex === hex && each.company === company)!;
            expect(moved.stop).toBe(becomes[stop]);
            const now = graphOf(board, after).stopsOf.get(hex)![moved.stop]!;
            const edges = (pieces: readonly number[], of: BoardState) =>
              pieces.map((piece) => graphOf(board, of).pieces[piece]!.key.replace(/s\d/g, 's'));
            for (const kept of edges(old.pieces, state)) {
              // track between two stops of a hex is gone where they have become one
              if (!kept.endsWith(':s-s')) expect(edges(now.pieces, after)).toContain(kept);
            }
          }
        }
      }
    });
  });
}
