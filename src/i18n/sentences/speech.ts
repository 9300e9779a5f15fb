import type { EventOf, EventType } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import type { Dictionaries } from '../words';
import type { Detail, Details, Role } from './details';
import { shared } from './shared';
import { type Speaker, speakerOf } from './speaker';

/** What a filter of the log can ask for. */
export const logKinds = ['round', 'auction', 'stock', 'track', 'run', 'trains', 'money'] as const;
export type LogKind = (typeof logKinds)[number];

export type AnyMove = Move & Readonly<Record<string, Detail | undefined>>;

/** What the fields of a move do not say themselves. */
export interface MoveNotes {
  readonly told?: Details;
  /** Where it is better said in other words. */
  readonly variant?: string | undefined;
}

/** How spaces of the stock table and cities of a hex are called, where a move names them. */
export interface Places {
  value?(company: string, row: number, col: number): number | undefined;
  stop?(hex: string, stop: number): string | undefined;
}

/** Which words suit an event best, where there are several. */
export type EventVariants = { readonly [T in EventType]?: (event: EventOf<T>) => string | undefined };

/** The words of a game, and how they are chosen. */
export interface GameWords {
  /** `event.…`, `refusal.…`, `move.…`, `moveName.…`, `stage.…`, `prompt.…` and what else a game has names for. */
  readonly words: Dictionaries;
  /** Where the log puts each kind of event. */
  readonly kinds?: Readonly<Record<string, LogKind>>;
  /** What details are about whose names alone do not tell, by event, refusal, move or stage. */
  readonly roles?: Readonly<Record<string, Readonly<Record<string, Role>>>>;
  /** Events that are better said in other words: `event.laid.free`. */
  readonly events?: EventVariants;
  readonly moves?: Readonly<Record<string, (move: AnyMove, places: Places) => MoveNotes>>;
  /** Stages that are better asked for in other words. */
  readonly prompts?: Readonly<Record<string, (state: CoreState) => string | undefined>>;
}

/** How one game speaks: the words that all games share, and its own, which come first. */
export interface Speech extends Speaker, Required<Omit<GameWords, 'words'>> {}

export function speechOf(own: GameWords): Speech {
  return {
    ...speakerOf({
      en: { ...shared.words.en, ...own.words.en },
      de: { ...shared.words.de, ...own.words.de },
    }),
    kinds: { ...shared.kinds, ...own.kinds },
    roles: { ...shared.roles, ...own.roles },
    events: { ...shared.events, ...own.events },
    moves: { ...shared.moves, ...own.moves },
    prompts: { ...shared.prompts, ...own.prompts },
  };
}

/** For a game without words of its own. */
export const plainSpeech: Speech = speechOf({ words: { en: {}, de: {} } });
