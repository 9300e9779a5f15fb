import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import {
  directorCard,
  directorOf,
  type Holdings,
  handOver,
  moveCertificates,
  ordinaryOf,
  pickCertificates,
  selections,
  sharesOf,
  total,
} from './certificates';
import { clockwiseFrom, holdersOf } from './seats';

/**
 * Who takes over once the director keeps only so much: the one with the most shares, more than the
 * director keeps and at least the director's certificate; of equals the first to the director's left.
 */
export function successorOf(state: Holdings, company: CompanyId, kept: number): PlayerId | null {
  const director = directorOf(state, company);
  if (!director) return null;
  const { percent } = directorCard(state, company);
  if (kept >= percent && state.secured?.includes(company)) return null;
  const needed = Math.max(kept + 1, percent);
  let best: PlayerId | null = null;
  for (const player of clockwiseFrom(holdersOf(state), director).slice(1)) {
    const shares = sharesOf(state, player, company);
    if (shares >= needed && shares > (best ? sharesOf(state, best, company) : 0)) best = player;
  }
  return best;
}

/** Certificates that a successor would hand over for the director's: as few as they can. */
export function exchangeOf(state: Holdings, company: CompanyId, from: PlayerId): number[] | undefined {
  return exchangesOf(state, company, from)[0];
}

/**
 * All ways to make up the director's certificate from a player's ordinary ones, fewest cards first; where small change
 * is to be given [18Ruhr 5.3], that way alone.
 */
export function exchangesOf(state: Holdings, company: CompanyId, from: PlayerId): number[][] {
  const { percent } = directorCard(state, company);
  const own = ordinaryOf(state, from, company).map((card) => card.percent);
  const ways = selections(own, percent)
    .filter((cards) => total(cards) === percent)
    .sort((a, b) => a.length - b.length);
  return state.smallChange ? ways.slice(-1) : ways;
}

/** Gives the directorship to another player against ordinary certificates of the same worth. */
export function changeDirector(
  draft: Holdings,
  company: CompanyId,
  to: PlayerId,
  handed: readonly number[],
  moment: Moment,
): void {
  const from = directorCard(draft, company).holder;
  moveCertificates(draft, company, handed, to, from);
  handOver(draft, (card) => card.company === company && card.director, to);
  moment.emit({ type: 'new-director', company, player: to, before: from });
}

/** Several sets of certificates would do for the director's: someone must choose before it changes hands. */
export type AskForExchange<S extends Holdings> = (
  draft: S,
  company: CompanyId,
  to: PlayerId,
  /** What the old director sells as soon as it has changed hands. */
  sale?: readonly number[],
) => void;

/**
 * Whoever has come to hold more shares than the director takes over [18Rhl 4.2.1]; if nobody is asked, for
 * as few certificates as they can.
 */
export function settleDirector<S extends Holdings>(
  draft: S,
  company: CompanyId,
  moment: Moment,
  ask?: AskForExchange<S>,
): void {
  const director = directorOf(draft, company);
  if (!director) return;
  const next = successorOf(draft, company, sharesOf(draft, director, company));
  const ways = next ? exchangesOf(draft, company, next) : [];
  if (!next || !ways[0]) return;
  if (ask && ways.length > 1) ask(draft, company, next);
  else changeDirector(draft, company, next, ways[0], moment);
}

/** A way to sell certificates: directly, or after the successor has taken the director's certificate over. */
export interface SalePlan {
  readonly percents: readonly number[];
  /** Must take over first, because the seller has not enough ordinary certificates. */
  readonly successor: PlayerId | null;
  /** What the successor then hands over; as few as they can, where several sets would do. */
  readonly handed: readonly number[];
}

/** All that a successor could hand over such that the old director can then sell these certificates. */
export function exchangesForSale(
  state: Holdings,
  company: CompanyId,
  successor: PlayerId,
  percents: readonly number[],
): number[][] {
  const own = ordinaryOf(state, directorOf(state, company)!, company);
  const theirs = ordinaryOf(state, successor, company);
  return exchangesOf(state, company, successor).filter((handed) =>
    pickCertificates([...own, ...pickCertificates(theirs, handed)!], percents),
  );
}

/**
 * How a player can sell these certificates, or nothing if they cannot. The director's certificate itself
 * is never sold: its successor takes it first, and what they hand over is sold, all of it or a part.
 */
export function planSale(
  state: Holdings,
  player: PlayerId,
  company: CompanyId,
  percents: readonly number[],
): SalePlan | undefined {
  const own = ordinaryOf(state, player, company);
  const isDirector = directorOf(state, company) === player;
  const kept = sharesOf(state, player, company) - total(percents);
  if (pickCertificates(own, percents)) {
    return { percents, successor: null, handed: [] };
  }
  if (!isDirector || kept < 0) return undefined;
  const successor = successorOf(state, company, kept);
  const [handed] = successor ? exchangesForSale(state, company, successor, percents) : [];
  return handed && { percents, successor, handed };
}
