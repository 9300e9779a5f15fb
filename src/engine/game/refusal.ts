export type RefusalParams = Readonly<Record<string, string | number>>;

/** Why a move is not allowed, before the title adds the section of its rulebook. */
export interface Objection {
  readonly code: string;
  readonly params: RefusalParams;
}

/** Why a move is not allowed: words are made of it in `i18n`. */
export interface Refusal extends Objection {
  /** Section of the title's rulebook that forbids it; empty for a move that no rulebook could mean. */
  readonly rule: string;
}

const longestMessage = 200;

/** An error in a title's rules refuses a move too: a game must survive it. */
export function crash(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'crashed', params: { message: message.slice(0, longestMessage) }, rule: '' };
}

export function object(code: string, params: RefusalParams = {}): Objection {
  return { code, params };
}
