import type { PrivateDef } from '@/engine/finance/cards';
import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { holdersOf } from '@/engine/finance/seats';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Score } from '@/titles/view';
import { hasMoney } from '../seat';
import { perSeat } from './per-seat';

/** What a player has, as the ledger shows it. */
export interface PlayerFigures {
  readonly id: PlayerId;
  readonly name: string;
  /** Nothing in a game without money. */
  readonly cash: number | undefined;
  readonly certificates: number;
  readonly limit: number;
  readonly hasPriority: boolean;
  readonly acts: boolean;
  readonly holdings: Readonly<Record<CompanyId, Holding>>;
  readonly privates: readonly PrivateDef[];
  /** Taken from the bank. */
  readonly credit: number;
  /** Nothing where it is only known at the end. */
  readonly worth: Score | undefined;
}

export interface Holding {
  readonly percent: number;
  readonly director: boolean;
}

/** With more players than this, what can be read elsewhere leaves the ledger. */
const roomy = 4;

export function crowdClass(players: readonly PlayerFigures[]): string {
  return players.length > roomy ? 'has-many' : '';
}

/** All who may own something, clockwise. */
export const playersOf = perSeat((seat): readonly PlayerFigures[] => {
  const { state, view, options } = seat;
  const limit = view.certificateLimit(state);
  const scores = hasMoney(seat) || state.over ? view.scores(state) : [];
  const privates = view.privates;
  return holdersOf(state).map((id) => ({
    id,
    // in the language of whoever reads it
    get name() {
      return seat.nameOf(id);
    },
    cash: state.cash?.[id],
    certificates: view.certificateCount(state, id),
    limit,
    hasPriority: state.priority === id,
    acts: options?.actor.player === id,
    holdings: Object.fromEntries(
      view.companies.map((company) => [
        company.id,
        {
          percent: sharesOf(state, id, company.id),
          director: directorOf(state, company.id) === id,
        },
      ]),
    ),
    privates: privates.filter((each) => isOpenWith(state.privates?.[each.id], id)),
    credit: state.credits?.[id] ?? 0,
    worth: scores.find(({ player }) => player === id),
  }));
});

function isOpenWith(
  state: { owner: PlayerId | null; closed: boolean } | undefined,
  player: PlayerId,
): boolean {
  return state !== undefined && state.owner === player && !state.closed;
}
