import { stationsOn } from '@/engine/board/access';
import { valueIn } from '@/engine/board/colours';
import { faceAt } from '@/engine/board/face';
import { graphOf } from '@/engine/board/graph';
import { arrivalsOf, costOf, tilesLeft } from '@/engine/board/lay';
import { reachOf } from '@/engine/board/reach';
import { type BuildColour, buildColours, type Cost, type Revenue, type Stop } from '@/engine/board/types';
import { isBuildable, successors } from '@/engine/board/upgrade';
import type { CompanyId, HexId, TileId } from '@/engine/game/ids';
import type { Seat } from '../table/seat';

/** A value of a stop, by the colour of the phase from which it counts; `now` is the one that counts. */
export interface ValueFact {
  readonly value: number;
  readonly from?: BuildColour;
  readonly now: boolean;
}

export interface StopFact {
  readonly def: Stop;
  readonly values: readonly ValueFact[];
  readonly stations: readonly CompanyId[];
  /** Places kept for a company that has not built yet. */
  readonly kept: readonly CompanyId[];
  readonly free: number;
}

export interface TileFact {
  readonly tile: TileId;
  readonly left: number;
  /** Of a later phase. */
  readonly later: boolean;
}

/** What can be said of a hex as it is now. */
export interface HexFact {
  readonly stops: readonly StopFact[];
  readonly cost: Cost | undefined;
  /** Tiles that may follow, in the order of their colours. */
  readonly tiles: readonly TileFact[];
  readonly isBuildable: boolean;
  /** Companies whose routes come here. */
  readonly reachedBy: readonly CompanyId[];
}

export function hexFact(seat: Seat, hex: HexId): HexFact {
  const { board } = seat.view;
  const built = seat.state.board;
  const colour = countedColour(seat);
  const face = faceAt(board, built, hex);
  return {
    stops: (face?.stops ?? []).map((def, i) => stopFact(seat, hex, def, i, colour)),
    cost: costOf(board, built, hex),
    tiles: successors(board, hex, built)
      .map((tile) => ({
        tile,
        left: tilesLeft(board, built, tile),
        later: order(board.tiles[tile]!.colour) > order(colour),
      }))
      .toSorted((a, b) => order(board.tiles[a.tile]!.colour) - order(board.tiles[b.tile]!.colour)),
    isBuildable: isBuildable(board.hexes[hex]!),
    reachedBy: reachedBy(seat, hex),
  };
}

/** The colour whose values count: that of the phase, or where runs are only made at the end that of the end. */
function countedColour({ view, state }: Seat): BuildColour {
  return view.endColour ?? view.phases.of(state).colour;
}

/** Is a stop worth another value at the end, where runs are made, than the phase would give it? */
export function isOfTheEnd({ view, state }: Seat, hex: HexId, stop: number): boolean {
  const revenue = faceAt(view.board, state.board, hex)?.stops[stop]?.revenue;
  if (!view.endColour || revenue === undefined) return false;
  return valueIn(revenue, view.endColour) !== valueIn(revenue, view.phases.of(state).colour);
}

function order(colour: string): number {
  return (buildColours as readonly string[]).indexOf(colour);
}

function stopFact(seat: Seat, hex: HexId, def: Stop, stop: number, colour: BuildColour): StopFact {
  const built = seat.state.board;
  const stations = stationsOn(built, hex).filter((station) => station.stop === stop);
  const kept = built.reserved.filter((place) => place.hex === hex && place.stop === stop);
  const inPlace = stations.filter(({ place }) => place === undefined).length;
  return {
    def,
    values: valuesOf(def.revenue, colour),
    stations: stations.map(({ company }) => company),
    kept: kept.map(({ company }) => company),
    free: Math.max(0, (def.slots ?? 0) - inPlace - kept.length),
  };
}

/** One value, or one for each colour that changes it: the last one reached counts. */
export function valuesOf(revenue: Revenue, colour: BuildColour): readonly ValueFact[] {
  if (typeof revenue === 'number') return revenue === 0 ? [] : [{ value: revenue, now: true }];
  const steps = buildColours.filter((each) => revenue[each] !== undefined);
  const reached = steps.findLast((each) => order(each) <= order(colour));
  return steps.map((from) => ({ value: revenue[from]!, from, now: from === reached }));
}

/** Companies with a station whose routes come to a hex, by the tracks as they lie. */
function reachedBy(seat: Seat, hex: HexId): readonly CompanyId[] {
  const { board, companies } = seat.view;
  const built = seat.state.board;
  return companies
    .map(({ id }) => id)
    .filter((id) => built.stations.some(({ company }) => company === id))
    .filter((id) => {
      const { access } = seat.view.runInput(seat.state, id);
      return arrivalsOf(board, built, reachOf(graphOf(board, built), access)).has(hex);
    });
}
