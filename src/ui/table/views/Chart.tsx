import { useEffect, useRef, useState } from 'preact/hooks';
import { number, t } from '@/i18n/aside';
import { textWidth } from '../../board/lettering';
import { scaleFor, spread } from './scale';
import { visibleOn } from './visible-on';

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
const dashes = ['', '8 4', '2 3', '10 3 2 3', '5 5', '14 4', '3 6', '8 2 2 2 2 2'];

const smallest = { width: 200, height: 150 };
/** Text of the usual size: where it is larger, all of the drawing is. */
const usualText = 16;
/** Room for the figures on the left, the rounds below. */
const margin = { left: 48, top: 10, bottom: 24 };
const heightOfName = 14;
/** Pixels between the end of a curve and its name. */
const beforeName = 5;
/** Names are a little wider than the letters that widths are known of. */
const boldness = 1.06;
/** However long the names are, so much is left for the curves. */
const least = 40;
/** Pixels between two lines of the grid, and two rounds that are named. */
const apart = { lines: 36, rounds: 44 };

interface Place {
  readonly width: number;
  readonly height: number;
  /** So many times as large as usual is the text of this device. */
  readonly larger: number;
  /** The colour that letters have here. */
  readonly ink: string;
}

/** Curves over the rounds; those who do not see them find the same figures in a table. */
export function Chart({ label, rounds, curves }: ChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const host = element.current;
    if (!host) return;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText;
      // no larger than it finds room for
      const larger = Math.min(text / usualText, Math.max(1, host.clientWidth / smallest.width));
      setPlace({
        width: Math.max(smallest.width, host.clientWidth / larger),
        height: Math.max(smallest.height, host.clientHeight / larger),
        larger,
        ink: getComputedStyle(host).color,
      });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(host);
    return () => watcher.disconnect();
  }, []);
  return (
    <figure class="chart">
      <div ref={element} class="chart-place" aria-hidden="true">
        {place && <Drawing place={place} rounds={rounds} curves={curves} />}
      </div>
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

function Drawing({ place, rounds, curves }: Omit<ChartProps, 'label'> & { place: Place }) {
  const { width, height, larger, ink } = place;
  const wide = Math.max(least, width - margin.left - roomForNames(curves));
  const high = height - margin.top - margin.bottom;
  const known = curves.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = scaleFor(known, high / apart.lines);
  const x = (round: number) => margin.left + (wide * round) / Math.max(1, rounds.length - 1);
  const y = (value: number) => margin.top + high * (1 - (value - scale.from) / (scale.to - scale.from));
  const every = Math.ceil((rounds.length * apart.rounds) / wide);
  const ends = curves.flatMap(({ name, values }, i) => {
    const at = values.findLastIndex((value) => value !== null);
    return at < 0 ? [] : [{ name, i, x: x(at), y: y(values[at]!) }];
  });
  const heights = spread(
    ends.map((end) => end.y),
    heightOfName,
    height - margin.bottom,
  );
  const colourOf = (i: number) => visibleOn(ink, curves[i]!.colour);
  return (
    <svg
      class="chart-drawing"
      aria-hidden="true"
      width={width * larger}
      height={height * larger}
      viewBox={`0 0 ${width} ${height}`}
    >
      {scale.ticks.map((value) => (
        <g key={value}>
          <path class="chart-line" d={`M${margin.left} ${y(value)}H${margin.left + wide}`} />
          <text class="chart-value" x={margin.left - 8} y={y(value)} dy="0.35em">
            {number(value)}
          </text>
        </g>
      ))}
      {rounds.map((round, i) =>
        i % every === 0 ? (
          <text key={i} class="chart-round" x={x(i)} y={height - 6}>
            {round}
          </text>
        ) : null,
      )}
      {curves.map(({ values }, i) => (
        <path
          key={i}
          class="chart-curve"
          d={lineThrough(values, x, y)}
          stroke={colourOf(i)}
          stroke-dasharray={dashes[i % dashes.length]}
        />
      ))}
      {ends.map((end, k) => (
        <text
          key={end.name}
          class="chart-name"
          x={end.x + beforeName}
          y={heights[k]}
          dy="0.35em"
          fill={colourOf(end.i)}
        >
          {end.name}
        </text>
      ))}
    </svg>
  );
}

/** Names are never cut, however narrow that leaves the curves: they say whose they are. */
function roomForNames(curves: readonly Curve[]): number {
  return beforeName + Math.max(...curves.map(({ name }) => textWidth(name, heightOfName) * boldness));
}

/** A line from value to value; it begins anew after a round without one. */
function lineThrough(
  values: Curve['values'],
  x: (round: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, i) => {
      if (value === null) return '';
      const isOn = i > 0 && values[i - 1] !== null;
      return `${isOn ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}
