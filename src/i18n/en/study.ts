/** What players do beside the game. */
export const study = {
  'trial.name': 'A trial, not the game',
  'trial.what.one': 'One move is tried. The game is as it was; nothing of this is kept unless you keep it.',
  'trial.what.other':
    '{count} moves are tried. The game is as it was; nothing of this is kept unless you keep it.',
  'trial.keep': 'Keep as a new game',
  'trial.end': 'Back to the game',
  'trial.gameName': '{name} (trial)',
} as const;
