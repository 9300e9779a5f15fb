import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { trainsOf } from '@/engine/finance/trains';
import type { Invariant } from '@/engine/game/title';
import { countOf, type FreeBox, type FreeState } from './state';

/** A company is founded by its director, and nobody has more of it. */
export function directorsHaveMost<S extends FreeState>({ companies }: FreeBox<S>): Invariant<S> {
  return {
    name: 'a company is founded by its director, and nobody has more of it',
    broken(state) {
      for (const { id } of companies) {
        const director = directorOf(state, id);
        if (state.companies[id]!.founded !== (director !== null)) return `${id} has director ${director}`;
        // the office has been lost, and what is taken for it is being chosen
        const changes = state.decisions.some(
          (each) => each.kind === 'exchange' && 'company' in each && each.company === id,
        );
        if (director === null || changes) continue;
        const most = sharesOf(state, director, id);
        const more = state.seats.find((player) => sharesOf(state, player, id) > most);
        if (more) return `${more} has more of ${id} than ${director}`;
      }
      return null;
    },
  };
}

/** `waits` while somebody may still have too many: before they have given them up. */
export function noneOverLimit<S extends FreeState>(
  box: FreeBox<S>,
  waits: (state: S) => boolean,
): Invariant<S> {
  return {
    name: 'nobody holds too many certificates',
    broken(state) {
      if (waits(state)) return null;
      const over = state.seats.find((player) => countOf(state, player) > box.certificateLimit(state));
      return over ? `${over} holds ${countOf(state, over)}` : null;
    },
  };
}

export function trainsOfFounded<S extends FreeState>({ companies }: FreeBox<S>): Invariant<S> {
  return {
    name: 'only a company that was founded has a train',
    broken(state) {
      const wrong = companies.find(
        ({ id }) => !state.companies[id]!.founded && trainsOf(state, id).length > 0,
      );
      return wrong ? `${wrong.id} has a train` : null;
    },
  };
}

export const oneStationPerHex: Invariant<FreeState> = {
  name: 'no company has two stations on a hex',
  broken({ board }) {
    const taken = board.stations.map(({ company, hex }) => `${company} on ${hex}`);
    return taken.find((each, i) => taken.indexOf(each) < i) ?? null;
  },
};
