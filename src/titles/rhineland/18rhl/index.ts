import { networks } from '@/engine/steps/network';
import { rhinelandTitle, rhinelandView } from '../assemble';
import type { RhinelandBox } from '../box';
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
  id: '18rhl',
  players,
  market,
  poolLimit: shareLimit.pool,
  trains,
  phases,
  companies,
  privates: () => privates,
  board: () => board,
  bank: () => bank,
  startingCash,
  certificateLimit,
  industryCards: orderCards,
  // laid by the Essen-Osterath Concession alone
  reservedTiles: ['935'],
  runInput: routes.runInput,
  couldRun: routes.couldRun,
  canRun: routes.canRun,
};

/** 18Rhl-Rhineland for three to five players. */
export const rhl = rhinelandTitle(box, network);

export const view = rhinelandView('18Rhl-Rhineland', box);
