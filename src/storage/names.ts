import { limits } from './savefile/format';

/** As much of a name as is stored, exported and imported; no character is cut in half. */
export function fittingName(name: string, room: number = limits.name): string {
  let fitting = '';
  for (const character of name) {
    if (fitting.length + character.length > room) break;
    fitting += character;
  }
  return fitting;
}
