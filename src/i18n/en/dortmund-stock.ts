/** What 18DO-Dortmund says in its starting round, its stock rounds and of its private breweries. */
export const dortmundStock = {
  'event.breweries-drawn': 'In play are {privates}',
  'event.traded-in': '{player} buys {percent} of {company} {source} for {amount} and a certificate of 10%',
  'event.handed-over': 'For the director’s certificate of {company} {player} hands {percents} to {before}',
  'event.brewery-assigned': '{player} assigns the marker of {private} to {company}',
  'event.brewery-turned': '{player} turns {private} over',
  'event.breweries-turned': 'All private breweries are turned over; markers that were not assigned are gone',
  'event.floated.paid': '{company} goes into operation',

  'refusal.no-such-box': '{private} has no box for {amount}',
  'refusal.box-too-low': 'Another bidding token for {private} lies on {amount} or above',
  'refusal.not-available': '{company} can be founded once {after} is founded',
  'refusal.share-limit': 'You may hold no more than {limit} of {company}',
  'refusal.nothing-to-hand-in':
    'Handing in takes a certificate of 10% of {company} against one of several shares',
  'refusal.no-such-exchange': 'The director’s certificate of {company} is not worth these certificates',
  'refusal.not-operated': '{company} has not operated yet: its shares cannot be sold',
  'refusal.no-brewery': 'You own no private brewery',
  'refusal.no-marker': '{private} has no marker to assign',
  'refusal.has-marker': '{private} is turned over by assigning its marker',
  'refusal.already-turned': '{private} is already turned over',
  'refusal.not-director': 'You are not the director of {company}',

  'move.trade-in': 'Buy {percent} of {company} {source}, handing in 10%',
  'move.assign-brewery': 'Assign the brewery marker to {company}',
  'move.turn-brewery': 'Turn the brewery over',
  'move.take-certificates': 'Take {percents}',
  'moveName.trade-in': 'Buying against a certificate',
  'moveName.assign-brewery': 'Assigning a brewery marker',
  'moveName.turn-brewery': 'Turning a brewery over',
  'moveName.take-certificates': 'Choosing certificates',

  'stage.starting': 'Bids',
  'stage.exchange': 'Change of director',
  'prompt.starting': 'Lay your bidding token on a box, above all others of the same brewery',
  'prompt.exchange':
    '{player} becomes director of {company}: which certificates do you take for the director’s?',
  'roundName.starting': 'Starting round',
  'roundShort.starting': 'ST',

  'privateName.B1': 'Private brewery no. 1',
  'privateName.B2': 'Private brewery no. 2',
  'privateName.B3': 'Private brewery no. 3',
  'privateName.B4': 'Private brewery no. 4',
  'privateName.B5': 'Private brewery no. 5',
} as const;
