/** What the Short Game says. */
export const short = {
  'event.order-dealt': 'The order around the table is {players}; the first begins',
  'event.player-round': 'Player round {number} of {of}',
  'event.train-round': 'Train round {number} of {of}: every train runs once',
  'event.no-second-tile': '{player} has no second tile: none would fit',
  'event.harbour-placed': '{player} places the harbour token of {company} at {hex}',

  'refusal.second-tile-yellow':
    'Tile {tile} is not yellow: after a yellow tile only another yellow one may follow',

  'move.place-harbour': 'Place the harbour token of {company} at {hex}',
  'move.run-train': 'Run',
  'move.run-all': 'Run all that are left',
  'move.skip.direct': 'No director action',
  'move.skip.second-tile': 'No second tile',
  'button.place-harbour': 'Place',
  'button.run-train': 'Run',
  'button.run-all': 'Run all',
  'button.skip.direct': 'No action',
  'button.skip.second-tile': 'No second',
  'moveName.place-harbour': 'Placing a harbour token',
  'moveName.run-train': 'Running a train',
  'moveName.run-all': 'Running all trains',

  'stage.direct': 'Director action',
  'stage.second-tile': 'Second tile',
  'stage.run-train': 'Train',
  'step.direct': 'Action',
  'prompt.direct': 'One action for a company that you direct, or none',
  'prompt.second-tile': 'Lay a second yellow tile for the same company, or none',
  'prompt.run-train': 'The best route runs, and all shares of players are paid',

  'clock.player': 'Player round',
  'clock.train': 'Train round',
  'roundShort.player': 'P{number}/{of}',
  'roundShort.train': 'T{number}/{of}',
} as const;
