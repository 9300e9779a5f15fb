import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardDef, BoardState, Station } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { type HexLayer, layersOf } from './HexView';
import type { TokenLooks } from './StopView';

export type Layers = Readonly<Record<HexLayer, VNode>>;

interface Drawn {
  readonly look: string;
  readonly layers: ReturnType<typeof layersOf>;
}

/**
 * The hexes of a board in their layers. A hex that looks as it did before keeps its elements, and a layer
 * its group: what has not changed is not even compared.
 */
export function useLayers(board: BoardDef, state: BoardState, looks: TokenLooks): Layers {
  const draw = useMemo(() => drawer(board, looks), [board, looks]);
  return useMemo(() => draw(state), [draw, state]);
}

function drawer(board: BoardDef, looks: TokenLooks): (state: BoardState) => Layers {
  const hexes = Object.keys(board.hexes);
  const drawn = new Map<HexId, Drawn>();
  let layers: Layers | undefined;
  return (state) => {
    const looksNow = looksOf(state);
    let hasChanged = layers === undefined;
    for (const hex of hexes) {
      const look = looksNow.get(hex) ?? '';
      if (drawn.get(hex)?.look === look) continue;
      drawn.set(hex, { look, layers: layersOf({ board, state, hex, looks }) });
      hasChanged = true;
    }
    if (!layers || hasChanged) {
      const group = (name: HexLayer) => <g>{hexes.map((hex) => drawn.get(hex)!.layers[name])}</g>;
      layers = { ground: group('ground'), track: group('track'), marks: group('marks') };
    }
    return layers;
  };
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
