/** What the boards, sheets and cards of the box print for shares and privates, written down a second time. */
import type { Setup } from '@/engine/game/state';

export interface Corporation {
  readonly id: string;
  /** Its certificates from the top of the stack; the first is the director's. */
  readonly papers: readonly number[];
  readonly floatsAt: number;
  readonly homes: readonly string[];
}

export interface Certificate {
  readonly id: string;
  readonly no: number;
  readonly price: number;
  readonly revenue: number;
  /** The second certificate of this corporation comes with it. */
  readonly shareOf?: string;
  /** It is the director's certificate of this corporation. */
  readonly directs?: string;
}

export interface Printed {
  readonly isLowerRhine: boolean;
  readonly corporations: readonly Corporation[];
  /** Homes of corporations that are not in play. */
  readonly blanks: readonly string[];
  readonly privates: readonly Certificate[];
  readonly cashEach: number;
  readonly bank: number;
  readonly limit: number;
  /** Trains on the display, by type. */
  readonly trains: Readonly<Record<string, number>>;
  readonly startTiles: Readonly<Record<string, string>>;
  /** Pairs of hexes for a coalmine and a steel mill. */
  readonly orderCards: readonly string[];
  readonly hasTargets: boolean;
  readonly hasDestinies: boolean;
}

/** The stock table, top row first; a token stands on `row/column`. */
export const table: readonly (readonly number[])[] = [
  [75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240, 265, 290, 320, 350],
  [70, 75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240],
  [65, 70, 75, 80, 90, 100, 110, 120, 135, 150, 165],
  [60, 65, 70, 75, 80, 90, 100],
  [55, 60, 65, 70],
  [50, 55, 60],
];

/** The pink spaces by their values. */
export const pink: Readonly<Record<string, number>> = {
  '3/0': 60,
  '3/1': 65,
  '2/1': 70,
  '2/2': 75,
  '1/2': 80,
  '1/3': 90,
  '0/3': 100,
};

const usual = [20, 10, 10, 10, 10, 10, 10, 10, 10];
const moers = [20, 20, 20, 10, 10, 10, 10];
const krefeld = [30, 10, 10, 10, 10, 10, 10, 10];

function corporation(id: string, ...homes: string[]): Corporation {
  const papers = id === 'MKB' ? moers : id === 'KEG' ? krefeld : usual;
  return { id, papers, floatsAt: id === 'MKB' ? 60 : 50, homes };
}

/** [18Rhl 4.2.2] */
const rhineland = [
  corporation('ADR', 'K2'),
  corporation('BME', 'F13'),
  corporation('CCE', 'I10', 'E6'),
  corporation('CME', 'I10'),
  corporation('DEE', 'F9'),
  corporation('GVE', 'G6'),
  corporation('MKB', 'D7'),
  corporation('RhE', 'I10'),
];

/** [18LRA 4.2.3] */
const lowerRhine = [
  corporation('ADR', 'K3'),
  corporation('BME', 'G15'),
  corporation('CCE', 'A5'),
  corporation('CME', 'K15'),
  corporation('GVE', 'G7'),
  corporation('KEG', 'F10'),
  corporation('MKB', 'C11'),
  corporation('RhE', 'K11'),
];

/** [18LRA 3.3] who plays with two or three. */
const scenarios: Readonly<Record<string, string>> = {
  1: 'RhE ADR CCE GVE CME KEG',
  2: 'BME ADR CCE GVE MKB KEG',
  3: 'BME ADR RhE CCE MKB CME',
  4: 'BME ADR RhE GVE MKB KEG',
};

/** [18LRA 9.1] which corporation may be the Investor's, with its private, and in which scenarios. */
export const investors: Readonly<Record<string, { readonly owns: string; readonly scenarios: string }>> = {
  BME: { owns: 'RH', scenarios: '234' },
  RhE: { owns: 'NH', scenarios: '134' },
  CCE: { owns: 'UH', scenarios: '123' },
  ADR: { owns: 'UH', scenarios: '1234' },
};

