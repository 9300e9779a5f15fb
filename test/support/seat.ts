/**
 * A seat on the real rules of a title, for tests of panels and views: what it lists, previews and refuses is
 * what the engine says, and best runs are found at once. Moves lead nowhere unless `act` is given.
 *
 *   seatOf({ title, viewAt }, state, parts?)
 *   seatFor(state, more?)                    the same at 18Rhl
 */
import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import { choices, play } from '@/engine/game/play';
import type { Title } from '@/engine/game/title';
import { bestRun } from '@/engine/routes/best';
import { explain } from '@/engine/routes/report';
import { rhl, viewAt } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { TableState, TitleView, ViewAt } from '@/titles/view';
import { makeSeat, type SeatParts } from '@/ui/table/make-seat';
import type { Seat } from '@/ui/table/seat';
import { gameOf } from './games';

export interface Game<S extends TableState> {
  readonly title: Title<S, Move>;
  readonly viewAt: ViewAt<S>;
}

export function seatOf<S extends TableState>(
  { title, viewAt }: Game<S>,
  state: S,
  parts: Partial<SeatParts> = {},
): Seat {
  const view = viewAt(state.setup);
  return makeSeat({
    game: gameOf(title.id),
    title: title as unknown as Title,
    view: view as unknown as TitleView,
    state,
    options: choices(title, state),
    mayAct: true,
    act: () => {},
    preview: (move) => outcomeOf(title, state, move),
    whyNot(move) {
      const outcome = play(title, state, move);
      return outcome.ok ? undefined : outcome.refusal;
    },
    bestRun(position, company) {
      const input = view.runInput(position as S, company);
      const { routes, run, total, proven } = bestRun(input);
      return {
        answer: { routes, total, report: explain(input, run), proven },
        searching: false,
        failed: null,
      };
    },
    ago: () => undefined,
    ...parts,
  });
}

export function seatFor(state: RhinelandState, more: Partial<Seat> = {}): Seat {
  return { ...seatOf({ title: rhl, viewAt }, state), ...more };
}
