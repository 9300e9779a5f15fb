import { type BoardData, boardsOf, hexValues } from '@/engine/box/board';
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
import { hexes, provenance, tiles } from './board';
import {
  boxCounts,
  capexTypes,
  companies,
  type DevelopmentStage,
  developmentIncome,
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
    ...montanRules,
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
  open,
  settle: (data) => ({
    ...settle(data),
    // what a charter says it earns follows from its markers
    montanCompanies: data.montanCompanies.map((mine) => ({ ...mine, income: incomeOf(data, mine) })),
  }),
  problems: (data) => [
    ...countProblems(data),
    ...charterProblems(data),
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

function incomeOf({ charters }: RuhrData, { markers }: PrivateMontanCompany): number {
  const stages = Object.entries(markers) as [DevelopmentStage, number][];
  return sum(stages.map(([stage, count]) => count * charters.developmentIncome[stage]));
}

export const valuesAt = dataAt(sheet);
export const boardIn = boardsOf(printed);
