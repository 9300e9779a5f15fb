/** Panels and views of the games of 18DO-Dortmund. */
export const dortmundTable = {
  'do.display': 'On the display',
  'do.stack.empty': 'none left',
  'do.stack.founds': 'director, with a {train}',
  'do.stack.foundsBare': 'director; no train is left',
  'do.stack.neverFounded': 'the company will never be founded',
  'do.stack.worthless': 'never founded, worth nothing',
  'do.stack.left.one': '{count} left',
  'do.stack.left.other': '{count} left',
  'do.bury': 'Move one from the display to the Bank Pool',
  'do.giveUp': 'Give one up',
  'do.giveUp.name': 'Give up',

  'do.link': 'Railway link',
  'do.links': 'Railway links',
  'do.link.new': 'new: {value}',
  'do.link.step': '{from} → {to}',
  'do.link.at': 'Link {hex}',

  'do.swap.new': 'An obsolete train for the next new one ({train})',
  'do.swap.between': 'Two of your companies swap their trains',

  'do.runs': 'The final runs',
  'do.runs.none': 'No company had a train.',
  'do.runs.idle': 'found no route',
  'do.runs.rounded': '{revenue}, rounded down to full tens',

  'do.hint': 'Hint',
  'do.hint.off': 'Hide all hints; the menu brings them back',
  'do.hint.take':
    'Each turn begins with a certificate: the top one of any company, for nothing. The first is the director’s: it founds the company, brings a train, and you decide for it. At the end each certificate is paid its part of one run.',
  'do.hint.full':
    'Either you are at your limit, or you may hold no more of what is left. Give one of yours up and take another, or move one from the display to the Bank Pool, where nobody gets it again.',
  'do.hint.surplus': 'A change of director has given you too many certificates. Give up as many as needed.',
  'do.hint.tile':
    'Lay one tile, or put one of the next colour on an old one. New track must join a route of a company that you direct. Tap a glowing hex, choose a tile, tap it again to turn it. Green tiles at mines and steel mills need a railway link.',
  'do.hint.guest':
    'You direct no company yet: you may build on to the station of any company. Tap a glowing hex, choose a tile, tap it again to turn it.',
  'do.hint.build':
    'For one of your companies: a station token, so that routes may start there and others are kept out, or one step of a railway link, which makes a mine or a steel mill worth more for everybody.',
  'do.hint.swap':
    'Longer trains reach more stops. An obsolete train can be swapped for the next new one, or two of your companies swap theirs.',
} as const;
