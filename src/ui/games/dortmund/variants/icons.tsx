import type { JSX } from 'preact';
import type { Icons } from '../../../board/icons';
import { letterSize } from '../../../board/letter-size';

/** Numbers that markers of each kind may show. */
const numbers = {
  demand: Array.from({ length: 13 }, (_, i) => i),
  first: [0, 5, 10, 20],
  rise: Array.from({ length: 30 }, (_, i) => (i + 1) * 10),
};

/** Cubes that a red area still takes: the number on a cube. */
const Demand = ({ number }: { number: number }) => (
  <g class="icon" fill="#1f5fa8">
    <rect x={-17} y={-15} width={34} height={30} rx={4} />
    <text {...letterSize(20)} dy="0.35em" fill="#ffffff">
      {number}
    </text>
  </g>
);

/** So much more for the first delivery, or for building there. */
const More = ({ number, fill }: { number: number; fill: string }) => (
  <g class="icon" fill={fill}>
    <rect x={-21} y={-13} width={42} height={26} rx={13} />
    <text {...letterSize(17)} dy="0.35em" fill="#ffffff">
      +{number}
    </text>
  </g>
);

/** A mine that is crossed out. */
const Closed = () => (
  <g class="icon" fill="#55565a">
    <circle r={16} />
    <text {...letterSize(18)} dy="0.35em" fill="#ffffff">
      K
    </text>
    <path d="M-15 -15L15 15M15 -15L-15 15" fill="none" stroke="#c9281c" stroke-width={5} />
  </g>
);

/** One more place for a station. */
const Place = () => (
  <g class="icon">
    <path d={ring} fill="#ffffff" stroke="#1a1a17" stroke-width={2.5} stroke-dasharray="6 4" />
    <path d="M-8 0H8M0 -8V8" fill="none" stroke="#1a1a17" stroke-width={4} />
  </g>
);

const ring = 'M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0';

function many(kind: keyof typeof numbers, draw: (number: number) => JSX.Element): Icons {
  return Object.fromEntries(numbers[kind].map((each) => [`${kind}${each}`, { Shape: () => draw(each) }]));
}

/** The markers of the minor variants. */
export const variantIcons: Icons = {
  ...many('demand', (number) => <Demand number={number} />),
  ...many('first', (number) => <More number={number} fill="#8a5a14" />),
  ...many('rise', (number) => <More number={number} fill="#9c2f1f" />),
  closedMine: { Shape: Closed },
  extraPlace: { Shape: Place },
};

function named(words: Readonly<Record<keyof typeof numbers, (number: number) => string>>) {
  return Object.fromEntries(
    (Object.keys(numbers) as (keyof typeof numbers)[]).flatMap((kind) =>
      numbers[kind].map((each) => [`icon.${kind}${each}`, words[kind](each)]),
    ),
  );
}

export const variantWords = {
  en: {
    ...named({
      demand: (number) => `Takes more beer cubes: ${number}`,
      first: (number) => `First delivery: ${number} M more`,
      rise: (number) => `Building costs ${number} M more`,
    }),
    'icon.closedMine': 'Closed coal mine',
    'icon.extraPlace': 'Extra station place',
  },
  de: {
    ...named({
      demand: (number) => `Nimmt noch Bierquader ab: ${number}`,
      first: (number) => `Erste Lieferung: ${number} M mehr`,
      rise: (number) => `Bauen kostet ${number} M mehr`,
    }),
    'icon.closedMine': 'Stillgelegtes Kohlebergwerk',
    'icon.extraPlace': 'Zusätzlicher Bahnhofsplatz',
  },
};
