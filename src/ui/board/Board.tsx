import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { across, edges, isImpassable } from '@/engine/board/layout';
import type { BoardDef, BoardState, Edge, Lay } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { t } from '@/i18n/table';
import { isJoined } from './areas';
import { Coordinates } from './Coordinates';
import { frameOf } from './extent';
import { FitButton } from './FitButton';
import { outline, plus, pointsOf, sideEnds } from './geometry';
import { GhostView } from './HexView';
import { emptyState } from './plans';
import { type RouteLine, RouteView } from './RouteView';
import { centreOf, decorCourse, polyline, riverCourse, softLine } from './rivers';
import type { TokenLooks } from './StopView';
import { useBoardKeys } from './use-board-keys';
import { useDrawing } from './use-drawing';
import { useLayers } from './use-layers';
import { useView, type ViewControl } from './use-view';

export interface BoardProps {
  board: BoardDef;
  /** For the name of the picture. */
  name: string;
  state?: BoardState;
  looks: TokenLooks;
  /** Hexes on which something may be done. */
  highlighted?: ReadonlySet<HexId>;
  selected?: HexId;
  /** A tile that is not laid yet. */
  ghost?: Lay;
  routes?: readonly RouteLine[];
  onHexTap?: (hex: HexId) => void;
  /** A finger rests on a hex: it is looked at, whatever a tap would mean. */
  onHexHold?: (hex: HexId) => void;
  /** Two quick taps are two taps, not a way to zoom. */
  everyTap?: boolean;
  /** What lies over the board and goes with it. */
  over?: (control: ViewControl) => ComponentChildren;
}

/** The whole board: one layer upon the other, so that no hex covers its neighbour's track or names. */
export function Board({
  board,
  name,
  state = emptyState,
  looks,
  highlighted,
  selected,
  ghost,
  routes,
  onHexTap,
  onHexHold = onHexTap,
  everyTap = false,
  over,
}: BoardProps) {
  const area = useMemo(() => frameOf(board), [board]);
  const { element, control } = useView(area, onHex(onHexTap), onHex(onHexHold), everyTap);
  useBoardKeys(element, board, control, selected, onHexTap, onHexHold);
  useLayoutEffect(
    () => control.show(selected && centreOf(board.layout, selected)),
    [control, board, selected],
  );
  const matters = hexesThatMatter(highlighted, routes);
  useLayoutEffect(() => {
    // whoever has chosen a hex is looking at it
    if (selected === undefined) control.offer(matters.map((hex) => centreOf(board.layout, hex)));
  }, [control, board, matters.join(), selected === undefined]);
  const drawing = useDrawing(control, area);
  const ground = useMemo(() => <Ground board={board} />, [board]);
  const layers = useLayers(board, state, looks);
  return (
    <div class="board">
      <div
        ref={element}
        class="board-window"
        role="application"
        aria-label={`${t('board.label', { name })}. ${t('board.keys')}`}
      >
        <svg
          ref={drawing}
          class="board-drawing"
          width={area.width}
          height={area.height}
          viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
          aria-hidden="true"
        >
          {layers.ground}
          {ground}
          <g class="board-faces">
            {layers.track}
            <g>
              {routes?.map((route, i) => (
                <RouteView key={i} board={board} state={state} route={route} />
              ))}
            </g>
            <g>
              {[...(highlighted ?? [])].map((hex) => (
                <HexMark key={hex} board={board} hex={hex} kind="hex-highlighted" />
              ))}
            </g>
            {selected && (
              <g>
                <HexMark board={board} hex={selected} kind="hex-selected-casing" />
                <HexMark board={board} hex={selected} kind="hex-selected" />
              </g>
            )}
            {/* upon the outlines: a value beside an edge is read whole */}
            {layers.marks}
            {ghost && <GhostView board={board} ghost={ghost} />}
          </g>
        </svg>
      </div>
      {over?.(control)}
      <FitButton control={control} />
    </div>
  );
}

/** What is done with the hex that was touched. */
function onHex(act: ((hex: HexId) => void) | undefined): (target: Element) => void {
  return (target) => {
    const hex = target.closest('[data-hex]')?.getAttribute('data-hex');
    if (hex) act?.(hex);
  };
}

/** Where something can be done, or else what is run. */
function hexesThatMatter(
  highlighted: ReadonlySet<HexId> | undefined,
  routes: readonly RouteLine[] | undefined,
): readonly HexId[] {
  if (highlighted && highlighted.size > 0) return [...highlighted];
  const run = (routes ?? []).flatMap(({ pieces }) => pieces.map((key) => key.slice(0, key.indexOf(':'))));
  return [...new Set(run)];
}

function HexMark({ board, hex, kind }: { board: BoardDef; hex: HexId; kind: string }) {
  const at = centreOf(board.layout, hex);
  return (
    <polygon class={kind} points={pointsOf(outline(board.layout, 3).map((corner) => plus(corner, at)))} />
  );
}

/** Lines between hexes, rivers, impassable sides and coordinates: none of it changes during a game. */
function Ground({ board }: { board: BoardDef }) {
  return (
    <g class="board-ground">
      {board.decor?.map((river, i) => (
        <path key={i} class="river river-decor" d={softLine(decorCourse(board.layout, river.path))} />
      ))}
      <path class="hex-lines" d={linesOf(board, (hex, edge) => !isJoined(board, hex, edge))} />
      {riverCourse(board).map((stretch, i) => (
        <path key={i} class="river" d={polyline(stretch)} />
      ))}
      <path class="impassable" d={linesOf(board, (hex, edge) => isImpassable(board, hex, edge))} />
      <Coordinates board={board} />
    </g>
  );
}

/** Every side of the board for which something holds, each once. */
function linesOf(board: BoardDef, holds: (hex: HexId, edge: Edge) => boolean): string {
  let path = '';
  for (const hex of Object.keys(board.hexes)) {
    const at = centreOf(board.layout, hex);
    for (const edge of edges) {
      const drawnByNeighbour = edge >= 3 && board.hexes[across(board.layout, hex, edge)];
      if (!drawnByNeighbour && holds(hex, edge)) {
        path += polyline(sideEnds(board.layout, edge).map((end) => plus(end, at)));
      }
    }
  }
  return path;
}
