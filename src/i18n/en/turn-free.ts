/** Panels of games without prices. */
export const turnFree = {
  'turn.display': 'On the display',
  'turn.stack.empty': 'none left',
  'turn.stack.founds': 'director + {train}',
  'turn.stack.foundsBare': 'director, without train',
  'turn.stack.worthless': 'never founded, worth nothing',
  'turn.stack.left.one': '{count} left',
  'turn.stack.left.other': '{count} left',
  'turn.giveUp': 'Give one up',
  'turn.giveUp.name': 'Give up',
  'turn.swap.new': 'An obsolete train for the next new one ({train})',
  'turn.swap.between': 'Two of your companies swap their trains',
  'turn.runs.none': 'No company had a train.',
  'turn.runs.idle': 'found no route',
  'turn.hint': 'Hint',
  'turn.hint.off': 'Hide all hints; the menu brings them back',
} as const;
