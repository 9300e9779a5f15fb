import { type Language, language, languages } from '@/i18n';
import type { Lexicon } from '@/i18n/areas';
import type { BoardPicture } from '@/storage/rows';

/** One text in each language. */
export type Said = Readonly<Record<Language, string>>;

/** What is said of a title before any of its rules are loaded. */
export interface TitleCover {
  readonly name: Said;
  /** One line about the game. */
  readonly blurb: Said;
  /** How long it takes, and how hard it is. */
  readonly length: Said;
  /** Which of its values no source prints, beside those of its board. */
  readonly reconstructed?: Said;
  /** Rounds that it calls otherwise than other games of its family. */
  readonly rounds?: RoundNames;
}

/** Names of rounds as a card of a game has them: `{number}` and the like are filled in. */
export type RoundNames = Readonly<Record<string, Said>>;

/** Words of something that is agreed before the first move. */
export interface OptionWords {
  readonly name: Said;
  /** What it changes, in one line. */
  readonly what: Said;
  /** Of each value that can be chosen; yes, no and numbers need none. */
  readonly values?: Readonly<Record<string, Said>>;
  /** What a game without it is called, where the book plays with it. */
  readonly without?: Said;
}

/** The words of a title's options by their ids. */
export type OptionsWords = Readonly<Record<string, OptionWords>>;

/** Boards in small, by their ids. */
export type Pictures = Readonly<Record<string, BoardPicture>>;

/** What lists of games and boards show of a family. Everything else of it comes with its games. */
export interface Cover {
  readonly name: Said;
  readonly titles: Readonly<Record<string, TitleCover>>;
  /** A line about each of its boards. */
  readonly boards: Readonly<Record<string, Said>>;
  /** Rounds that only its games have. */
  readonly rounds?: RoundNames;
  /** Loaded when one of its titles is chosen for a new game. */
  options?(title: string): Promise<OptionsWords>;
}

/** The names of a family's own rounds or of a title's, as its games say them too. */
export function roundWords({ rounds = {} }: { readonly rounds?: RoundNames }): Lexicon {
  const namesIn = (spoken: Language) =>
    Object.entries(rounds).map(([kind, name]) => [`roundName.${kind}`, name[spoken]] as const);
  const words = Object.fromEntries(
    languages.map((spoken) => [spoken, Object.fromEntries(namesIn(spoken))] as const),
  );
  return () => words[language.value]!;
}
