import type { TrackGraph } from '@/engine/board/graph';
import type { Reach } from '@/engine/board/reach';
import type { BoardDef, BoardState } from '@/engine/board/types';
import { newValue } from '@/engine/game/draft';
import type { HexId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { mines, steelMills } from '../board';
import { links } from '../cards';

/** Railway links lie on their hex as markers that name their value: `link20`. */
const prefix = 'link';

/** The track as a company finds it, and the highest value that a link may have in this phase. */
export interface LinkScene {
  readonly board: BoardDef;
  readonly state: BoardState;
  readonly graph: TrackGraph;
  readonly reach: Reach;
  readonly most: number;
}

/** Does a mine or a steel mill stand there? */
export function isLinkSite(board: BoardDef, hex: HexId): boolean {
  const isSite = Object.hasOwn(mines, hex) || Object.hasOwn(steelMills, hex);
  // a mine that was closed is a plain hex
  return isSite && Object.hasOwn(board.hexes, hex) && board.hexes[hex]!.stops !== undefined;
}

/** [rulings 116, 148] a link that is put right lies on a mine or a steel mill of this game that has none yet. */
export function linkMayLie(
  board: BoardDef,
  { board: state }: { readonly board: Pick<BoardState, 'markers'> },
  marker: string,
  hex: HexId,
): boolean {
  return !marker.startsWith(prefix) || (isLinkSite(board, hex) && linkValue(state, hex) === 0);
}

/** What the link of a hex is worth; 0 where there is none. */
export function linkValue({ markers }: Pick<BoardState, 'markers'>, hex: HexId): number {
  const marker = markers[hex]?.find((each) => each.startsWith(prefix));
  return marker ? Number(marker.slice(prefix.length)) : 0;
}

/** What the link would be worth after one more step; nothing once it has its highest value. */
export function nextLinkValue(state: Pick<BoardState, 'markers'>, hex: HexId): number | undefined {
  return links.values.find((value) => value > linkValue(state, hex));
}

/**
 * [18DO 3.2.2.4, 4.5.4] why a company cannot create or extend the link of this hex: it needs a route to track
 * there, and each action is one step, as far as the phase allows.
 */
export function linkObjection(scene: LinkScene, hex: HexId): Objection | undefined {
  if (!isLinkSite(scene.board, hex)) return object('link-no-site', { hex });
  const value = nextLinkValue(scene.state, hex);
  if (value === undefined) return object('link-finished', { hex });
  if (value > scene.most) return object('link-too-early', { hex, value });
  return reaches(scene, hex) ? undefined : object('link-no-route', { hex });
}

/** All track of a mine or mill leads to its one stop. */
function reaches({ graph, reach }: LinkScene, hex: HexId): boolean {
  return graph.stopsOf.get(hex)?.some((stop) => reach.stops[stop.index] === 1) ?? false;
}

const sites: readonly HexId[] = [...Object.keys(mines), ...Object.keys(steelMills)];

/** Every hex where the company may create or extend a link. */
export function linkHexes(scene: LinkScene): HexId[] {
  return sites.filter((hex) => !linkObjection(scene, hex));
}

/** Is there any such hex? */
export function canLink(scene: LinkScene): boolean {
  return sites.some((hex) => !linkObjection(scene, hex));
}

/** The board with the link of this hex one step further. */
export function putLink(state: BoardState, hex: HexId): BoardState {
  const others = (state.markers[hex] ?? []).filter((each) => !each.startsWith(prefix));
  const marker = `${prefix}${nextLinkValue(state, hex) ?? linkValue(state, hex)}`;
  return newValue({ ...state, markers: { ...state.markers, [hex]: [...others, marker] } });
}
