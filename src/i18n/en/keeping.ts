/** Words about what is stored and what is not: room on the device, and what would be lost. */
export const keeping = {
  'keeping.whole': 'This game is in this window only.',
  'keeping.damaged':
    'Move {move} of {of} is missing in the storage of this device, so the game can only be looked at up to there.',
  'keeping.free': 'Free some space',
  'keeping.file': 'Save as a file',
  'keeping.copy': 'Keep as a game of its own',
  'keeping.drop': 'Show the stored game',

  'keeping.question.leave': 'Leave without saving?',
  'keeping.lost.leave': 'If you leave the table now, that is lost.',
  'keeping.stay.leave': 'Stay at the table',
  'keeping.go.leave': 'Leave all the same',
  'keeping.question.update': 'Start the new version now?',
  'keeping.lost.update': 'The new version needs this window to be loaded anew, and that would be lost.',
  'keeping.stay.update': 'Wait with it',
  'keeping.go.update': 'Start it all the same',

  'keeping.room.what':
    'What is deleted here is gone for good and makes room at once. Export first what may be wanted again.',
  'keeping.room.none': 'No other game takes room on this device. Free some space elsewhere.',
  'keeping.room.size': '{size} kB',
  'keeping.room.thrown': 'deleted, but not yet for good',
  'keeping.room.export': 'Export',
  'keeping.room.delete': 'Delete',
  'keeping.room.sure': 'Delete for good',
  'keeping.room.stored': 'There is room again: everything is stored.',
} as const;
