/**
 * The turn panel of any title on its real rules, for tests; moves that are confirmed are played. Buttons and
 * effects are found with the helpers of `../turn/table`.
 *
 *   const table = openGame({ title, view }, state)
 *   table.state()                   the state now
 *   table.text()                    what the panel says, without line breaks
 *   seatOf({ title, view }, state)  a seat for views
 */
import { signal } from '@preact/signals';
import { render } from '@testing-library/preact';
import type { Move } from '@/engine/game/move';
import { choices, play } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { bestRun } from '@/engine/routes/best';
import { explain } from '@/engine/routes/report';
import type { TableState, TitleView } from '@/titles/view';
import { makeSeat } from '@/ui/table/make-seat';
import type { Seat } from '@/ui/table/seat';
import { BoardView } from '@/ui/turn/BoardView';
import { createSelection } from '@/ui/turn/selection';
import { TurnPanel } from '@/ui/turn/TurnPanel';
import { flat } from '../turn/table';

interface Game<S extends TableState> {
  readonly title: Title<S, Move>;
  readonly view: TitleView<S>;
}

export function seatOf<S extends TableState>(
  { title, view }: Game<S>,
  state: S,
  act: (move: Move) => void = () => {},
  instants: readonly Instant<S>[] = [],
): Seat {
  return makeSeat({
    title: title as unknown as Title,
    view: view as unknown as TitleView,
    state,
    options: choices(title, state),
    mayAct: true,
    act,
    preview: (move) => play(title, state, move),
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
    ago: (count) => instants.at(-1 - count),
  });
}

export function openGame<S extends TableState>(game: Game<S>, first: S, { withBoard = false } = {}) {
  const state = signal(first);
  const selection = createSelection();
  const instants: Instant<S>[] = [{ state: first, move: null, events: [] }];
  const Table = () => {
    const now = state.value;
    const act = (move: Move) => {
      const outcome = play(game.title, now, move);
      if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([move, outcome.refusal])}`);
      instants.push({ state: outcome.state, move, events: outcome.events });
      state.value = outcome.state;
    };
    const seat = seatOf(game, now, act, instants);
    return (
      <>
        {withBoard && <BoardView seat={seat} selection={selection} />}
        <TurnPanel seat={seat} selection={selection} />
      </>
    );
  };
  const { container } = render(<Table />);
  return {
    container,
    state: () => state.value,
    text: () => flat(container.querySelector('.turn')?.textContent ?? ''),
    glowing: () => container.querySelectorAll('.hex-highlighted').length,
  };
}
