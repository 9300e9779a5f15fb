import { phasesByTrain } from '@/engine/finance/phases';
import { agreedIn } from '@/engine/game/options';
import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import { gridTable } from '@/engine/market/grid';
import { oneTable } from '@/engine/market/market';
import { networks } from '@/engine/steps/network';
import type { ViewAt } from '../../view';
import { rhinelandRules, rhinelandView } from '../assemble';
import type { RhinelandBox } from '../box';
import { withExtraTrain } from '../cards';
import { priceMoves } from '../rules/prices';
import { sections } from '../rules/sections';
import type { RhinelandState } from '../state';
import { board } from './board';
import {
  bank,
  certificateLimit,
  companies,
  lowerCapital,
  market,
  orderCards,
  phases as phaseCards,
  players,
  privates,
  shareLimit,
  startingCash,
  trains,
} from './cards';
import { options } from './options';
import { routesOf } from './routes';

/** A station on a red field keeps everybody else out of it [18Rhl 6.2.2]. */
const network = networks({ boardOf: () => board, redStationsShut: true });
const phases = phasesByTrain(phaseCards);
const routes = routesOf(network, phases);

/** What is in the box for 18Rhl, as the book plays it. */
export const box: RhinelandBox = {
  market: oneTable(gridTable(market, priceMoves(market)), companies),
  poolLimit: shareLimit.pool,
  trains,
  phases,
  companies,
  privates,
  board,
  bank,
  startingCash,
  certificateLimit,
  bankruptcyEnds: false,
  industryCards: orderCards,
  // laid by the Essen-Osterath Concession alone
  reservedTiles: ['935'],
  network,
  runInput: routes.runInput,
  couldRun: routes.couldRun,
  canRun: routes.canRun,
};

/** The same with what was agreed [18Rhl 8]. */
export const boxAt = perSetup((setup): RhinelandBox => {
  const agreed = agreedIn(options, setup);
  return {
    ...box,
    ...(agreed.extraTrain && { trains: withExtraTrain(trains) }),
    ...(agreed.lowerCapital && { startingCash: lowerCapital }),
    bankruptcyEnds: agreed.noCredit,
  };
});

/** 18Rhl-Rhineland for three to five players. */
export const rhl = defineTitle({
  id: '18rhl',
  book: '18Rhl',
  rulesVersion: 2,
  players,
  options,
  sections,
  at: (setup) => rhinelandRules(boxAt(setup)),
});

export const viewAt: ViewAt<RhinelandState> = perSetup((setup) => rhinelandView(boxAt(setup)));
