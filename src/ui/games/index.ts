import { plainSpeech } from '@/i18n/sentences';
import { familyOf } from './family';
import { tables } from './found';
import { loadLook } from './look';
import type { GameParts } from './parts';

/** Of a title that shows nothing of its own. */
export const plainGame: GameParts = { speech: plainSpeech, stages: {}, steps: {} };

/** What a title shows that is its own; one without parts is played from lists of choices. */
export async function loadGame(title: string): Promise<GameParts> {
  const family = familyOf(title);
  if (family === undefined) return plainGame;
  const [game] = await Promise.all([tables[`./${family}/index.ts`]?.[title]?.(), loadLook(family)]);
  // whoever opens a game gives its panels a seat at this very game
  return (game as GameParts | undefined) ?? plainGame;
}
