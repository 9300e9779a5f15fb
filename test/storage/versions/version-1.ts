import type { OldDatabase } from './raw';

export const version1: OldDatabase = {
  version: 1,
  layout: {
    games: { keyPath: 'id' },
    moves: { keyPath: ['game', 'index'] },
    meta: { keyPath: 'key' },
  },
  rows: {
    games: [
      {
        id: 'old',
        title: 'toy',
        name: 'Friday',
        rulesVersion: 1,
        setup: {
          title: 'toy',
          players: [
            { id: 'p1', name: 'Player 1' },
            { id: 'p2', name: 'Player 2' },
          ],
          seed: 2,
          options: {},
        },
        created: 1_690_000_000_000,
        updated: 1_690_000_100_000,
        revision: 3,
        summary: {
          round: { kind: 'company', number: 2 },
          actor: { player: 'p1', company: 'railway' },
          moves: 3,
          finished: false,
          result: [],
        },
        clock: { used: { p1: 60_000, p2: 40_000 }, paused: false, budgets: {} },
        lastExport: null,
        archived: false,
        deleted: null,
        mark: null,
      },
    ],
    moves: [
      { game: 'old', index: 0, move: { type: 'bid', amount: 20 } },
      { game: 'old', index: 1, move: { type: 'pass' } },
      { game: 'old', index: 2, move: { type: 'withhold' } },
    ],
    meta: [{ key: 'table', value: 'old' }],
  },
};
