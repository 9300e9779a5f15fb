/** What 18DO-Dortmund says in the Introduction Game, and of the track and links that its games share. */
export const introduction = {
  'event.first-player': '{player} is dealt the lowest number, {private}, and begins',
  'event.turn': 'Turn {number}: {player}',
  'event.buried': '{player} moves {percent} of {company} from the display to the Bank Pool',
  'event.never-founded': '{company} will never be founded: its certificates are worth nothing',
  'event.linked': '{player} gives {hex} a railway link worth {value}',
  'event.no-tile': '{player} can lay no tile: none would fit',
  'event.no-building': '{player} can place no station token and create no link',
  'event.final-runs': 'The last turn is over: every company runs its train once',

  'refusal.take-at-limit':
    'You are at the certificate limit of {limit}: give one up first, or move one from the display to the Bank Pool',
  'refusal.must-take': 'You must take a certificate from the display',
  'refusal.discard-not-needed': 'You are below the certificate limit of {limit}: nothing has to be given up',
  'refusal.discard-in-vain': 'You could not take any other certificate for it',
  'refusal.lay-needs-link': 'Tile {tile} needs a railway link at {hex} first',
  'refusal.link-no-site': 'There is neither a coal mine nor a steel mill at {hex}',
  'refusal.link-finished': 'The railway link at {hex} has its highest value',
  'refusal.link-too-early': 'A railway link worth {value} at {hex} has to wait for a later phase',
  'refusal.link-no-route': 'None of your routes leads to track on {hex}',

  'move.bury': 'Move the top certificate of {company} to the Bank Pool',
  'move.link': 'Create or extend the railway link at {hex}',
  'move.skip.tile': 'No tile',
  'move.skip.build': 'Neither station nor link',
  'move.skip.swap': 'No swap',
  'button.bury': 'Move',
  'button.link': 'Link',
  'button.skip.build': 'Neither',
  'moveName.bury': 'Moving a certificate to the Bank Pool',
  'moveName.link': 'Building a railway link',

  'stage.tile': 'Tile',
  'stage.build': 'Station or link',
  'stage.swap': 'Trains',
  'step.build': 'Build',
  'prompt.tile': 'Lay or upgrade one tile, or none',
  'prompt.build': 'Place a station token or build a railway link, or neither',
  'prompt.swap': 'Swap one train, or none',

  'clock.turns': 'Turn',
  'roundShort.turns': '{number}/{of}',
} as const;
