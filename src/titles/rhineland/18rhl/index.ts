import { defineTitle } from '@/engine/game/title';
import { networks } from '@/engine/steps/network';
import type { ViewAt } from '../../view';
import { rhinelandRules, rhinelandView } from '../assemble';
import type { RhinelandBox } from '../box';
import { sections } from '../rules/sections';
import type { RhinelandState } from '../state';
import { board } from './board';
import {
  bank,
  certificateLimit,
  companies,
  market,
  orderCards,
  phases,
  players,
  privates,
  shareLimit,
  startingCash,
  trains,
} from './cards';
import { routesOf } from './routes';

/** A station on a red field keeps everybody else out of it [18Rhl 6.2.2]. */
const network = networks({ boardOf: () => board, redStationsShut: true });
const routes = routesOf(network);

/** What is in the box for 18Rhl. */
export const box: RhinelandBox = {
  market,
  poolLimit: shareLimit.pool,
  trains,
  phases,
  companies,
  privates,
  board,
  bank,
  startingCash,
  certificateLimit,
  industryCards: orderCards,
  // laid by the Essen-Osterath Concession alone
  reservedTiles: ['935'],
  network,
  runInput: routes.runInput,
  couldRun: routes.couldRun,
  canRun: routes.canRun,
};

/** 18Rhl-Rhineland for three to five players. */
export const rhl = defineTitle({
  id: '18rhl',
  book: '18Rhl',
  rulesVersion: 2,
  players,
  sections,
  at: () => rhinelandRules(box),
});

const view = rhinelandView(box);

export const viewAt: ViewAt<RhinelandState> = () => view;
