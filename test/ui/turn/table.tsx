/**
 * A turn panel, with or without its board, on the real rules, for tests: moves that are confirmed are played.
 *
 *   const table = open(state)       renders the panel alone
 *   withBoard(state)                renders both
 *   table.state()                   the state now
 *   table.tap('F9')                 taps a hex of the board as a finger does
 *   press('Pass')                   presses the button of that name; a text must be the whole name
 *   effects()                       the lines of the effect that is shown, as text
 */
import { signal } from '@preact/signals';
import { fireEvent, render, screen, within } from '@testing-library/preact';
import { play } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import { rhl } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { Seat } from '@/ui/table/seat';
import { BoardView } from '@/ui/turn/BoardView';
import { createSelection } from '@/ui/turn/selection';
import { TurnPanel } from '@/ui/turn/TurnPanel';
import { seatFor } from '../../support/seat';

/** The panel alone: drawing a whole board takes a while. */
export function open(state: RhinelandState, more: Partial<Seat> = {}) {
  return show(state, false, more);
}

export function withBoard(state: RhinelandState, more: Partial<Seat> = {}) {
  return show(state, true, more);
}

function show(first: RhinelandState, hasBoard: boolean, more: Partial<Seat>) {
  const state = signal(first);
  const selection = createSelection();
  const moves: unknown[] = [];
  const instants: Instant<RhinelandState>[] = [{ state: first, move: null, events: [] }];
  const Both = () => {
    const now = state.value;
    const seat = seatFor(now, {
      act(...made) {
        for (const move of made) {
          const outcome = play(rhl, state.value, move);
          if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([move, outcome.refusal])}`);
          moves.push(move);
          instants.push({ state: outcome.state, move, events: outcome.events });
          state.value = outcome.state;
        }
      },
      ago: (count) => instants.at(-1 - count),
      ...more,
    });
    return (
      <>
        {hasBoard && <BoardView seat={seat} selection={selection} />}
        <TurnPanel seat={seat} selection={selection} />
      </>
    );
  };
  const { container } = render(<Both />);
  const hexOf = (hex: string) => container.querySelector(`[data-hex="${hex}"]`)!;
  return {
    container,
    moves,
    selection,
    state: () => state.value,
    tap: (hex: string) => tap(hexOf(hex)),
    /** Text of the panel without line breaks. */
    text: () => flat(container.querySelector('.turn')?.textContent ?? ''),
    /** What is said of the hex that is looked at. */
    card: () => flat(container.querySelector('.hex-card')?.textContent ?? ''),
    glowing: () => container.querySelectorAll('.hex-highlighted').length,
  };
}

export type OpenTable = ReturnType<typeof open>;

let taps = 0;

/** Each tap is somewhere else, so that two of them are no double tap. */
function tap(element: Element) {
  const clientX = 5 + 50 * (taps++ % 4);
  const at = { pointerId: 1, pointerType: 'touch', clientX, clientY: 5, button: 0 };
  fireEvent.pointerDown(element, at);
  fireEvent.pointerUp(element, at);
}

/** Spaces that never break are spaces here. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** By its name, or by the sentence that follows the word on it. */
export function button(name: string | RegExp): HTMLElement {
  const isIt = (full: string) =>
    typeof name === 'string'
      ? [full, full.replace(/^[^:]+: /, '')].map(flat).includes(name)
      : name.test(flat(full));
  return screen.getByRole('button', { name: isIt });
}

/** What is said beside a button that needs no second tap. */
export function about(name: string | RegExp): string {
  const id = button(name).getAttribute('aria-describedby') ?? '';
  return flat(document.getElementById(id)?.textContent ?? '');
}

export function press(name: string | RegExp): void {
  fireEvent.click(button(name));
}

/** Buttons by the beginning of their names. */
export function buttons(beginning: string): string[] {
  return screen
    .queryAllByRole('button', { name: (full) => flat(full).startsWith(beginning) })
    .map((each) => flat(each.getAttribute('aria-label') ?? each.textContent ?? ''));
}

/** The lines of the effect of what is picked: `Treasury BME: 500 M → 440 M`. */
export function effects(): string[] {
  const list = screen.queryByLabelText('What this changes');
  if (!list) return [];
  return within(list)
    .getAllByRole('term')
    .map((term) => {
      const value = flat(term.nextElementSibling?.textContent ?? '').replace('becomes ', '');
      return `${flat(term.textContent ?? '')}: ${value}`;
    });
}

/** What is said when something cannot be done. */
export function why(): string {
  return flat(screen.getByRole('status').textContent ?? '');
}
