import type { CardNo } from '@/engine/finance/state';
import { trainNosOf } from '@/engine/finance/trains';
import { eventsOfType } from '@/engine/game/events';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Instant } from '@/engine/game/timeline';
import type { TableState } from '@/titles/view';

/** The life of one train. */
export interface TrainLife {
  readonly card: CardNo;
  readonly type: TrainId;
  /** When it came to its first company. */
  readonly at: number;
  readonly companies: readonly CompanyId[];
  /** All that was paid for it, from the bank and between companies. */
  readonly paid: number;
  readonly runs: number;
  readonly earned: number;
  /** When it left the last company for good. */
  readonly until?: number;
}

type Life = { -readonly [K in keyof TrainLife]: TrainLife[K] } & { companies: CompanyId[] };

/** What each train has cost and earned, those that earned the most first. */
export function trainLives(instants: readonly Instant<TableState>[]): TrainLife[] {
  const lives = new Map<CardNo, Life>();
  for (const [at, { state, events }] of instants.entries()) {
    const before = instants[at - 1]?.state;
    if (!before) continue;
    if (before.trains !== state.trains) noteMoves(before, state, events, at, lives);
    noteRuns([before, state], events, lives);
  }
  return [...lives.values()].sort((a, b) => b.earned - a.earned || a.at - b.at);
}

/**
 * Trains of one type are as good as each other: each route is that of the first which has not run yet. An Investor's
 * company may get a train and run it in one move; a train may run for the last time after it has left the company.
 */
function noteRuns(around: readonly TableState[], events: Instant['events'], lives: Map<CardNo, Life>): void {
  const used = new Set<CardNo>();
  for (const { company, train, revenue } of eventsOfType(events, 'ran')) {
    const own = around.flatMap((state) =>
      trainNosOf(state, company).filter((no) => state.trains[no]!.type === train),
    );
    const left = [...lives.values()].filter(
      ({ type, companies, until }) => type === train && companies.at(-1) === company && until !== undefined,
    );
    const card = [...own, ...left.map((life) => life.card)].find((no) => !used.has(no));
    const life = card === undefined ? undefined : lives.get(card);
    if (card === undefined || !life) continue;
    used.add(card);
    life.runs++;
    life.earned += revenue;
  }
}

function noteMoves(
  before: TableState,
  state: TableState,
  events: Instant['events'],
  at: number,
  lives: Map<CardNo, Life>,
): void {
  const prices = [
    ...eventsOfType(events, 'train-bought').map(({ company, train, amount }) => ({ company, train, amount })),
    ...eventsOfType(events, 'train-traded').map(({ buyer, train, price }) => ({
      company: buyer,
      train,
      amount: price,
    })),
  ];
  for (const [card, { type, at: place, as }] of state.trains.entries()) {
    if (before.trains[card]?.at === place || as !== undefined) continue;
    const life = lives.get(card);
    if (!Object.hasOwn(state.companies, place)) {
      if (life) life.until = at;
      continue;
    }
    const paid = prices.find(({ company, train }) => company === place && train === type)?.amount ?? 0;
    if (!life) lives.set(card, { card, type, at, companies: [place], paid, runs: 0, earned: 0 });
    else {
      life.companies.push(place);
      life.paid += paid;
      delete life.until;
    }
  }
}
