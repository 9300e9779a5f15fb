import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import type { ViewAt } from '../../view';
import { type ShortParts, shortBox, shortRules, shortView } from '../short';
import type { ShortGame } from '../short/cards';
import { sections } from '../short/sections';
import type { ShortState } from '../short/state';
import { board } from './board';
import { companies, orderCards, phases, players, trains } from './cards';
import { routesOf } from './routes';
import { short } from './values';

/** [18Rhl 10.1] the fifth name for five players is cut off in the rulebook: ADR is reconstructed. */
export const shortGame: ShortGame = {
  players: {
    3: { remove: ['MKB'], certificates: 69, playerRounds: 23, trainRounds: 8, playerRoundsPerTrainRound: 3 },
    4: {
      remove: ['MKB', 'GVE'],
      certificates: 68,
      playerRounds: 17,
      trainRounds: 9,
      playerRoundsPerTrainRound: 2,
    },
    5: {
      remove: ['MKB', 'GVE', 'CCE', 'DEE', 'ADR'],
      certificates: 65,
      playerRounds: 13,
      trainRounds: 7,
      playerRoundsPerTrainRound: 2,
    },
  },
  trains: { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1, 8: 4 },
  certificateLimit: { 3: 20, 4: 15, 5: 12 },
  yellowTilesFrom: { brown: 2 },
};

const parts: Omit<ShortParts, 'board'> = {
  game: shortGame,
  companies,
  trains,
  phases,
  industryCards: orderCards,
  keptPlaces: [],
  routesOf,
};

export const boxAt = perSetup((setup) =>
  shortBox({ ...parts, board: short.boardIn(board, short.at(setup)) }, setup),
);

/** The Short Game of 18Rhl-Rhineland, for three to five players. */
export const rhlShort = defineTitle({
  id: '18rhl-short',
  book: '18Rhl',
  rulesVersion: 1,
  players,
  sections,
  sheet: short.sheet,
  at: (setup) => shortRules(boxAt(setup)),
});

export const viewAt: ViewAt<ShortState> = perSetup((setup) => shortView(boxAt(setup)));
