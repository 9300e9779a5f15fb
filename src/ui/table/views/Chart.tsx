import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { number, t } from '@/i18n/table';

export interface Curve {
  readonly name: string;
  readonly colour: string;
  /** One for each round; null before there is a value. */
  readonly values: readonly (number | null)[];
}

interface ChartProps {
  label: string;
  rounds: readonly string[];
  curves: readonly Curve[];
}

/** Beside its colour each line has its own dashes and its name at its end. */
const dashes: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [10, 3, 2, 3],
  [5, 5],
  [14, 4],
  [3, 6],
  [8, 2, 2, 2, 2, 2],
];

const smallest = { width: 200, height: 150 };

/** Curves over the rounds; those who do not see them find the same figures in a table. */
export function Chart({ label, rounds, curves }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const size = () => ({
      width: Math.max(smallest.width, element.clientWidth),
      height: Math.max(smallest.height, element.clientHeight),
    });
    const data: uPlot.AlignedData = [rounds.map((_, i) => i), ...curves.map(({ values }) => [...values])];
    const plot = new uPlot(optionsFor(element, rounds, curves, size()), data, element);
    const watcher = new ResizeObserver(() => plot.setSize(size()));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [rounds.join(), curves]);
  return (
    <figure class="chart">
      <div ref={place} class="chart-place" aria-hidden="true" />
      <div class="hidden-text">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.charts.round')}</th>
              {curves.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round, i) => (
              <tr key={i}>
                <th scope="row">{round}</th>
                {curves.map(({ name, values }) => (
                  <td key={name}>{values[i] === null ? '–' : number(values[i]!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function optionsFor(
  element: Element,
  rounds: readonly string[],
  curves: readonly Curve[],
  size: { width: number; height: number },
): uPlot.Options {
  const style = getComputedStyle(element);
  const ink = style.color;
  const font = `500 13px ${style.getPropertyValue('--condensed')}`;
  const grid = { stroke: style.getPropertyValue('--chart-line') || ink, width: 1 };
  const axis = { stroke: ink, font, grid, ticks: grid };
  return {
    ...size,
    padding: [10, 56, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [
      {
        ...axis,
        values: (_, ticks) => ticks.map((tick) => rounds[tick] ?? ''),
        incrs: [1, 2, 4, 8, 16, 32],
        space: 44,
      },
      { ...axis, values: (_, ticks) => ticks.map((tick) => number(tick)), size: 52 },
    ],
    series: [
      {},
      ...curves.map(
        ({ name, colour }, i): uPlot.Series => ({
          label: name,
          stroke: visibleOn(ink, colour),
          width: 2.5,
          dash: [...dashes[i % dashes.length]!],
          points: { show: false },
        }),
      ),
    ],
    hooks: { draw: [(plot) => nameCurves(plot, curves, ink, font)] },
  };
}

/** Names stand at the end of their lines, moved apart where they would cover each other. */
function nameCurves(plot: uPlot, curves: readonly Curve[], ink: string, font: string): void {
  const { ctx } = plot;
  const ratio = devicePixelRatio || 1;
  const step = 14 * ratio;
  const ends = curves
    .flatMap(({ name, colour, values }, i) => {
      const at = values.findLastIndex((value) => value !== null);
      if (at < 0) return [];
      const x = plot.valToPos(at, 'x', true);
      return [{ name, colour, i, x, y: plot.valToPos(values[at]!, 'y', true) }];
    })
    .sort((a, b) => a.y - b.y);
  ctx.save();
  ctx.font = font.replace('13px', `${13 * ratio}px`);
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { name, colour, x, y } of ends) {
    const free = Math.max(y, lowest + step);
    lowest = free;
    ctx.fillStyle = visibleOn(ink, colour);
    ctx.fillText(name.slice(0, 8), x + 5 * ratio, free);
  }
  ctx.restore();
}

/** On a dark ground dark colours are mixed with light, on a light ground light ones with dark. */
export function visibleOn(ink: string, colour: string): string {
  const [inkLight, light] = [lightness(ink), lightness(colour)];
  const apart = Math.abs(inkLight - light);
  return apart > 0.5 ? mixed(colour, ink, 0.45) : colour;
}

function mixed(colour: string, other: string, share: number): string {
  const [a, b] = [channels(colour), channels(other)];
  return `rgb(${a.map((channel, i) => Math.round(channel * (1 - share) + b[i]! * share)).join(', ')})`;
}

function lightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** `#rrggbb` or `rgb(…)`: colours of cards are written one way, computed ones the other. */
function channels(colour: string): [number, number, number] {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}
