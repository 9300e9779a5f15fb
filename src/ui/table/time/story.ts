import type { EventType, GameEvent } from '@/engine/game/events';
import type { CoreState } from '@/engine/game/state';
import type { Instant } from '@/engine/game/timeline';

/** The whole game, where in it the table looks, and the ways to another point. */
export interface Story<S extends CoreState = CoreState> {
  readonly instants: readonly Instant<S>[];
  readonly at: number;
  /** So many moves come before the first instant, which are still being read; nothing where all is known. */
  readonly unread?: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  travel(to: number): void;
  toPresent(): void;
}

export function isPast({ instants, at }: Pick<Story, 'instants' | 'at'>): boolean {
  return at < instants.length - 1;
}

/** What names a round: its kind and its numbers. */
export type RoundFacts = { readonly kind: string } & Readonly<Record<string, string | number>>;

export interface LogEntry {
  /** The point in time at which it had happened. */
  readonly at: number;
  readonly event: GameEvent;
}

export interface LogGroup {
  readonly round: RoundFacts;
  readonly entries: readonly LogEntry[];
}

/**
 * All events by the round in which they happened, in the order of time; a title has these kinds of round. Where the
 * whole game is one round, an event may begin the parts of it: `{ type: 'turn', number: 12 }`.
 */
export function logOf(instants: readonly Instant[], kinds: readonly string[], part?: EventType): LogGroup[] {
  const first = instants[0];
  if (!first) return [];
  let entries: LogEntry[] = [];
  const groups: LogGroup[] = [{ round: factsOf(first.state.round), entries }];
  for (const [at, { events }] of instants.entries()) {
    for (const event of events) {
      const round = event.type === part ? partBegunBy(event, groups[0]!.round) : roundBegunBy(event, kinds);
      if (round) {
        entries = [];
        groups.push({ round, entries });
      } else entries.push({ at, event });
    }
  }
  return groups;
}

/** `{ type: 'operating-round', set: 3, number: 1 }` begins the round that it names. */
function roundBegunBy({ type, ...facts }: GameEvent, kinds: readonly string[]): RoundFacts | undefined {
  const kind = kinds.find((known) => type === `${known}-round`);
  return kind === undefined ? undefined : { ...numbersIn(facts), kind };
}

function partBegunBy({ type: _, ...facts }: GameEvent, whole: RoundFacts): RoundFacts {
  return { ...whole, ...numbersIn(facts) };
}

/** Rounds remember many things; their kind and their numbers say which one it is. */
export function factsOf(round: CoreState['round']): RoundFacts {
  return { ...numbersIn({ ...round }), kind: round.kind };
}

function numbersIn(facts: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** The last point of each round that is over, and the latest of the present one: for curves over time. */
export function roundEnds<S extends CoreState>(
  instants: readonly Instant<S>[],
): { readonly at: number; readonly round: RoundFacts; readonly state: S }[] {
  return instants.flatMap(({ state }, at) => {
    const next = instants[at + 1]?.state;
    return next && nameOf(next) === nameOf(state) ? [] : [{ at, round: factsOf(state.round), state }];
  });
}

/** Do both belong to the same round of the game? */
export function isSameRound(a: CoreState, b: CoreState): boolean {
  return nameOf(a) === nameOf(b);
}

function nameOf({ round }: CoreState): string {
  const { kind, set, number } = round as CoreState['round'] & { set?: number; number?: number };
  return `${kind} ${set} ${number}`;
}

/** The state in which the round before the present one ended. */
export function endOfRoundBefore<S extends CoreState>(
  instants: readonly Instant<S>[],
  at: number,
): S | undefined {
  const now = instants[at] && nameOf(instants[at].state);
  for (let i = at - 1; i >= 0; i--) {
    if (nameOf(instants[i]!.state) !== now) return instants[i]!.state;
  }
  return undefined;
}
