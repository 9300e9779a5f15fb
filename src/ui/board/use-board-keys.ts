import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { centre, columnOf, rowOf } from '@/engine/board/layout';
import type { BoardDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import type { Point } from './geometry';
import type { ViewControl } from './use-view';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const panStep = 60;
const zoomStep = 1.3;

/** Arrow keys, plus, minus and 0 move the board; with Shift, arrow keys choose the next hex, and I tells about it. */
export function useBoardKeys(
  element: RefObject<HTMLElement | null>,
  board: BoardDef,
  control: ViewControl,
  selected: HexId | undefined,
  onHexTap: ((hex: HexId) => void) | undefined,
  onHexHold: ((hex: HexId) => void) | undefined,
) {
  const onKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow && event.shiftKey) {
      const next = nextHex(board, selected, arrow);
      if (next) onHexTap?.(next);
    } else if (arrow) control.move({ x: -arrow.x * panStep, y: -arrow.y * panStep });
    else if (event.key === '+' || event.key === '=') control.zoom(zoomStep);
    else if (event.key === '-') control.zoom(1 / zoomStep);
    else if (event.key === '0') control.fit();
    else if (event.key === 'i' && selected !== undefined) onHexHold?.(selected);
    else return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    host.tabIndex = 0;
    host.addEventListener('keydown', onKey);
    return () => host.removeEventListener('keydown', onKey);
  });
}

/** The nearest hex in a direction; the first of the board where none was chosen yet. */
export function nextHex(board: BoardDef, from: HexId | undefined, towards: Point): HexId | undefined {
  const hexes = Object.keys(board.hexes);
  if (from === undefined) return hexes.sort((a, b) => rowOf(a) - rowOf(b) || columnOf(a) - columnOf(b))[0];
  const here = centre(board.layout, from);
  const candidates = hexes.flatMap((hex) => {
    const there = centre(board.layout, hex);
    const ahead = (there.x - here.x) * towards.x + (there.y - here.y) * towards.y;
    const aside = Math.abs((there.x - here.x) * towards.y) + Math.abs((there.y - here.y) * towards.x);
    return ahead > 0.5 && aside <= ahead ? [{ hex, far: ahead + aside * 1.5 }] : [];
  });
  return candidates.reduce<{ hex: HexId; far: number } | undefined>(
    (nearest, next) => (!nearest || next.far < nearest.far ? next : nearest),
    undefined,
  )?.hex;
}
