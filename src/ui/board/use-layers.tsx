import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardDef, BoardState, Station } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { type HexLayer, layersOf } from './HexView';
import type { TokenLooks } from './StopView';

export type Layers = Readonly<Record<HexLayer, VNode>>;

type HexLayers = ReturnType<typeof layersOf>;

/** Hexes that follow each other, in their layers. */
interface Stretch {
  readonly hexes: readonly HexId[];
  readonly looks: readonly string[];
  readonly drawn: readonly HexLayers[];
  readonly layers: Layers;
}

/** So many hexes are compared where one of them has changed; a component for each layer of each hex would be hundreds. */
const stretchLength = 8;

/**
 * The hexes of a board in their layers. A hex that looks as it did before keeps its elements, and a stretch of them and
 * a layer its component: what has not changed is not even compared.
 */
export function useLayers(board: BoardDef, state: BoardState, looks: TokenLooks): Layers {
  const draw = useMemo(() => drawer(board, looks), [board, looks]);
  return useMemo(() => draw(state), [draw, state]);
}

function drawer(board: BoardDef, looks: TokenLooks): (state: BoardState) => Layers {
  let stretches = inStretches(Object.keys(board.hexes));
  let layers: Layers | undefined;
  return (state) => {
    const looksNow = looksOf(state);
    const next = stretches.map((stretch) =>
      redrawn(stretch, looksNow, (hex) => layersOf({ board, state, hex, looks })),
    );
    if (!layers || next.some((stretch, i) => stretch !== stretches[i])) {
      layers = inLayers((name) => <g>{next.map((stretch) => stretch.layers[name])}</g>);
    }
    stretches = next;
    return layers;
  };
}

/** The stretch as it looks now: the same one where nothing of it has changed. */
function redrawn(
  stretch: Stretch,
  looksNow: ReadonlyMap<HexId, string>,
  draw: (hex: HexId) => HexLayers,
): Stretch {
  const { hexes } = stretch;
  const looks = hexes.map((hex) => looksNow.get(hex) ?? '');
  const isSame = (i: number) => looks[i] === stretch.looks[i];
  if (hexes.every((_, i) => isSame(i))) return stretch;
  const drawn = hexes.map((hex, i) => (isSame(i) ? stretch.drawn[i]! : draw(hex)));
  return { hexes, looks, drawn, layers: inLayers((name) => drawn.map((layers) => layers[name]), hexes[0]) };
}

function inStretches(hexes: readonly HexId[]): readonly Stretch[] {
  const starts = [...hexes.keys()].filter((i) => i % stretchLength === 0);
  return starts.map((from) => ({
    hexes: hexes.slice(from, from + stretchLength),
    looks: [],
    drawn: [],
    layers: inLayers(() => null),
  }));
}

function inLayers(content: (name: HexLayer) => ComponentChildren, key?: string): Layers {
  const kept = (name: HexLayer) => <Kept key={key}>{content(name)}</Kept>;
  return { ground: kept('ground'), track: kept('track'), marks: kept('marks') };
}

/** Preact passes over the element of a component that is the one of before; any other element it compares, with all below it. */
function Kept({ children }: { children: ComponentChildren }) {
  return <>{children}</>;
}

/** What can be seen on each hex that the game has changed. */
function looksOf({ tiles, stations, reserved, markers }: BoardState): Map<HexId, string> {
  const looks = new Map<HexId, string>();
  const add = (hex: HexId, what: string) => looks.set(hex, `${looks.get(hex) ?? ''} ${what}`);
  for (const [hex, { tile, turn }] of Object.entries(tiles)) add(hex, `${tile}/${turn}`);
  for (const station of stations) add(station.hex, `+${stationKey(station)}`);
  for (const station of reserved) add(station.hex, `-${stationKey(station)}`);
  for (const [hex, marks] of Object.entries(markers)) add(hex, marks.join());
  return looks;
}

function stationKey({ company, stop, place }: Station): string {
  return `${company}${stop}${place ?? ''}`;
}
