import { type BoardData, boardsOf, hexValues } from '@/engine/box/board';
import { placeProblems } from '@/engine/box/places';
import {
  companyRules,
  hexRules,
  lineProblems,
  lineRules,
  parProblems,
  privateRules,
  sum,
  tileRules,
  tileTotals,
  totalProblem,
} from '@/engine/box/rules';
import { dataAt } from '@/engine/game/box/in-setup';
import type { BoxProblem, Sheet, ValueRule } from '@/engine/game/box/sheet';
import type { LinearMarketDef } from '@/engine/market/types';
import { board, hexes, provenance, tiles, valuePer } from './board';
import {
  boxCounts,
  capexTypes,
  companies,
  type DevelopmentStage,
  developmentIncome,
  developmentSupply,
  type MontanCorporation,
  market,
  montanBoxes,
  montanCharter,
  montanCompanies,
  montanCorporations,
  montanPassivePar,
  type PrivateMontanCompany,
  passiveFoundingBoxes,
  privates,
  type RuhrCapexType,
  type RuhrCompany,
  type RuhrPrivate,
  railwayPar,
  scenarios,
} from './cards';

/** Boxes on charters, and what markers in them earn. */
export interface Charters {
  readonly montanBoxes: typeof montanBoxes;
  readonly montanCharter: typeof montanCharter;
  readonly passiveFoundingBoxes: typeof passiveFoundingBoxes;
  readonly developmentIncome: typeof developmentIncome;
}

/** What an owner of the box may correct in 18Ruhr. */
export interface RuhrData extends BoardData {
  readonly companies: readonly RuhrCompany[];
  readonly privates: readonly RuhrPrivate[];
  readonly capex: readonly RuhrCapexType[];
  readonly montanCompanies: readonly PrivateMontanCompany[];
  readonly montanCorporations: readonly MontanCorporation[];
  readonly market: LinearMarketDef;
  readonly charters: Charters;
  /** What linked companies on the route are worth at some red areas. */
  readonly valuePer: Readonly<Record<keyof typeof valuePer, number>>;
}

const printed: RuhrData = {
  hexes,
  tiles,
  companies,
  privates,
  capex: capexTypes,
  montanCompanies,
  montanCorporations,
  market,
  charters: { montanBoxes, montanCharter, passiveFoundingBoxes, developmentIncome },
  valuePer,
};
const { open, settle } = hexValues(printed, 'hill');

const price = { kind: 'price', min: 10, max: 2000, step: 10 } as const;
const boxes = { kind: 'boxes', max: 8, step: 1 } as const;

const cardRules: readonly ValueRule[] = [
  { at: 'capex.{card}.train.price', ...price },
  { at: 'capex.{card}.count', kind: 'count', min: 1, max: 30, step: 1 },
  { at: 'capex.{card}.optional', kind: 'optional', min: 0, max: 4, step: 1 },
  { at: 'capex.{card}.development.price', ...price, kind: 'development' },
  { at: 'capex.{card}.development.markers', kind: 'markers', min: 1, max: 4, step: 1 },
  { at: 'capex.{card}.switchEngine.price', ...price, kind: 'engine' },
  { at: 'capex.{card}.switchEngine.toMontan.min', kind: 'engineLeast', min: 5, max: 300, step: 5 },
  { at: 'capex.{card}.switchEngine.toMontan.max', kind: 'engineMost', min: 5, max: 600, step: 5 },
];

const montanRules: readonly ValueRule[] = [
  { at: 'montanCompanies.{mine}.price', kind: 'price', min: 5, max: 500, step: 5 },
  { at: 'montanCompanies.{mine}.treasury', kind: 'treasury', min: 0, max: 500, step: 10 },
  { at: 'montanCompanies.{mine}.markers.{stage}', kind: 'markers', min: 0, max: 4, step: 1 },
  { at: 'montanCorporations.{company}.locationCircles', kind: 'circles', min: 1, max: 6, step: 1 },
  { at: 'montanCorporations.{company}.switchEngineBoxes', ...boxes, min: 1 },
  // half of what all markers earn goes to the owner
  { at: 'charters.developmentIncome.{stage}', kind: 'income', min: 10, max: 200, step: 10 },
  { at: 'charters.montanCharter.boxes.{stage}', ...boxes, min: 1 },
  { at: 'charters.montanCharter.linkBoxes.{industry}.{stage}', ...boxes, min: 0 },
  { at: 'charters.montanBoxes.{stage}', ...boxes, min: 1 },
  { at: 'charters.passiveFoundingBoxes.{colour}.{stage}', ...boxes, min: 0 },
];

/** Markers never lie where there is no box. */
function charterProblems({ charters, montanCompanies: mines }: RuhrData): BoxProblem[] {
  const { montanCharter: charter, montanBoxes: all, passiveFoundingBoxes: founding } = charters;
  const within = (
    at: string,
    counts: Readonly<Partial<Record<string, number>>>,
    most: Readonly<Partial<Record<string, number>>>,
  ): BoxProblem[] =>
    Object.entries(counts).flatMap(([stage, count = 0]): BoxProblem[] => {
      const max = most[stage] ?? 0;
      return count <= max
        ? []
        : [{ code: 'out-of-range', place: `charters.${at}.${stage}`, min: 0, max, step: 1 }];
    });
  return [
    ...Object.entries(charter.linkBoxes).flatMap(([industry, counts]) =>
      within(`montanCharter.linkBoxes.${industry}`, counts, charter.boxes),
    ),
    ...Object.entries(founding).flatMap(([colour, counts]) =>
      within(`passiveFoundingBoxes.${colour}`, counts, all),
    ),
    ...mines.flatMap(({ markers }) =>
      Object.entries(markers).flatMap(([stage, count]): BoxProblem[] => {
        const max = charter.boxes[stage as DevelopmentStage] ?? 0;
        const place = `charters.montanCharter.boxes.${stage}`;
        return count <= max ? [] : [{ code: 'out-of-range', place, min: count, max: boxes.max, step: 1 }];
      }),
    ),
  ];
}

