import { batch, signal } from '@preact/signals';
import type { HexId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';

/** What the acting player has touched but not done yet. It belongs to one state and goes with it. */
export interface Picked<M extends Move = Move> {
  /** The move whose effect is shown and which can be confirmed. */
  readonly move?: M;
  readonly hex?: HexId;
  /** A part of the panel that is unfolded, such as the start values of a company. */
  readonly open?: string;
  /** Why something that was touched cannot be done. */
  readonly why?: Refusal;
  readonly drawing?: Drawing;
}

/** Routes that differ from the best run, and the one that is being drawn. */
export interface Drawing {
  /** Pieces of track for each train. */
  readonly routes: readonly (readonly string[])[];
  /** Which of the trains; none once its route is done. */
  readonly train?: number;
  /** The hexes that were tapped, in order. */
  readonly via: readonly HexId[];
  /** No legal route leads through these hexes. */
  readonly failed?: boolean;
}

/** Shared by the turn panel and the board of one table. Whoever has it picks from these moves. */
export interface Selection<in M extends Move = Move> {
  /** What is picked in this state, here or beside: nothing, if it was picked in another. */
  in(state: object): Picked;
  /** Replaces what is picked. */
  readonly pick: (state: object, picked: Picked<M>) => void;
  /** Unfolds a part of the panel, or folds what is unfolded; what else is picked stays. */
  unfold(state: object, open: string | undefined): void;
  clear(): void;
  /** The table has gone on to this state: what was picked before is not picked any more on coming back. */
  goOn(state: object): void;
  /** Moves that lie ready in this state, to be made together. */
  readyIn(state: object): readonly Ready[];
  /** Replaces what lies ready; what is picked goes with it. */
  makeReady(state: object, ready: readonly Ready[]): void;
}

/** A move that lies ready, with the state and the choices after it. */
export interface Ready {
  readonly move: Move;
  readonly state: object;
  readonly options: Options;
}

const nothing: Picked = {};
const none: readonly Ready[] = [];

export function createSelection(): Selection {
  const held = signal<{ state: object; picked: Picked } | undefined>(undefined);
  const ready = signal<{ state: object; moves: readonly Ready[] } | undefined>(undefined);
  const pickedIn = (state: object) => (held.value?.state === state ? held.value.picked : nothing);
  return {
    in: pickedIn,
    pick(state, picked) {
      held.value = { state, picked };
    },
    unfold(state, open) {
      const { open: _, ...rest } = pickedIn(state);
      held.value = { state, picked: open === undefined ? rest : { ...rest, open } };
    },
    clear() {
      held.value = undefined;
    },
    goOn(state) {
      // nobody sees what is picked in another state, so nobody needs to be told
      const before = held.peek();
      if (before && before.state !== state) before.picked = nothing;
    },
    readyIn: (state) => (ready.value?.state === state ? ready.value.moves : none),
    makeReady(state, moves) {
      batch(() => {
        ready.value = { state, moves };
        held.value = undefined;
      });
    },
  };
}
