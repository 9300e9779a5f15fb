import type { BoardDef } from '@/engine/board/types';
import { outline } from './geometry';
import { centreOf } from './rivers';
import type { Area } from './view';

/** Room around the hexes for their coordinates. */
export const roomForCoordinates = 44;

/** The part of the plane that the hexes cover. */
export function extentOf(board: BoardDef): Area {
  const corners = outline(board.layout);
  const points = Object.keys(board.hexes).flatMap((hex) => {
    const at = centreOf(board.layout, hex);
    return corners.map((corner) => ({ x: corner.x + at.x, y: corner.y + at.y }));
  });
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The same with the coordinates around it. */
export function frameOf(board: BoardDef): Area {
  const { x, y, width, height } = extentOf(board);
  return {
    x: x - roomForCoordinates,
    y: y - roomForCoordinates,
    width: width + roomForCoordinates + 10,
    height: height + roomForCoordinates + 10,
  };
}

/** Percent of the frame, along its right and its lower side, where the nearest hex is the furthest away. */
export function quietPlaces(board: BoardDef): { readonly right: number; readonly bottom: number } {
  const frame = frameOf(board);
  const places = Object.keys(board.hexes).map((hex) => centreOf(board.layout, hex));
  const near = roomForCoordinates;
  const quietest = (along: 'x' | 'y', across: 'x' | 'y') => {
    const far = (at: number) =>
      Math.max(...places.filter((each) => Math.abs(each[along] - at) < near).map((each) => each[across]));
    return places.map((each) => each[along]).reduce((best, at) => (far(at) < far(best) ? at : best));
  };
  return {
    right: ((quietest('y', 'x') - frame.y) / frame.height) * 100,
    bottom: ((quietest('x', 'y') - frame.x) / frame.width) * 100,
  };
}
