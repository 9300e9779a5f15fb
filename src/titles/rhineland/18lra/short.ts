import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import type { ViewAt } from '../../view';
import { type ShortParts, shortBox, shortRules, shortView } from '../short';
import type { ShortGame } from '../short/cards';
import { sections } from '../short/sections';
import type { ShortState } from '../short/state';
import { board } from './board';
import { companies, phases, trains } from './cards';
import { routesOf } from './routes';
import { short } from './values';

/** [18LRA 10.1] all eight corporations. The limit for five players is taken from 18Rhl. */
export const shortGame: ShortGame = {
  players: {
    3: { remove: [], certificates: 69, playerRounds: 23, trainRounds: 8, playerRoundsPerTrainRound: 3 },
    4: { remove: ['MKB'], certificates: 68, playerRounds: 17, trainRounds: 9, playerRoundsPerTrainRound: 2 },
    5: {
      remove: ['MKB', 'KEG', 'GVE', 'CME'],
      certificates: 65,
      playerRounds: 13,
      trainRounds: 7,
      playerRoundsPerTrainRound: 2,
    },
  },
  trains: { 2: 4, 3: 3, 4: 2, 5: 1, 6: 3 },
  certificateLimit: { 3: 14, 4: 15, 5: 12 },
  yellowTilesFrom: { brown: 2 },
};

const parts: Omit<ShortParts, 'board'> = {
  game: shortGame,
  companies,
  trains,
  phases,
  industryCards: [],
  // [ruling 147] nobody's station stands in Kevelaer: it is only an end of routes
  keptPlaces: [{ company: 'GKB', hex: 'A1', stop: 0 }],
  routesOf,
};

export const boxAt = perSetup((setup) =>
  shortBox({ ...parts, board: short.boardIn(board, short.at(setup)) }, setup),
);

/** The Short Game of 18LRA-Lower Rhine Area, for three to five players [18LRA 10.1]. */
export const lraShort = defineTitle({
  id: '18lra-short',
  book: '18LRA',
  rulesVersion: 1,
  players: { min: 3, max: 5 },
  sections,
  sheet: short.sheet,
  at: (setup) => shortRules(boxAt(setup)),
});

export const viewAt: ViewAt<ShortState> = perSetup((setup) => shortView(boxAt(setup)));