/** [18Ruhr 9] no more markers of a stage than of the one before, and in no scenario more than there are. */
function markerProblems({ montanCompanies: mines }: RuhrData): BoxProblem[] {
  const stages: readonly DevelopmentStage[] = ['A', 'B', 'C'];
  const used = (mine: PrivateMontanCompany, stage: DevelopmentStage) => {
    const beside = scenarios
      .filter(({ active }) => active.includes(mine.no))
      .map(({ active }) =>
        mines.filter(({ no, type }) => no !== mine.no && type === mine.type && active.includes(no)),
      );
    return Math.max(0, ...beside.map((all) => sum(all.map(({ markers }) => markers[stage] ?? 0))));
  };
  return mines.flatMap((mine) =>
    stages.flatMap((stage, i): BoxProblem[] => {
      const before = i === 0 ? boxes.max : (mine.markers[stages[i - 1]!] ?? 0);
      const max = Math.min(before, developmentSupply[stage] - used(mine, stage));
      const place = `montanCompanies.${mine.no}.markers.${stage}`;
      return (mine.markers[stage] ?? 0) <= max ? [] : [{ code: 'out-of-range', place, min: 0, max, step: 1 }];
    }),
  );
}

/** A card may be sold for no less than it must bring at least. */
function engineProblems({ capex }: RuhrData): BoxProblem[] {
  return capex.flatMap(({ id, switchEngine: { toMontan } }): BoxProblem[] => {
    const { min, max } = toMontan;
    const place = `capex.${id}.switchEngine.toMontan.max`;
    return max >= min ? [] : [{ code: 'out-of-range', place, min, max: 600, step: 5 }];
  });
}

export const sheet: Sheet<RuhrData> = {
  printed,
  src: provenance,
  rules: [
    ...hexRules('hexes'),
    ...tileRules(),
    ...cardRules,
    ...companyRules('R'),
    ...privateRules,
    // [18Ruhr 5] with the director's certificate as much as floats the company, and no more than the pool may have
    { at: 'privates.{private}.investorCertificates', kind: 'certificates', min: 3, max: 5, step: 1 },
    ...montanRules,
    { at: 'valuePer.{rule}', kind: 'value', min: 0, max: 100, step: 10 },
    ...lineRules('G'),
  ],
  // [18Ruhr 4.1.1, 4.2, 9.1.3, 9.3] printed
  marks: {
    'privates.PB.price': 'R',
    'montanCompanies.10.price': 'R',
    'capex.4.development.markers': 'R',
    'charters.developmentIncome.C': 'R',
    'charters.developmentIncome.D': 'R',
  },
  open: (data) => ({
    ...open(data),
    montanCompanies: data.montanCompanies.map((mine) => ({
      ...mine,
      markers: { ...noMarkers(data), ...mine.markers },
    })),
  }),
  settle: (data) => ({
    ...settle(data),
    montanCompanies: data.montanCompanies.map(settledMine).map((mine) => ({
      ...mine,
      // what a charter says it earns follows from its markers
      income: incomeOf(data, mine),
    })),
  }),
  problems: (data) => [
    ...countProblems(data),
    ...placeProblems(board.layout, printed, data),
    ...charterProblems(data),
    ...markerProblems(data),
    ...engineProblems(data),
    ...lineProblems(data.market),
    ...parProblems(data.market, railwayPar),
    ...parProblems(data.market, montanPassivePar),
  ],
};

/** [18Ruhr 2] tiles and Capex cards as the list of material counts them. */
export function countProblems({ tiles: all, capex }: Pick<RuhrData, 'tiles' | 'capex'>): BoxProblem[] {
  const { yellowTiles, greenTiles, brownTiles, grayTiles, capexCards, capexOptional } = boxCounts;
  const optional = sum(capex.map((card) => card.optional));
  return [
    ...tileTotals(all, { yellow: yellowTiles, green: greenTiles, brown: brownTiles, gray: grayTiles }),
    ...totalProblem('cards', sum(capex.map(({ count }) => count)) + optional, capexCards),
    ...totalProblem('optional', optional, capexOptional),
  ];
}

const noMarkers = ({ charters }: RuhrData) =>
  Object.fromEntries(Object.keys(charters.montanCharter.boxes).map((stage) => [stage, 0]));

/** Rows without markers are not listed. */
function settledMine(mine: PrivateMontanCompany): PrivateMontanCompany {
  const lying = Object.entries(mine.markers).filter(([, count]) => count > 0);
  return { ...mine, markers: Object.fromEntries(lying) };
}

function incomeOf({ charters }: RuhrData, { markers }: PrivateMontanCompany): number {
  const stages = Object.entries(markers) as [DevelopmentStage, number][];
  return sum(stages.map(([stage, count]) => count * charters.developmentIncome[stage]));
}

export const valuesAt = dataAt(sheet);
export const boardIn = boardsOf(printed);
