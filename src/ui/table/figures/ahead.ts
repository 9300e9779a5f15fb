import type { Instant } from '@/engine/game/timeline';
import type { TableState } from '@/titles/view';
import type { Seat } from '../seat';
import { isSameRound } from '../time/story';
import { type PhaseChange, phasesAhead, type TrainRow, trainRows } from './depot';

/** Trains that are on sale now, and those that begin the next phase. */
export interface TrainsAhead {
  readonly onSale: TrainRow | undefined;
  readonly next: TrainRow | undefined;
  readonly change: PhaseChange | undefined;
  /** Who has trains that the next phase scraps. */
  readonly losers: readonly string[];
  /** So many are to be bought before the next phase can begin. */
  readonly until: number;
}

export function trainsAhead(seat: Seat): TrainsAhead {
  const rows = trainRows(seat).filter(({ type }) => !type.kept);
  const onSale = rows.find(({ onSale: isOnSale }) => isOnSale);
  const [change] = phasesAhead(seat);
  const next = rows.find(({ type }) => type.id === change?.phase.on);
  const before = rows.slice(0, next ? rows.indexOf(next) : 0);
  const scrapped = change?.scraps.map(({ type }) => type) ?? [];
  const holders = seat.state.trains
    .filter(({ type, as }) => scrapped.includes(type) && as === undefined)
    .map(({ at }) => at);
  return {
    onSale,
    next: next === onSale ? undefined : next,
    change,
    losers: seat.view.companies.map(({ id }) => id).filter((id) => holders.includes(id)),
    until: before.reduce((sum, { left }) => sum + left, 0),
  };
}

/** As many rounds of companies are looked back on as a set of them usually has. */
const lookBack = 3;
/** Further ahead nobody can tell. */
const furthest = 40;

/**
 * In about how many operating rounds the bank breaks, if it pays as it did in the last ones: more than anybody can
 * count where it pays little, or takes in more than it pays.
 */
export function roundsUntilBroken(instants: readonly Instant<TableState>[], at: number): number | undefined {
  const now = instants[at]?.state;
  if (now?.bank === undefined || now.broken !== null) return undefined;
  let rounds = 0;
  for (let i = at; i > 0 && rounds < lookBack; i--) {
    const [state, before] = [instants[i]!.state, instants[i - 1]!.state];
    // a round of companies has begun here: what it has paid so far counts with it
    if (isSameRound(state, before) || !isOfCompanies(state)) continue;
    rounds++;
    if (rounds < lookBack && i > 1) continue;
    return estimate(now.bank, before.bank! - now.bank, rounds);
  }
  const [first] = instants;
  return rounds > 0 && first ? estimate(now.bank, first.state.bank! - now.bank, rounds) : undefined;
}

function estimate(bank: number, paid: number, rounds: number): number | undefined {
  if (paid === 0) return undefined;
  const left = Math.ceil(bank / (paid / rounds));
  return paid > 0 && left <= furthest ? left : Number.POSITIVE_INFINITY;
}

function isOfCompanies({ round }: TableState): boolean {
  return 'turn' in round && 'set' in round;
}
