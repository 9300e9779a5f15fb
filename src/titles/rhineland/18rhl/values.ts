import { boardsOf, hexValues, overlaid } from '@/engine/box/board';
import { companyRules, gridRules, hexRules, tileRules, trainRules } from '@/engine/box/rules';
import { dataAt } from '@/engine/game/box/in-setup';
import type { Sheet } from '@/engine/game/box/sheet';
import type { RhinelandPrivate } from '../cards';
import { dataProblems, packageRules, type RhinelandData, settledData, shortValues } from '../values';
import { alternativePrivates } from './alternative';
import { alternativeOverlays, hexes, tiles } from './board';
import { companies, market, privates, provenance, trains } from './cards';

/** What an owner of the box may correct in 18Rhl. */
export interface RhlData extends RhinelandData {
  readonly alternativePrivates: readonly RhinelandPrivate[];
}

const printed: RhlData = {
  hexes,
  overlays: overlaid(alternativeOverlays),
  tiles,
  trains,
  companies,
  privates,
  alternativePrivates,
  market,
};
const { open, settle } = hexValues(printed, 'mountain');

/** [18Rhl 2] train cards, with the optional one. */
export const trainTotal = 28;

export const sheet: Sheet<RhlData> = {
  printed,
  src: provenance,
  rules: [
    ...hexRules('hexes'),
    ...hexRules('overlays'),
    ...tileRules(),
    ...trainRules,
    ...companyRules('P'),
    ...packageRules('privates'),
    ...packageRules('alternativePrivates'),
    ...gridRules('P'),
  ],
  open,
  settle: settledData(settle),
  problems: (data) => dataProblems(printed, data, trainTotal),
};

export const valuesAt = dataAt(sheet);

export const boardIn = boardsOf(printed);

/** What the Short Game on this map has of it. */
export const short = shortValues({ hexes, tiles }, 'mountain', provenance);
