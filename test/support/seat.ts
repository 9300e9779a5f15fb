/**
 * A seat on the real rules of 18Rhl, for tests of panels: what it lists, previews and refuses is what the
 * engine says; moves are only written down.
 *
 *   seatFor(state)            the seat; `acted` holds the moves that were sent
 */
import type { Move } from '@/engine/game/move';
import { choices, play } from '@/engine/game/play';
import { bestRun } from '@/engine/routes/best';
import { rhl, view } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { gameOf } from '@/ui/games';
import type { Seat } from '@/ui/table/seat';

export interface TestSeat extends Seat {
  readonly acted: Move[];
}

const colours = ['#1d6b3c', '#b5520f', '#1f55a5', '#6f2f8f', '#a3261d'];

export function seatFor(state: RhinelandState, more: Partial<Seat> = {}): TestSeat {
  const acted: Move[] = [];
  const { players } = state.setup;
  return {
    title: rhl as unknown as Seat['title'],
    view,
    game: gameOf(rhl.id),
    state,
    options: choices(rhl, state),
    mayAct: true,
    acted,
    act: (move) => acted.push(move),
    preview: (move) => play(rhl, state, move),
    whyNot(move) {
      const outcome = play(rhl, state, move);
      return outcome.ok ? undefined : outcome.refusal;
    },
    bestRun(position, company) {
      return { result: bestRun(view.runInput(position as RhinelandState, company)), searching: false };
    },
    ago: () => undefined,
    nameOf: (player) => players.find(({ id }) => id === player)?.name ?? player,
    colourOf: (player) => colours[players.findIndex(({ id }) => id === player)] ?? '#000000',
    ...more,
  };
}
