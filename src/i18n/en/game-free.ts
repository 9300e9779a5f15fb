/** Games without prices: certificates are taken, trains swapped, and directors build for nothing. */
export const gameFree = {
  'event.took': '{player} takes {percent} of {company}',
  'event.took-director': '{player} takes the {percent} director’s certificate of {company} and founds it',
  'event.train-taken': '{company} receives {aTrain}',
  'event.no-train-left': 'No train is left for {company}',
  'event.gave-up': '{player} gives up {percent} of {company} to the Bank Pool',
  'event.over-limit': '{player} has more certificates than the limit of {limit}',
  'event.tile-laid': '{player} lays tile {tile} on {hex}',
  'event.station-placed': '{player} places a station token of {company} at {hex}',
  'event.train-swapped': '{company} swaps its obsolete {old} for {aTrain}',
  'event.trains-exchanged': '{company} and {other} swap trains: the {train} for the {old}',
  'event.train-aged': 'Every {train} is obsolete and may be swapped for a new train',

  'refusal.stack-empty': 'No certificate of {company} is left on the display',
  'refusal.none-to-discard':
    'You have no certificate of {company} with {percent} to give up; a director’s certificate always stays',
  'refusal.lay-no-route-of-yours': 'This would not extend any route that you may build on to {hex}',
  'refusal.swap-no-train': '{company} has no train to swap',
  'refusal.swap-not-obsolete': 'The {train} of {company} is not obsolete: it cannot be swapped for a new one',
  'refusal.swap-none-left': 'No new train is left',
  'refusal.swap-same-train': 'Both companies have {aTrain}: there is nothing to swap',
  'refusal.not-director': 'You are not the director of {company}',

  'move.take': 'Take the top certificate of {company}',
  'move.discard': 'Give up {percent} of {company}',
  'move.place-station': 'Place a station token of {company} at {hex}',
  'move.swap-new': 'Swap the obsolete train of {company} for a new one',
  'move.swap-between': 'Swap the trains of {companies}',
  'moveName.take': 'Taking a certificate',
  'moveName.discard': 'Giving up a certificate',
  'moveName.place-station': 'Placing a station token',
  'moveName.swap-new': 'Swapping an obsolete train',
  'moveName.swap-between': 'Swapping trains',

  'stage.take': 'Certificate',
  'stage.surplus': 'Too many certificates',

  'prompt.take': 'Take the top certificate of a company',
  'prompt.take.discarded': 'Take a certificate for the one that you gave up',
  'prompt.surplus': 'You have too many certificates: which one do you give up?',
} as const;
