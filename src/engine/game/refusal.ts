import type { CompanyId } from './ids';

export type RefusalParams = Readonly<Record<string, string | number>>;

/** A refusal that needs no parameters. */
export type NoParams = Record<never, never>;

/** What no rulebook could mean: a move of the wrong shape, at the wrong time, or about what there is not. */
export interface FormRefusals {
  malformed: { type: string };
  'not-now': { move: string; stage: string };
  'game-over': NoParams;
  'no-such-company': { company: CompanyId };
}

/** A game is looked at that could not be played on: rows of its log are gone, or its rules failed. */
export interface FailureRefusals {
  crashed: { message: string };
  'log-damaged': NoParams;
}

/**
 * Codes with which the engine's pieces refuse a move, and their parameters. Each piece declares its own beside itself
 * and adds them here: `declare module '@/engine/game/refusal' { interface EngineRefusals extends StockRefusals {} }`.
 */
export interface EngineRefusals extends FormRefusals, FailureRefusals {}

/** Every code there is: a family of games adds its own to those of the engine, in the same way. */
export interface RefusalCatalogue extends EngineRefusals {}

export type RefusalCode = keyof RefusalCatalogue;

/** Why a move is not allowed, before the title adds the section of its rulebook. */
export type Objection = ObjectionOf<RefusalCode>;
export type ObjectionOf<C extends RefusalCode> = C extends unknown
  ? { readonly code: C; readonly params: Readonly<RefusalCatalogue[C]> }
  : never;

/** Why a move is not allowed: words are made of it in `i18n`. */
export type Refusal = RefusalOf<RefusalCode>;
export type RefusalOf<C extends RefusalCode> = ObjectionOf<C> & {
  /** Section of the title's rulebook that forbids it; empty for a move that no rulebook could mean. */
  readonly rule: string;
};

/** A parameter that is declared must be given; where there is none, nothing can be. */
export type Given<P> = [keyof P] extends [never] ? [] : [params: Readonly<P>];

export function object<C extends RefusalCode>(code: C, ...[params]: Given<RefusalCatalogue[C]>): Objection {
  return { code, params: params ?? {} } as Objection;
}

const longestMessage = 200;

/** An error in a title's rules refuses a move too: a game must survive it. */
export function crash(error: unknown): RefusalOf<'crashed'> {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'crashed', params: { message: message.slice(0, longestMessage) }, rule: '' };
}

/**
 * The section of a rulebook behind each refusal of these pieces: for all of them but those that no rulebook means, and
 * those that the title's own parameters never bring up.
 */
export type Sections<R, Never extends keyof R = never> = Readonly<
  Record<Exclude<keyof R, keyof FormRefusals | keyof FailureRefusals | Never>, string>
>;
