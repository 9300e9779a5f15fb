import { useMemo } from 'preact/hooks';
import type { Move } from '@/engine/game/move';
import type { Outcome } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import { routes, table } from '@/table';
import type { TableState } from '@/titles/view';
import type { GameParts } from '../games/parts';
import { createLooking } from '../looking/looking';
import { makeSeat } from './make-seat';
import type { Seat } from './seat';

/** The seat at the game that lies on the table; nothing while none does. */
export function useSeat(game: GameParts, act: (...moves: Move[]) => void): Seat | undefined {
  const loaded = table.title.value;
  const state = table.state.value as TableState | null;
  const options = table.options.value ?? undefined;
  const mayAct = table.access.value.kind === 'writing';
  // what was looked at on the board of another game is not on this one
  const looking = useMemo(createLooking, []);
  return useMemo(() => {
    if (!loaded?.viewAt || !state) return undefined;
    const { title } = loaded;
    const view = loaded.viewAt(state.setup);
    return makeSeat({
      looking,
      game,
      title,
      view,
      state,
      options,
      mayAct,
      // a second tap may still meet the panel of a state that has passed: it is no move of the next player
      act: (...moves) => table.state.peek() === state && act(...moves),
      preview: (move) => table.preview(move) as Outcome<TableState>,
      whyNot: (move) => table.whyNot(move) ?? undefined,
      bestRun: (asked, company) => {
        const parts = view.runParts?.(asked);
        return routes.bestRun({ title: title.id, state: asked, company, ...(parts && { parts }) }).value;
      },
      goBack(moves) {
        const at = table.timeline.peek()?.at;
        if (at !== undefined && table.state.peek() === state) table.travel(at - moves);
      },
      ago(moves) {
        const timeline = table.timeline.value;
        return timeline?.instants[timeline.at - moves] as Instant<TableState> | undefined;
      },
    });
  }, [game, loaded, state, options, mayAct]);
}
