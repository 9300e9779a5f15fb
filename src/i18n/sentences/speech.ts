import type { EventCatalogue, EventOf, EventType, NoDetails } from '@/engine/game/events';
import type { Move, OfType } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import type { Lexicon } from '../areas';
import type { Demanded } from '../fitting';
import type { Detail, Details, Role } from './details';
import { shared } from './shared';
import { type Speaker, speakerOf } from './speaker';
import type { Spoken, SubjectsOf } from './spoken';

/** What a filter of the log can ask for. */
export const logKinds = ['round', 'auction', 'stock', 'track', 'run', 'trains', 'money', 'idle'] as const;
export type LogKind = (typeof logKinds)[number];

export type AnyMove = Move & Readonly<Record<string, Detail | undefined>>;

/** What the fields of a move do not say themselves. */
export interface MoveNotes<Told = Details> {
  readonly told?: Told;
  /** Where it is better said in other words. */
  readonly variant?: string | undefined;
}

/** How spaces of the stock table and cities of a hex are called, where a move names them. */
export interface Places {
  value?(company: string, row: number, col: number): number | undefined;
  stop?(hex: string, stop: number): string | undefined;
}

/** Which words suit an event best, where there are several. */
export type EventVariants<E = EventCatalogue> = {
  readonly [T in keyof E & EventType]?: (event: EventOf<T>) => string | undefined;
};

/** What is said of moves beside their fields. */
export type NotesOn<G extends Spoken> = {
  readonly [T in G['moves']['type']]?: (
    move: OfType<G['moves'], T>,
    places: Places,
  ) => MoveNotes<T extends keyof G['told'] ? G['told'][T] : never>;
};

/** Details whose names alone do not tell what they are about, by event or refusal. */
export type RolesIn<G extends Spoken> = {
  readonly [T in keyof (G['events'] & G['refusals'])]?: {
    readonly [D in keyof (G['events'] & G['refusals'])[T]]?: Role;
  };
};

/** The words of a game, and how they are chosen. None of what it speaks of may be missing. */
export interface GameWords<G extends Spoken = Spoken> {
  /** `event.…`, `refusal.…`, `move.…`, `moveName.…`, `stage.…`, `prompt.…` and what else a game has names for. */
  readonly words: Lexicon<Demanded<SubjectsOf<G>>>;
  /** Names of its own rounds, as lists of games say them too. */
  readonly rounds?: Lexicon;
  /** Where the log puts each kind of event. */
  readonly kinds: Readonly<Record<keyof G['events'], LogKind>>;
  readonly roles?: RolesIn<G>;
  /** Events that are better said in other words: `event.laid.free`. */
  readonly events?: EventVariants<G['events']>;
  readonly moves?: NotesOn<G>;
  /** Stages that are better asked for in other words. */
  readonly prompts?: { readonly [Id in G['stages']]?: (state: CoreState) => string | undefined };
}

/** How one game speaks: the words that all games share, and its own, which come first. */
export interface Speech extends Speaker {
  readonly kinds: Readonly<Record<string, LogKind>>;
  readonly roles: Readonly<Record<string, Readonly<Record<string, Role>>>>;
  readonly events: EventVariants;
  readonly moves: Readonly<Record<string, (move: AnyMove, places: Places) => MoveNotes>>;
  readonly prompts: Readonly<Record<string, (state: CoreState) => string | undefined>>;
}

const noWords: Lexicon = () => ({});

/** Speaks of all that these speak of; where several have a text, the first of them says it. */
export function speechOf<G extends readonly Spoken[]>(
  ...own: { readonly [I in keyof G]: GameWords<G[I]> }
): Speech {
  // whatever is asked of them is asked about something that they have
  const all = own as readonly unknown[] as readonly GameWords[];
  return {
    ...speakerWith(...all.flatMap(({ words, rounds = noWords }) => [words, rounds])),
    kinds: Object.assign({}, shared.kinds, ...all.map(({ kinds }) => kinds)),
    roles: Object.assign({}, shared.roles, ...all.map(({ roles }) => roles)),
    events: Object.assign({}, shared.events, ...all.map(({ events }) => events)),
    moves: Object.assign({}, shared.moves, ...all.map(({ moves }) => moves)),
    prompts: Object.assign({}, shared.prompts, ...all.map(({ prompts }) => prompts)),
  };
}

/** The shared words, and others that come before them. */
export function speakerWith(...lexicons: readonly Lexicon[]): Speaker {
  return speakerOf(...lexicons, shared.words);
}

/** For a game without words of its own. */
export const plainSpeech: Speech = speechOf<[Silent]>({ words: noWords, kinds: {} });

/** Nothing of its own. */
interface Silent extends Spoken {
  readonly events: NoDetails;
  readonly refusals: NoDetails;
  readonly moves: never;
  readonly stages: never;
}