/** [18Rhl 8.5] of each number the one of the base game, and the alternative. */
const packages: readonly (readonly [base: Certificate, alternative: Certificate])[] = [
  [
    { id: 'PWB', no: 1, price: 20, revenue: 5 },
    { id: 'ATB', no: 1, price: 20, revenue: 5 },
  ],
  [
    { id: 'KEO', no: 2, price: 30, revenue: 0 },
    { id: 'MBR', no: 2, price: 30, revenue: 0 },
  ],
  [
    { id: 'THS', no: 3, price: 50, revenue: 15 },
    { id: 'RGC', no: 3, price: 50, revenue: 15 },
  ],
  [
    { id: 'TF', no: 4, price: 80, revenue: 20 },
    { id: 'KSW', no: 4, price: 80, revenue: 20 },
  ],
  [
    { id: 'NLK', no: 5, price: 120, revenue: 25, shareOf: 'GVE' },
    { id: 'AMD', no: 5, price: 120, revenue: 25, shareOf: 'ADR' },
  ],
  [
    { id: 'RhE', no: 6, price: 140, revenue: 0, directs: 'RhE' },
    { id: 'CME', no: 6, price: 140, revenue: 0, directs: 'CME' },
  ],
];

const lowerRhinePrivates: readonly Certificate[] = [
  { id: 'DEC', no: 1, price: 20, revenue: 5 },
  { id: 'UH', no: 2, price: 40, revenue: 15 },
  { id: 'NH', no: 3, price: 50, revenue: 15 },
  { id: 'RH', no: 4, price: 60, revenue: 15 },
  { id: 'RM', no: 5, price: 80, revenue: 20, shareOf: 'ADR' },
  { id: 'GKB', no: 6, price: 100, revenue: 10 },
];

/** [18Rhl 8.4.1, 8.4.2] */
export const targets = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'];
export const destinies = Array.from({ length: 12 }, (_, i) => `D${i + 1}`);

/** [18Rhl 3.2, 3.3, 8.1, 8.2, 8.5] what lies on the table for such a game. */
export function printedFor({ title, players, options }: Setup): Printed {
  const count = players.length;
  const isLowerRhine = title === '18lra';
  const more = options.extraTrain === true ? 1 : 0;
  const isLow = options.lowerCapital === true;
  const isAlternative = options.alternativePackage === true;
  const all = isLowerRhine ? lowerRhine : rhineland;
  const playing = isLowerRhine && count < 4 ? scenarios[String(options.scenario ?? '1')]! : undefined;
  const corporations = all.filter(({ id }) => !playing || playing.includes(id));
  const rhinelandPrivates = packages.map(([base, alternative]) => {
    const wanted = isAlternative ? (options[`private${base.no}`] ?? alternative.id) : base.id;
    return wanted === base.id ? base : alternative;
  });
  const each: Record<number, number> = { 2: 600, 3: 600, 4: 450, 5: 360 };
  const low: Record<number, number> = { 2: 500, 3: 500, 4: 375, 5: 300 };
  const limits: Record<number, number> = isLowerRhine ? { 2: 14, 3: 14, 4: 15 } : { 3: 20, 4: 15, 5: 12 };
  return {
    isLowerRhine,
    corporations,
    blanks: all.filter((each) => !corporations.includes(each)).flatMap(({ homes }) => homes),
    privates: isLowerRhine ? lowerRhinePrivates : rhinelandPrivates,
    cashEach: (isLow ? low : each)[count]!,
    bank: isLowerRhine ? (count < 4 ? 6000 : 8000) : 9000,
    limit: limits[count]!,
    trains: isLowerRhine
      ? { 2: 5 + more, 3: 4, 4: 2, 5: 2, 6: 10 }
      : { 2: 6 + more, 3: 5, 4: 3, 5: 3, 6: 6, 8: 4 },
    startTiles: isAlternative ? { J9: '8', K10: '57' } : {},
    orderCards: isLowerRhine
      ? []
      : ['J3 E6', 'K4 D9', 'D9 E6', 'D9 D13', 'C12 E6', 'C12 D9', 'J3 D13', 'D11 E6', 'D11 D9'],
    hasTargets: options.targetCards === true,
    hasDestinies: options.destinyCards === true,
  };
}
