/** Boards of a few hexes, written down by what they hold. */
import { accessOf } from '@/engine/board/access';
import { graphOf } from '@/engine/board/graph';
import type { BoardDef, BoardState, Edge, HexDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { citiesAndEnds, type RunInput, type Train, type TrainProfile } from '@/engine/routes/types';

export type Hex =
  | {
      readonly kind: 'city' | 'town' | 'offboard';
      readonly edges: readonly number[];
      readonly slots?: number;
      readonly revenue?: number;
      readonly group?: string;
    }
  | { readonly kind: 'track'; readonly pairs: readonly (readonly [number, number])[] }
  | { readonly kind: 'printed'; readonly face: HexDef };

const company = 'own';

function hexDef(hex: Hex): HexDef {
  if (hex.kind === 'printed') return hex.face;
  if (hex.kind === 'track')
    return { colour: 'yellow', track: hex.pairs.map(([a, b]) => [a as Edge, b as Edge]) };
  const { kind, edges, slots = 1, revenue = kind === 'town' ? 10 : 20, group } = hex;
  return {
    colour: kind === 'offboard' ? 'red' : 'yellow',
    stops: [{ kind, revenue, slots: kind === 'town' ? 0 : slots }],
    track: edges.map((edge) => [edge as Edge, 's0']),
    ...(group && { group }),
  };
}

export interface Stations {
  /** Hexes, or `D9/1` for another stop than the first. */
  readonly own: readonly string[];
  readonly others?: readonly string[];
}

export function runOn(
  hexes: Readonly<Record<HexId, Hex>>,
  stations: Stations,
  trains: readonly Train[],
): RunInput {
  const board: BoardDef = {
    layout: 'pointy',
    hexes: Object.fromEntries(Object.entries(hexes).map(([id, hex]) => [id, hexDef(hex)])),
    tiles: {},
  };
  const station = (place: string, owner: string) => {
    const [hex, stop = '0'] = place.split('/');
    return { company: owner, hex: hex!, stop: Number(stop) };
  };
  const state: BoardState = {
    tiles: {},
    stations: [
      ...stations.own.map((place) => station(place, company)),
      ...(stations.others ?? []).map((place) => station(place, 'other')),
    ],
    reserved: [],
    markers: {},
  };
  const graph = graphOf(board, state);
  return {
    graph,
    access: accessOf(board, graph, state, company, { blocks: () => true, redStationsShut: true }),
    rules: { runAsManyAsPossible: true },
    trains: trains.map((train, i) => (train.id === '' ? { ...train, id: String(i + 1) } : train)),
  };
}

/** Printed values; where a ferry is used, 30. */
export const printedValue: TrainProfile['value'] = ({ stops, ferry }) =>
  ferry ? 30 : Number(stops[0]!.def.revenue);

const profiles = new Map<number, TrainProfile>();

/** [18Rhl 6.2.3] an ordinary train; trains of the same length are alike. */
export function plainTrain(length: number): Train {
  const profile = profiles.get(length) ?? { capacity: citiesAndEnds(length), value: printedValue };
  profiles.set(length, profile);
  return { id: '', profile };
}
