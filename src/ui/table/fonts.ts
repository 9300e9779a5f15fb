/** The letters of a table, beside those in which all is written. */
const letters = ['600 1em "Barlow"', '500 1em "Barlow Condensed"', '600 1em "Barlow Condensed"'];

/**
 * Fetches them along with the table: a browser asks for letters when it first needs them, and when they come it lays
 * out all that is written anew.
 */
export function fetchLetters(): void {
  // without them it is written in others
  for (const each of letters) void document.fonts?.load(each).catch(() => {});
}
