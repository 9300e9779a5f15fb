/** What only the games of the Rhineland say: special functions, industries, the starting package. */
export const rhineland = {
  'event.industries': 'There is a coal mine at {coalmine} and a steel mill at {steelmill}',
  'event.director-certificate':
    '{player} receives the {percent} director’s certificate of {company} from the starting package',
  'event.free-certificate':
    '{player} receives a {percent} certificate of {company} from the starting package',
  'event.short-operating-round': 'All pass: a short operating round pays the private companies',
  'event.privates-close': 'All private companies close',
  'event.power-used': '{company} uses the special function of {private}',
  'event.link-paid': '{company} receives the {amount} that waited for its line to be built',
  'bonus.industry': 'industry bonus',
  'bonus.iron-rhine': 'Iron Rhine bonus',
  'bonus.rheingold': 'Rheingold bonus',

  'refusal.lay-too-early': 'No tile is laid on {hex} before the phase of this colour: {colour}',
  'refusal.lay-reserved': 'The first tile on {hex} is kept for the owner of {private}',
  'refusal.no-such-power': '{private} has no special function of this kind',
  'refusal.power-used': 'The special function of {private} is no longer there',
  'refusal.power-not-yours': '{private} does not belong to the director of the acting company',
  'refusal.power-too-early': 'The special function of {private} cannot be used before a later phase',
  'refusal.power-only-tile': 'The tile of a special function like this must be the only one of the turn',
  'refusal.power-hex': 'The special function of {private} does not allow this tile on {hex}',

  'move.power': '{private}: lay tile {tile} on {hex}, turned by {degrees}°',
  'move.power-station': 'Place the station token at {hex}',
  'move.power-station.stop': 'Place the station token at {hex}: {stop}',
  'move.decline.power-station': 'No station now',
  'moveName.power': 'Using a special function',
  'moveName.power-station': 'Placing a station token',

  'stage.power-station': 'Station by special function',
  'prompt.power-station': '{private} offers {company} a station at {hex} for {cost}: take it?',
  'prompt.power-station.free': '{private} offers {company} a station at {hex} for nothing: take it?',

  // Names of private companies that are words, not names; all others stay as they are printed.
  'privateName.KEO': 'Essen-Osterath Concession',
  'privateName.THS': 'Train Hauling System',
  'privateName.TF': 'Train Ferry',
} as const;
