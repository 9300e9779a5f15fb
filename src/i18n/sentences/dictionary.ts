import { gameEvents as eventsDe } from '../de/game-events';
import { gameMoves as movesDe } from '../de/game-moves';
import { gameRefusals as refusalsDe } from '../de/game-refusals';
import { gameStages as stagesDe } from '../de/game-stages';
import { gameEvents } from '../en/game-events';
import { gameMoves } from '../en/game-moves';
import { gameRefusals } from '../en/game-refusals';
import { gameStages } from '../en/game-stages';
import { type Language, language } from '../language';
import { type Filling, fill, type Translation, type Words } from '../words';

/**
 * The words of a game at the table. They are apart from the words of the other screens, so that the
 * first screen does not wait for them.
 */
export const english = { ...gameEvents, ...gameRefusals, ...gameStages, ...gameMoves } as const;
export const german: Translation<typeof english> = {
  ...eventsDe,
  ...refusalsDe,
  ...stagesDe,
  ...movesDe,
};

const dictionaries: Readonly<Record<Language, Words>> = { en: english, de: german };

/** The text of a key in the present language, if it has one. */
export function textOf(key: string): string | undefined {
  const words = dictionaries[language.value];
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** The filled text of a key; what has no words (a newer save may name it) is said as it is. */
export function say(family: string, member: string, filling?: Filling): string {
  const text = textOf(`${family}.${member}`);
  return text === undefined ? member : fill(text, filling);
}

/** The more special text where there is one: `event.laid.free` rather than `event.laid`. */
export function sayOne(family: string, member: string, variant: string | undefined, filling: Filling) {
  const special = variant && textOf(`${family}.${member}.${variant}`);
  return special ? fill(special, filling) : say(family, member, filling);
}
