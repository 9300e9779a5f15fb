import { graphOf } from '@/engine/board/graph';
import { layAnyTile, tilesLeft } from '@/engine/board/lay';
import { freePlaces, putStation, stationObjection } from '@/engine/board/stations';
import type { BoardState, Station } from '@/engine/board/types';
import { isBuildable } from '@/engine/board/upgrade';
import { moveCard, trainsOf } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import { flag, integer, text } from '@/engine/game/fields';
import { type Objection, object } from '@/engine/game/refusal';
import { builtBoard, type RailState } from '@/engine/steps/state';
import { type Box, type Change, correction, isAtWork } from './correction';

/** Where a train may be put: with a company that runs trains by now, or where cards lie. */
export function trainPlaces({ companies }: Pick<Box, 'companies'>, state: RailState): string[] {
  const owners = companies.map(({ id }) => id).filter((id) => isAtWork(state, id));
  return [...owners, 'pool', 'depot', 'gone'];
}

/** Cards that are trains, and not kept with a private company. */
export function isTrain({ as, at }: RailState['trains'][number]): boolean {
  return as === undefined && at !== 'kept';
}

/** A train goes elsewhere; the phase stays what it is. */
export const trainCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-train',
    fields: { card: integer, to: text },
    check(state, { card, to }) {
      const train = state.trains[card];
      if (!train || !isTrain(train)) return object('correction-unknown', { what: String(card) });
      if (!trainPlaces(box, state).includes(to)) return object('correction-unknown', { what: to });
      if (train.at === to) return object('correction-nothing');
      const after = change(state, (draft) => moveCard(draft, card, to));
      const { id, trainLimit } = box.phase(state);
      if (box.phase(after).id !== id) return object('correction-phase');
      // said here, for a company may have too many while it is to decide which to give up
      const isTooMany = isAtWork(after, to) && trainsOf(after, to).length > trainLimit;
      return isTooMany ? object('correction-too-many', { company: to, limit: trainLimit }) : undefined;
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

/** Tiles that are printed for one hex lie on no other: powers and rules count on them. */
export function mayLieOn({ board }: Pick<Box, 'board'>, hex: string, tile: string): boolean {
  return board.tiles[tile]!.only?.includes(hex) ?? true;
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
      if (!mayLieOn(box, hex, tile)) return object('correction-not-there', { tile, hex });
      if (laid?.tile === tile) return laid.turn === turn ? object('correction-nothing') : undefined;
      return tilesLeft(box.board, state.board, tile) > 0
        ? placesMissing(box, layAnyTile(box.board, state.board, { hex, tile, turn }), hex)
        : object('correction-none-left', { what: tile });
    },
    apply(draft, { hex, tile, turn, agreed }, moment) {
      const board = builtBoard(draft);
      draft.board = newValue(
        tile === '' ? bared(box, board, hex) : layAnyTile(box.board, board, { hex, tile, turn }),
      );
      moment.emit({ type: 'corrected-tile', hex, tile, turn, agreed });
    },
  });

/** The hex as it is printed: homes are where they are printed, too. */
function bared({ board: def }: Box, board: BoardState, hex: string): BoardState {
  const { [hex]: _old, ...tiles } = board.tiles;
  const homes = def.hexes[hex]!.home ?? [];
  const back = (station: Station): Station => {
    const home = homes.find(({ corp }) => station.hex === hex && corp === station.company);
    return home ? { ...station, stop: home.printedStop } : station;
  };
  return { ...board, tiles, stations: board.stations.map(back), reserved: board.reserved.map(back) };
}

/** Places that are kept for a station must still be there. */
function placesMissing({ board: def }: Box, board: BoardState, hex: string): Objection | undefined {
  const stops = graphOf(def, board).stopsOf.get(hex) ?? [];
  const isMissing = board.reserved.some(
    (place) =>
      place.hex === hex && (!stops[place.stop] || freePlaces(def, board, stops[place.stop]!, '') < 0),
  );
  return isMissing ? object('correction-breaks') : undefined;
}

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
      if (!on) return isHome(box, company, hex) ? object('correction-home', { company }) : undefined;
      if (tokens.length === 0) return object('correction-none-left', { what: company });
      const graph = graphOf(box.board, state.board);
      return stationObjection(box.board, graph, state.board, null, company, { hex, stop });
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

/** Where a company begins is printed: without that station it could not build [18Rhl 6.2.1]. */
function isHome({ companies }: Box, company: string, hex: string): boolean {
  return companies.some(({ id, homes }) => id === company && homes.some((home) => home.hex === hex));
}

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
      if (from === to) return object('correction-nothing');
      const fits = box.markerMayLie?.(state, marker, to) ?? true;
      return fits ? undefined : object('correction-no-place', { hex: to });
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
