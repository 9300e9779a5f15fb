import { later } from '../later';
import { speakerOf } from './speaker';

/** The words that all games at the table share: of what the engine's pieces do. */
export const sharedWords = later.words('game');

/** Says what is the same in every game: units, colours, places. A game itself speaks with its `Speech`. */
export const { say, textOf } = speakerOf(sharedWords);
