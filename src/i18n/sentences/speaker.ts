import type { Lexicon } from '../areas';
import { type Filling, fill, textIn } from '../words';

/** Says the texts of some words that are loaded together. */
export interface Speaker {
  /** The text of a key in the present language, if it has one. */
  textOf(key: string): string | undefined;
  /** The filled text of a member; what has no words (a newer save may name it) is said as it is. */
  say(family: string, member: string, filling?: Filling): string;
  /** The more special text where there is one: `event.laid.free` rather than `event.laid`. */
  sayOne(family: string, member: string, variant: string | undefined, filling: Filling): string;
}

/** Says the words of one lexicon, or of the first of several that has them. */
export function speakerOf(...lexicons: readonly Lexicon[]): Speaker {
  const textOf = textIn(lexicons);
  const say: Speaker['say'] = (family, member, filling) => {
    const text = textOf(`${family}.${member}`);
    return text === undefined ? member : fill(text, filling);
  };
  return {
    textOf,
    say,
    sayOne(family, member, variant, filling) {
      const special = variant && textOf(`${family}.${member}.${variant}`);
      return special ? fill(special, filling) : say(family, member, filling);
    },
  };
}
