/**
 * Moves of a title for its tests. Every state that is played is checked against the title's invariants.
 *
 *   const { played, refused, listed } = playing(title)
 *   sound(state)                       the state itself, if it keeps every promise of the title
 *   played(state, ...moves)            the state after these moves; a refused one throws
 *   eventsOf(state, move)              what a move makes happen
 *   refused(state, move)               code and section of the refusal; an accepted move throws
 *   listed(state, type?)               the moves that may be played, of one type
 *   acting(state), asked(state)        who must act now, and in which step or decision
 */
import type { FinanceState, Holder } from '@/engine/finance/state';
import type { GameEvent } from '@/engine/game/events';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { choices, play } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';

export type AnyMove = Move & Record<string, unknown>;

export function playing<S extends CoreState>(title: Title<S, Move>) {
  function sound(state: S): S {
    for (const { name, broken } of title.at(state.setup).invariants ?? []) {
      const wrong = broken(state);
      if (wrong) throw new Error(`${name}: ${wrong}`);
    }
    return state;
  }

  function outcome(state: S, move: AnyMove) {
    const result = play(title, state, move);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(result.refusal)}`);
    sound(result.state);
    return result;
  }

  return {
    sound,
    played: (state: S, ...moves: readonly AnyMove[]): S =>
      moves.reduce((now, move) => outcome(now, move).state, state),
    eventsOf: (state: S, move: AnyMove): readonly GameEvent[] => outcome(state, move).events,
    refused(state: S, move: AnyMove): { code: string; rule: string } {
      const result = play(title, state, move);
      if (result.ok) throw new Error(`accepted: ${JSON.stringify(move)}`);
      const { code, rule } = result.refusal;
      return { code, rule };
    },
    listed(state: S, type?: string): AnyMove[] {
      const all = choices(title, state)?.choices.map(({ move }) => move as AnyMove) ?? [];
      return all.filter((move) => !type || move.type === type);
    },
    acting: (state: S): PlayerId => choices(title, state)!.actor.player,
    asked(state: S): string {
      const { actor, stage } = choices(title, state)!;
      return `${actor.player} ${stage}`;
    },
  };
}

/** Certificates of a company in one place, the director's as `D`. */
export function held(
  { certificates }: Pick<FinanceState, 'certificates'>,
  holder: Holder,
  company: CompanyId,
): (number | 'D')[] {
  return certificates
    .filter((card) => card.company === company && card.holder === holder)
    .map((card) => (card.director ? 'D' : card.percent));
}
