import type { StorageErrorCode } from '@/storage/errors';
import type { Reasons } from '@/storage/savefile/reasons';
import { wordsOf } from '../fitting';

interface Saving {
  storage: Record<StorageErrorCode, object>;
  /** What goes wrong with storage is told the same wherever it comes up. */
  reason: Omit<Reasons, 'storage'>;
}

/** What goes wrong with storage, and why a file was not imported. */
export const gameSaving = wordsOf<Saving>()({
  'storage.full': 'There is no room left for games on this device. Delete old games or free some space',
  'storage.unavailable':
    'The browser does not let the app store anything now. Private windows and blocked site data are the usual reasons',
  'storage.blocked': 'Another window still uses an older version of the app. Close it and try again',
  'storage.newer': 'The games on this device were stored by a newer version of the app. Reload to update it',
  'storage.changed': 'The game was changed elsewhere, perhaps in another window. Open it again',
  'storage.missing': 'This game is no longer stored on this device',
  'storage.exists': 'This game is already stored on this device',
  'storage.unreadable': 'What is stored of this game makes no sense. It is left as it is',

  'reason.too-large': 'The file is too large: a save has {most} characters at most',
  'reason.too-deep': 'This is no save file: its parts lie in each other more than {most} deep',
  'reason.not-a-save': 'There is no saved game in this file or text',
  'reason.a-box': 'This file holds values of a box, not games. Open it under “Your box”',
  'reason.damaged': 'The save file is damaged: a part of it is missing or was changed',
  'reason.newer-format':
    'The file was saved by a newer version of the app: it has format {version}, and this app reads up to {known}',
  'reason.malformed': 'The save file is not as it should be at “{path}”',
  'reason.too-many-games': 'There are too many games in the file: {most} can be read at once',
  'reason.unknown-title': 'This app does not know the game “{title}”',
  'reason.newer-rules':
    'The game was played with newer rules: they have version {rules}, and this app knows up to {known}',
  'reason.players': 'The file has {count} players, but the game is for {min} to {max}',
  'reason.bad-options': 'The game cannot be played as the file says it was agreed',
  'reason.bad-box': 'The game was begun with a corrected box that does not fit it',
  'reason.bad-setup': 'The game cannot begin as the file says: {message}',
  'reason.illegal-move': 'Move {move} of {of} in the file is against the rules (section {rule})',
  'reason.illegal-move.unruled': 'Move {move} of {of} in the file makes no sense at that point ({code})',
  'reason.not-loaded':
    'The rules of “{title}” could not be loaded. Connect to the network once, then open the file again',
  'reason.cancelled': 'Stopped. Nothing of the file was taken',
  'reason.different-result': 'The moves in the file lead to another position than the one it was saved with',
});
