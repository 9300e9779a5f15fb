/** What puts a game on the table: fetched when the first is opened, for the first screen has no use for it. */
export { freshGame, keptGame, loadedGame } from './begin';
export { openedGame } from './open-game';
