/** Save files: `writeSave` games into text, `readSave` text into games, `storeSave` what was read. */
export type { Along } from './along';
export { limits, type SavedGame, type SaveFile, saveFormat, saveVersion } from './format';
export { type ReadGame, type ReadSave, readSave, type UnreadGame } from './read';
export type { Reason, ReasonCode } from './reasons';
export { type Answer, type Conflict, type ImportDeps, type Imported, storeSave } from './store';
export { saveName, type WrittenSave, writeSave, writeSaves } from './write';
