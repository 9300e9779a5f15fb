import { gameEvents as eventsDe } from '../de/game-events';
import { gameMoves as movesDe } from '../de/game-moves';
import { gameRefusals as refusalsDe } from '../de/game-refusals';
import { gameStages as stagesDe } from '../de/game-stages';
import { gameEvents } from '../en/game-events';
import { gameMoves } from '../en/game-moves';
import { gameRefusals } from '../en/game-refusals';
import { gameStages } from '../en/game-stages';
import { wordsOf } from '../fitting';
import type { Translation } from '../words';
import { speakerOf } from './speaker';
import type { SharedSpoken, SubjectsOf } from './spoken';

interface SharedSubjects extends SubjectsOf<SharedSpoken> {
  /** One of several cities of a hex. */
  stop: { number: { number: number } };
}

/**
 * The words that all games at the table share: of what the engine's pieces do. They are apart from the words of the
 * other screens, so that the first screen does not wait for them.
 */
export const english = wordsOf<SharedSubjects>()({
  ...gameEvents,
  ...gameRefusals,
  ...gameStages,
  ...gameMoves,
});
export const german: Translation<typeof english> = {
  ...eventsDe,
  ...refusalsDe,
  ...stagesDe,
  ...movesDe,
};

/** Says what is the same in every game: units, colours, places. A game itself speaks with its `Speech`. */
export const { say, textOf } = speakerOf({ en: english, de: german });
