import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { dividendsOf, trainOf } from '@/engine/rounds/free';
import type { ShortState } from '@/titles/rhineland/short/state';
import type { ShortSeat } from './seats';

/** Companies whose trains would run if the next train round began now, or have not run yet in this one. */
export function toRun(state: ShortState): CompanyId[] {
  if (state.over) return [];
  const { round } = state;
  const isLeft = (company: CompanyId) =>
    round.kind === 'player' || (round.company !== null && company >= round.company);
  return Object.keys(state.companies)
    .sort()
    .filter((company) => trainOf(state, company) !== undefined && isLeft(company));
}

/** What a player has, and would have after one more train round. */
export interface Standing {
  readonly player: PlayerId;
  readonly now: number;
  readonly more: number;
  readonly total: number;
}

/** As if the game ended now: it never does without a train round. The richest first. */
export function standings(seat: ShortSeat): {
  readonly all: readonly Standing[];
  readonly searching: boolean;
} {
  const { state } = seat;
  const runs = toRun(state).map((company) => ({ company, ...seat.bestRun(state, company) }));
  const more = (player: PlayerId) =>
    runs
      .flatMap(({ company, result }) => dividendsOf(state, company, result?.total ?? 0))
      .filter((share) => share.player === player)
      .reduce((sum, { amount }) => sum + amount, 0);
  const all = state.seats
    .map((player) => {
      const [now, then] = [state.cash[player]!, more(player)];
      return { player, now, more: then, total: now + then };
    })
    .sort((a, b) => b.total - a.total);
  return { all, searching: runs.some(({ searching }) => searching) };
}
