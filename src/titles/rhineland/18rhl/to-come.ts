import type { ShortGame } from '../to-come';

/* The Short Game: not played yet. */

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
