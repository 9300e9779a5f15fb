import { graphOf } from '@/engine/board/graph';
import { layTile, tilesLeft } from '@/engine/board/lay';
import { putStation } from '@/engine/board/stations';
import type { BoardState } from '@/engine/board/types';
import { isBuildable } from '@/engine/board/upgrade';
import { moveCard } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import { flag, integer, text } from '@/engine/game/fields';
import { object } from '@/engine/game/refusal';
import { builtBoard, type RailState } from '@/engine/steps/state';
import { type Box, type Change, correction } from './correction';

/** Where a train may be put. */
export function trainPlaces(state: RailState): string[] {
  return [...Object.keys(state.companies), 'pool', 'depot', 'gone'];
}

/** A train goes elsewhere; the phase stays what it is. */
export const trainCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-train',
    fields: { card: integer, to: text },
    check(state, { card, to }) {
      const train = state.trains[card];
      if (!train || train.as !== undefined) return object('correction-unknown', { what: String(card) });
      if (!trainPlaces(state).includes(to)) return object('correction-unknown', { what: to });
      if (train.at === to) return object('correction-nothing');
      const after = change(state, (draft) => moveCard(draft, card, to));
      return box.phase(after) === box.phase(state) ? undefined : object('correction-phase');
    },
    apply(draft, { card, to, agreed }, moment, before) {
      const { type, at: from } = before.trains[card]!;
      moveCard(draft, card, to);
      moment.emit({ type: 'corrected-train', train: type, from, to, agreed });
    },
  });

function isHex(box: Box, hex: string): boolean {
  return Object.hasOwn(box.board.hexes, hex);
}

/** Another tile lies on a hex, turned so; or none. */
export const tileCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-tile',
    fields: { hex: text, tile: text, turn: integer },
    check(state, { hex, tile, turn }) {
      if (!isHex(box, hex) || !isBuildable(box.board.hexes[hex]!)) {
        return object('correction-unknown', { what: hex });
      }
      const laid = state.board.tiles[hex];
      if (tile === '') return laid ? undefined : object('correction-nothing');
      if (!Object.hasOwn(box.board.tiles, tile) || turn < 0 || turn > 5) {
        return object('correction-unknown', { what: tile });
      }
      if (laid?.tile === tile) return laid.turn === turn ? object('correction-nothing') : undefined;
      return tilesLeft(box.board, state.board, tile) > 0
        ? undefined
        : object('correction-none-left', { what: tile });
    },
    apply(draft, { hex, tile, turn, agreed }, moment) {
      const board = builtBoard(draft);
      const { [hex]: _old, ...others } = board.tiles;
      // stations go where they would if the tile were laid
      draft.board = newValue(
        tile === '' ? { ...board, tiles: others } : layTile(box.board, board, { hex, tile, turn }),
      );
      moment.emit({ type: 'corrected-tile', hex, tile, turn, agreed });
    },
  });

/** A station token is put on the board, the next of its charter, or taken back to it. */
export const tokenCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-token',
    fields: { company: text, hex: text, stop: integer, on: flag },
    check(state, { company, hex, stop, on }) {
      const tokens = Object.hasOwn(state.companies, company) ? state.companies[company]?.tokens : undefined;
      if (!tokens) return object('correction-unknown', { what: company });
      if (!isHex(box, hex)) return object('correction-unknown', { what: hex });
      const isThere = placeOfToken(state.board, company, hex, stop) !== -1;
      if (on === isThere) return object('correction-nothing');
      if (!on) return undefined;
      const stops = graphOf(box.board, state.board).stopsOf.get(hex);
      if (!stops?.[stop]) return object('correction-unknown', { what: hex });
      return tokens.length > 0 ? undefined : object('correction-none-left', { what: company });
    },
    apply(draft, { company, hex, stop, on, agreed }, moment) {
      const board = builtBoard(draft);
      const charter = draft.companies[company]!;
      if (on) {
        charter.tokens.shift();
        draft.board = putStation(board, { hex, stop, company });
      } else {
        const costs = box.companies.find(({ id }) => id === company)!.tokenCosts;
        charter.tokens.unshift(costs[costs.length - charter.tokens.length - 1] ?? 0);
        const at = placeOfToken(board, company, hex, stop);
        draft.board = newValue({ ...board, stations: board.stations.filter((_, i) => i !== at) });
      }
      moment.emit({ type: 'corrected-token', company, hex, on, agreed });
    },
  });

/** Only ordinary stations: those beside a city or in its harbour have rules of their own. */
function placeOfToken({ stations }: BoardState, company: string, hex: string, stop: number): number {
  return stations.findIndex(
    (each) => each.company === company && each.hex === hex && each.stop === stop && each.place === undefined,
  );
}

/** Something that lies on a hex lies on another. */
export const markerCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-marker',
    fields: { marker: text, from: text, to: text },
    check(state, { marker, from, to }) {
      if (!isHex(box, from) || !(state.board.markers[from] ?? []).includes(marker)) {
        return object('correction-unknown', { what: marker });
      }
      if (!isHex(box, to)) return object('correction-unknown', { what: to });
      return from === to ? object('correction-nothing') : undefined;
    },
    apply(draft, { marker, from, to, agreed }, moment) {
      const board = builtBoard(draft);
      const left = [...(board.markers[from] ?? [])];
      left.splice(left.indexOf(marker), 1);
      const { [from]: _old, ...others } = board.markers;
      const markers = {
        ...others,
        ...(left.length > 0 && { [from]: left }),
        [to]: [...(others[to] ?? []), marker],
      };
      draft.board = newValue({ ...board, markers });
      moment.emit({ type: 'corrected-marker', marker, hex: to, other: from, agreed });
    },
  });
