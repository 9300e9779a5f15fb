/** What 18DO-Dortmund says in its starting round, its stock rounds and of its private breweries. */
export const stock = {
  'event.breweries-drawn': 'In play are {privates}',
  'event.brewery-assigned': '{player} assigns the marker of {private} to {company}',
  'event.brewery-turned': '{player} turns {private} over',
  'event.breweries-turned': 'All private breweries are turned over; markers that were not assigned are gone',

  'refusal.not-available': '{company} can be founded once {after} is founded',
  'refusal.not-operated': '{company} has not operated yet: its shares cannot be sold',
  'refusal.no-brewery': 'You own no private brewery',
  'refusal.no-marker': '{private} has no marker to assign',
  'refusal.has-marker': '{private} is turned over by assigning its marker',
  'refusal.already-turned': '{private} is already turned over',

  'move.assign-brewery': 'Assign the brewery marker to {company}',
  'move.turn-brewery': 'Turn the brewery over',
  'button.assign-brewery': 'Assign',
  'button.turn-brewery': 'Turn over',
  'moveName.assign-brewery': 'Assigning a brewery marker',
  'moveName.turn-brewery': 'Turning a brewery over',

  'prompt.starting': 'Lay your bidding token on a box, above all others of the same brewery',

  'privateName.B1': 'Private brewery no. 1',
  'privateName.B2': 'Private brewery no. 2',
  'privateName.B3': 'Private brewery no. 3',
  'privateName.B4': 'Private brewery no. 4',
  'privateName.B5': 'Private brewery no. 5',
} as const;
