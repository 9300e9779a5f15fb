import type { BoardDef } from '@/engine/board/types';
import { phasesByTrain } from '@/engine/finance/phases';
import { perData } from '@/engine/game/box/in-setup';
import type { HexId } from '@/engine/game/ids';
import { type Agreed, agreedIn } from '@/engine/game/options';
import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import { gridTable } from '@/engine/market/grid';
import { oneTable } from '@/engine/market/market';
import { networks } from '@/engine/steps/network';
import type { ViewAt } from '../../view';
import { rhinelandRules, rhinelandView } from '../assemble';
import type { RhinelandBox } from '../box';
import { type RhinelandPrivate, withExtraTrain } from '../cards';
import { priceMoves } from '../rules/prices';
import { sections } from '../rules/sections';
import type { RhinelandState } from '../state';
import { alternativeTrack, dearStations, limeQuarry } from './alternative';
import { alternativeBoard, board } from './board';
import type { Quarry } from './bonuses';
import {
  bank,
  certificateLimit,
  lowerCapital,
  orderCards,
  phases as phaseCards,
  players,
  shareLimit,
  startingCash,
} from './cards';
import { destinyCards, targetCards } from './goal-cards';
import { options } from './options';
import { routesOf } from './routes';
import { sectionOf } from './sections';
import { boardIn, type RhlData, sheet, valuesAt } from './values';

const phases = phasesByTrain(phaseCards);

/** What depends on the board. A station on a red field keeps everybody else out of it [18Rhl 6.2.2]. */
function playedOn(board: BoardDef, quarry?: Quarry) {
  const network = networks({ boardOf: () => board, redStationsShut: true });
  return { board, network, ...routesOf(network, phases, quarry) };
}

/** What is in the box for 18Rhl, as the book plays it. */
const boxOf = perData((data: RhlData): RhinelandBox => {
  const { market, trains, companies, privates } = data;
  return {
    market: oneTable(gridTable(market, priceMoves(market)), companies),
    poolLimit: shareLimit.pool,
    trains,
    phases,
    companies,
    privates,
    bank,
    startingCash,
    certificateLimit,
    bankruptcyEnds: false,
    industryCards: orderCards,
    // laid by the Essen-Osterath Concession alone
    reservedTiles: ['935'],
    ...playedOn(boardIn(board, data)),
  };
});

/** The same, as it is printed. */
export const box = boxOf(sheet.printed);

/** [18Rhl 8.5, ruling 125] what comes with the variant, whichever certificates are chosen. */
const alternativeOf = perData((data: RhlData) => ({
  ...playedOn(boardIn(alternativeBoard, data), limeQuarry),
  startTiles: alternativeTrack,
  markers: { [limeQuarry.hex]: ['limeQuarry'] },
  stationPrice: (token: number, hex: HexId) =>
    dearStations.hexes.includes(hex) ? token * dearStations.factor : token,
}));

/** [18Rhl 8.5] one certificate of each number, in their order. */
function packageOf(
  { alternativePrivates, privates }: RhlData,
  agreed: Agreed<typeof options>,
): readonly RhinelandPrivate[] {
  const chosen: readonly string[] = [
    agreed.private1,
    agreed.private2,
    agreed.private3,
    agreed.private4,
    agreed.private5,
    agreed.private6,
  ];
  return [...alternativePrivates, ...privates]
    .filter(({ id }) => chosen.includes(id))
    .sort((a, b) => a.no - b.no);
}

/** The same with what was agreed [18Rhl 8]. */
export const boxAt = perSetup((setup): RhinelandBox => {
  const agreed = agreedIn(options, setup);
  const data = valuesAt(setup);
  return {
    ...boxOf(data),
    ...(agreed.extraTrain && { trains: withExtraTrain(data.trains) }),
    ...(agreed.lowerCapital && { startingCash: lowerCapital }),
    bankruptcyEnds: agreed.noCredit,
    ...(agreed.targetCards && { targetCards }),
    ...(agreed.destinyCards && { destinyCards }),
    ...(agreed.alternativePackage && {
      ...alternativeOf(data),
      privates: packageOf(data, agreed),
    }),
  };
});

/** 18Rhl-Rhineland for three to five players. */
export const rhl = defineTitle({
  id: '18rhl',
  book: '18Rhl',
  rulesVersion: 3,
  players,
  options,
  sections,
  sectionOf,
  sheet,
  at: (setup) => rhinelandRules(boxAt(setup)),
});

export const viewAt: ViewAt<RhinelandState> = perSetup((setup) => rhinelandView(boxAt(setup)));
