/** Panels and views of the Short Game. */
export const table = {
  'short.action.tile': 'Tile',
  'short.action.station': 'Station',
  'short.action.train': 'Trains',
  'short.station.where': 'Where does the station go?',
  'short.station.none': 'None of your companies can place a station now',
  'short.station.harbour': 'harbour',
  'short.train.none': 'No train can be replaced or swapped now',
  'short.train.noneYet': 'There is no train yet',
  'short.dividends': 'Dividends',
  'short.run': 'Run and pay',
  'short.run.pay': 'Pay {amount}',
  'short.run.all': 'Run all at once',
  'short.runs': 'The last train round',
  'short.standing': 'If it ended now',
  'short.standing.note': 'The game always ends with a train round: this is what it would bring now.',
  'short.standing.player': 'Player',
  'short.standing.now': 'So far',
  'short.standing.more': 'Train round',
  'short.standing.total': 'Together',

  'short.hint.first':
    'Take the director’s certificate of a company: you get its charter and a train, and build for it from now on. Only dividends count in the end.',
  'short.hint.take':
    'You must take one certificate. More shares bring more dividends; a director’s certificate brings a company with a train; with more shares than its director you take a company over.',
  'short.hint.full':
    'You are at the certificate limit. You take one all the same, and then give one up to the Bank Pool.',
  'short.hint.made-room':
    'You are above the certificate limit: give one certificate up. What lies in the Bank Pool earns nobody anything.',
  'short.hint.surplus':
    'The change of director has given you too many certificates. Give up as many as needed.',
  'short.hint.direct':
    'One action for one of your companies: a tile that makes its route longer or richer, a station, or a better train for an obsolete one. All of it is free.',
  'short.hint.second-tile': 'From the brown phase on a yellow tile may be followed by a second one.',
  'short.hint.run-train':
    'All trains run in alphabetical order. The best route is found for you; every share that a player holds is paid.',
} as const;
