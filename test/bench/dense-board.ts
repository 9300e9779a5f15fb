/** Random boards that are as dense as their tiles allow. */
import { faceAt } from '@/engine/board/face';
import { graphOf } from '@/engine/board/graph';
import { layTile, legalLays } from '@/engine/board/lay';
import { across, opposite } from '@/engine/board/layout';
import { putStation } from '@/engine/board/stations';
import {
  type BoardDef,
  type BoardState,
  type BuildColour,
  buildColours,
  type Lay,
} from '@/engine/board/types';
import { edgesOf, fittings } from '@/engine/board/upgrade';
import type { CompanyDef } from '@/engine/finance/cards';
import { homeStations } from '@/engine/finance/start';
import type { TileId } from '@/engine/game/ids';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';

/** How many tiles of each colour are tried, and how many stations are placed after each colour. */
const laysByColour: readonly (readonly [BuildColour, number])[] = [
  ['yellow', 60],
  ['green', 40],
  ['brown', 40],
  ['gray', 30],
];
const stationsByColour = 4;
/** Of so many lays, the one that joins most track is made. */
const laysCompared = 12;
const mostStations = 4;

/** The box that a board is built from. */
export interface DenseBox {
  readonly board: BoardDef;
  readonly companies: readonly CompanyDef[];
  inPlay(tile: TileId): boolean;
}

export function denseBoard(box: DenseBox, random: RandomState, markers: BoardState['markers']): BoardState {
  const { board, companies } = box;
  let state: BoardState = {
    tiles: {},
    stations: homeStations(companies),
    reserved: [],
    markers,
  };
  for (const [colour, count] of laysByColour) {
    const colours = buildColours.slice(1, buildColours.indexOf(colour) + 1);
    for (let laid = 0; laid < count; laid++) {
      const lay = joiningLay(box, random, state, colours);
      if (!lay) break;
      state = layTile(board, state, lay);
    }
    for (let i = 0; i < stationsByColour; i++) state = withStation(box, random, state);
  }
  return state;
}

function joiningLay(
  { board, inPlay }: DenseBox,
  random: RandomState,
  state: BoardState,
  colours: readonly BuildColour[],
): Lay | undefined {
  const lays = legalLays(board, state, null, { colours, inPlay });
  const some = Array.from(
    { length: Math.min(laysCompared, lays.length) },
    () => lays[nextIndex(random, lays.length)]!,
  );
  const joins = some.map((lay) => joinsOf(board, state, lay));
  return some[joins.indexOf(Math.max(...joins))];
}

/** Sides where the new track meets track that is there. */
function joinsOf(board: BoardDef, state: BoardState, { hex, tile, turn }: Lay): number {
  const fits = fittings(board, hex, state.tiles[hex]);
  const fitting = fits.find((fit) => fit.tile === tile && fit.turn === turn)!;
  return edgesOf({ track: fitting.newTrack }).filter((edge) => {
    const beyond = faceAt(board, state, across(board.layout, hex, edge));
    return beyond && edgesOf(beyond).includes(opposite(edge));
  }).length;
}

function withStation({ board, companies }: DenseBox, random: RandomState, state: BoardState): BoardState {
  const owner = companies[nextIndex(random, companies.length)]!.id;
  if (state.stations.filter(({ company }) => company === owner).length >= mostStations) return state;
  const free = graphOf(board, state).stops.filter(({ hex, stop, def }) => {
    const here = state.stations.filter((station) => station.hex === hex);
    const places = here.filter((station) => station.stop === stop).length;
    return def.kind === 'city' && places < (def.slots ?? 0) && here.every(({ company }) => company !== owner);
  });
  const place = shuffled(random, free)[0];
  return place ? putStation(state, { company: owner, hex: place.hex, stop: place.stop }) : state;
}
