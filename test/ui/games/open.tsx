/**
 * The turn panel of any title on its real rules, for tests; moves that are confirmed are played. Buttons and
 * effects are found with the helpers of `../turn/table`.
 *
 *   const table = openGame({ title, viewAt }, state)
 *   table.state()                   the state now
 *   table.text()                    what the panel says, without line breaks
 *   seatOf({ title, viewAt }, state)  a seat for views
 */
import { signal } from '@preact/signals';
import { render } from '@testing-library/preact';
import type { Move } from '@/engine/game/move';
import { play } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import type { TableState } from '@/titles/view';
import { BoardView } from '@/ui/turn/BoardView';
import { createSelection } from '@/ui/turn/selection';
import { TurnPanel } from '@/ui/turn/TurnPanel';
import { type Game, seatOf } from '../../support/seat';
import { flat } from '../turn/table';

export { seatOf };

export function openGame<S extends TableState>(game: Game<S>, first: S, { withBoard = false } = {}) {
  const state = signal(first);
  const selection = createSelection();
  const instants: Instant<S>[] = [{ state: first, move: null, events: [] }];
  const Table = () => {
    const now = state.value;
    const act = (...made: readonly Move[]) => {
      for (const move of made) {
        const outcome = play(game.title, state.value, move);
        if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([move, outcome.refusal])}`);
        instants.push({ state: outcome.state, move, events: outcome.events });
        state.value = outcome.state;
      }
    };
    const goBack = (moves: number) => {
      instants.length -= moves;
      state.value = instants.at(-1)!.state;
    };
    const seat = seatOf(game, now, { act, goBack, ago: (count) => instants[instants.length - 1 - count] });
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
