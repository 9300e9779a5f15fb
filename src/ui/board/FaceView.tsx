import type { PlacedFace } from '@/engine/board/face';
import type { BuildColour, Cost, Edge, Layout, Revenue } from '@/engine/board/types';
import { buildColours } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { outline, type Point, pointsOf, round } from './geometry';
import { IconShape, TerrainShape } from './IconView';
import { letterSize } from './letter-size';
import { sizeOfValue, widthOfCost } from './marks';
import type { FacePlan, PlannedMark } from './plan';
import { CityView, type TokenLooks, TownView } from './StopView';
import { boxOfValue, letters, radiusOfValue, widthOfTerrain } from './sizes';
import { ArrowView, StubView, trackOf } from './TrackView';
import type { TokensOfStop } from './tokens';

/** Where a face lies on a board; one by itself lies in the middle of its picture. */
interface Placed {
  place?: { readonly key: HexId; readonly transform: string };
}

export interface FaceTrackProps extends Placed {
  layout: Layout;
  face: PlacedFace;
  plan: FacePlan;
  stubs?: readonly Edge[];
  /** No tile before the phase of this colour. */
  buildFrom?: BuildColour;
}

/**
 * The lower half of a hexagon: what trains run on. Routes are drawn between the two halves. Its parts are drawn by
 * functions and not by components, as the hexes of a board are.
 */
export function FaceTrack({ layout, face, plan, stubs, buildFrom, place }: FaceTrackProps) {
  if (!face.frame && !buildFrom && !stubs && plan.curves.length + plan.arrows.length === 0) return null;
  return (
    <g key={place?.key} class={`on-${face.colour}`} transform={place?.transform}>
      {face.frame && <polygon class={`frame frame-${face.frame}`} points={pointsOf(outline(layout, 7))} />}
      {buildFrom && <polygon class={`build-from on-${buildFrom}`} points={pointsOf(outline(layout, 6))} />}
      {stubs?.map((edge) => StubView({ layout, edge }))}
      {trackOf({ face, curves: plan.curves })}
      {plan.arrows.map((arrow) => ArrowView({ layout, arrow }))}
    </g>
  );
}

export interface FaceMarksProps extends Placed {
  face: PlacedFace;
  plan: FacePlan;
  /** What stands on each place of each stop. */
  tokens: readonly TokensOfStop[];
  looks: TokenLooks;
}

/** The upper half: stops with what stands on them, values, names and signs. */
export function FaceMarks({ face, plan, tokens, looks, place }: FaceMarksProps) {
  if (plan.stops.length + plan.marks.length === 0) return null;
  return (
    <g key={place?.key} class={`on-${face.colour}`} transform={place?.transform}>
      {plan.stops.map((stop) => {
        const there = { tokens: tokens[stop.index] ?? [], looks };
        if (stop.city) return CityView({ city: stop.city, ...there });
        return stop.def.kind === 'town' ? TownView({ stop, ...there }) : null;
      })}
      {plan.marks.map((mark) => MarkView({ mark }))}
    </g>
  );
}

function ValueView({ at, revenue, wide }: { at: Point; revenue: Revenue; wide: boolean }) {
  const transform = `translate(${round(at.x)} ${round(at.y)})`;
  if (typeof revenue === 'number') {
    return (
      <g class="value" transform={transform}>
        <circle r={radiusOfValue} />
        <text dy="0.35em" {...letterSize(letters.value)}>
          {revenue}
        </text>
      </g>
    );
  }
  const { width } = sizeOfValue(revenue, wide);
  const phases = buildColours.filter((colour) => revenue[colour] !== undefined);
  const box = { width: width / phases.length, height: boxOfValue.height };
  return (
    <g class="value" transform={transform}>
      {phases.map((colour, i) => {
        const left = -width / 2 + i * box.width;
        return (
          <g key={colour} class={`on-${colour}`}>
            <rect class="value-box" x={left} y={-box.height / 2} {...box} />
            <text x={left + box.width / 2} dy="0.35em" {...letterSize(letters.value)}>
              {revenue[colour]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function MarkView({ mark }: { mark: PlannedMark }) {
  const [x, y] = [round(mark.at.x), round(mark.at.y)];
  switch (mark.kind) {
    case 'icon':
      return (
        <g transform={`translate(${x} ${y}) scale(${mark.scale})`} style={{ '--shrunk': mark.scale }}>
          <IconShape icon={mark.icon} site={mark.site} />
        </g>
      );
    case 'station': // drawn with the stops
    case 'nothing':
      return null;
    case 'value':
      return ValueView(mark);
    case 'cost':
      return CostView({ ...mark, room: roomClass(mark) });
    case 'name':
      return NameView({ ...mark, room: roomClass(mark) });
    default:
      return (
        <text class={`${mark.kind} ${roomClass(mark)}`} x={x} y={y} dy="0.35em" {...letterSize(mark.size)}>
          {mark.text}
        </text>
      );
  }
}

/** How far its letters may grow: where the board is smaller than that, it is not shown. */
function roomClass({ room }: PlannedMark): string {
  return room === undefined ? '' : `room-${room}`;
}

function CostView({ at, cost, room }: { at: Point; cost: Cost; room: string }) {
  const width = widthOfCost(cost);
  return (
    <g class={`cost ${room}`} transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <g transform={`translate(${round(-width / 2 + widthOfTerrain / 2)} 0)`}>
        <TerrainShape terrain={cost.terrain} />
      </g>
      <text
        class="cost-amount"
        x={round(-width / 2 + widthOfTerrain + 3)}
        dy="0.35em"
        {...letterSize(letters.cost)}
      >
        {cost.amount}
      </text>
    </g>
  );
}

interface NameProps {
  at: Point;
  lines: readonly string[];
  size: number;
  room: string;
}

/** Lines are set in parts of the size of their letters, which may grow. */
function NameView({ at, lines, size, room }: NameProps) {
  const [x, y] = [round(at.x), round(at.y)];
  const first = `${round((0.34 - ((lines.length - 1) / 2) * 0.95) * 100) / 100}em`;
  const props = { class: `name ${room}`, ...letterSize(size) };
  if (lines.length === 1) {
    return (
      <text x={x} y={y} dy={first} {...props}>
        {lines[0]}
      </text>
    );
  }
  return (
    <text y={y} {...props}>
      {lines.map((line, i) => (
        <tspan key={i} x={x} dy={i === 0 ? first : '0.95em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
