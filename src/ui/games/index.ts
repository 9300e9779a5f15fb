import { introduction } from './dortmund/int';
import { railwayGame } from './dortmund/trg';
import type { GameParts } from './parts';
import { rhineland } from './rhineland';

/** The parts of each title; a line for each. */
const games: Readonly<Record<string, GameParts>> = {
  '18rhl': rhineland,
  '18do-int': introduction,
  '18do-trg': railwayGame,
};

const plain: GameParts = { stages: {}, steps: {} };

/** What a title shows that is its own; one without parts is played from lists of choices. */
export function gameOf(title: string): GameParts {
  return Object.hasOwn(games, title) ? games[title]! : plain;
}
