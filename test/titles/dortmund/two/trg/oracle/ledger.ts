/** Money, papers, values and trains as the oracle moves them, by the book. */
import type { GameEvent } from '@/engine/game/events';
import type { DortmundState } from '@/titles/dortmund/state';
import { directorCard, phaseOf, priceAt, priceOf } from './book';

/** An event of this kind. */
export type Told<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** A copy of a state that the oracle changes, and what the book says otherwise. */
export interface Ledger {
  state: DortmundState;
  faults: string[];
}

export function agree({ faults }: Ledger, what: string, told: unknown, own: unknown): void {
  if (JSON.stringify(told) !== JSON.stringify(own))
    faults.push(`${what}: ${JSON.stringify(told)}, by the book ${JSON.stringify(own)}`);
}

/** [18DO 4.6] the bank that cannot pay in full decides how the game ends. */
export function pay({ state }: Ledger, from: string, to: string, amount: number): void {
  for (const [who, more] of [
    [from, -amount],
    [to, amount],
  ] as const) {
    if (who === 'bank') state.bank += more;
    else if (state.companies[who]) state.companies[who].treasury += more;
    else state.cash[who]! += more;
  }
  if (from === 'bank' && amount > 0 && state.bank < 0)
    state.broken ??= state.round.kind === 'operating' ? 'operating' : 'stock';
}

export function paper({ state, faults }: Ledger, company: string, percent: number, from: string, to: string) {
  const card = state.certificates.find(
    (each) => each.company === company && each.percent === percent && each.holder === from && !each.director,
  );
  if (card) card.holder = to;
  else faults.push(`${from} has no ${percent} % of ${company}`);
}

/** Some of the certificates of a holder that make up so much, the smallest first. */
export function papers(
  ledger: Ledger,
  company: string,
  percents: readonly number[],
  from: string,
  to: string,
) {
  for (const percent of percents) paper(ledger, company, percent, from, to);
}

/** A marker comes to a space, under those that lie there. */
export function put({ state }: Ledger, company: string, row: number, col: number): void {
  const latest = Math.max(0, ...Object.values(state.prices).map(({ arrival }) => arrival));
  state.prices[company] = { row, col, arrival: latest + 1 };
}

type Direction = 'up' | 'down' | 'left' | 'right';

/** [18DO 4.4.6, 4.5.6.3] left of the left edge is down, right of the right edge up; else it stays. */
function step(ledger: Ledger, company: string, direction: Direction): void {
  const { row, col } = ledger.state.prices[company]!;
  const ways: Record<Direction, [number, number][]> = {
    up: [[row - 1, col]],
    down: [[row + 1, col]],
    left: [
      [row, col - 1],
      [row + 1, col],
    ],
    right: [
      [row, col + 1],
      [row - 1, col],
    ],
  };
  const to = ways[direction].find(([r, c]) => priceAt(r, c) !== undefined);
  if (to) put(ledger, company, ...to);
}

export function shift(ledger: Ledger, company: string, direction: Direction, spaces: number): void {
  for (let i = 0; i < spaces; i++) step(ledger, company, direction);
}

/** [18DO 4.5.6.3, ruling 78] */
export function afterDividend(ledger: Ledger, company: string, dividend: number): void {
  const value = priceOf(ledger.state, company);
  const { row, col } = ledger.state.prices[company]!;
  if (dividend === 0) shift(ledger, company, 'left', 1);
  else if (dividend < value) put(ledger, company, row, col);
  else {
    shift(ledger, company, 'right', 1);
    if (dividend >= 3 * value && priceAt(row, col + 2) !== undefined) shift(ledger, company, 'right', 1);
  }
}

/** [18DO 4.5.7.3] a new train may start a phase: older ones leave. */
export function takeTrain({ state, faults }: Ledger, type: string, from: string, to: string): void {
  const before = phaseOf(state);
  const card = state.trains.find((each) => each.type === type && each.at === from);
  if (!card) {
    faults.push(`no ${type} at ${from}`);
    return;
  }
  card.at = to;
  const phase = phaseOf(state);
  if (phase === before) return;
  const gone: Readonly<Record<number, string>> = { 4: '2', 6: '3', 8: '4' };
  for (const each of state.trains) {
    if (each.type !== gone[phase] || each.at === 'gone') continue;
    // 4-trains of railways run once more
    if (phase < 8 || each.at === 'pool' || each.at === 'depot') each.at = 'gone';
  }
}

/** [18DO 4.3.2.2] the new director hands over as few certificates as do, such that what is sold is there. */
export function changeDirector(
  ledger: Ledger,
  { company, player, before: old }: { company: string; player: string; before: string },
  handed: readonly number[],
): void {
  papers(ledger, company, handed, player, old);
  directorCard(ledger.state, company).holder = player;
}

/** All that the oracle answers for. */
export function pictureOf(state: DortmundState): Record<string, unknown> {
  const charters = Object.entries(state.companies);
  const stack = Object.keys(state.prices).sort((a, b) => state.prices[a]!.arrival - state.prices[b]!.arrival);
  const spaces: Record<string, string[]> = {};
  for (const id of stack) {
    const { row, col } = state.prices[id]!;
    spaces[`${row}/${col}`] = [...(spaces[`${row}/${col}`] ?? []), id];
  }
  return {
    bank: state.bank,
    broken: state.broken,
    cash: Object.entries(state.cash).sort(),
    credits: Object.entries(state.credits)
      .filter(([, amount]) => amount > 0)
      .sort(),
    treasuries: charters.map(([id, { treasury }]) => `${id} ${treasury}`),
    open: charters.map(([id, { founded, floated }]) => `${id} ${founded} ${floated}`),
    spaces: Object.entries(spaces).sort(),
    trains: state.trains.map(({ type, at }) => `${type} ${at}`),
    papers: state.certificates.map(({ company, percent, holder }) => `${company} ${percent} ${holder}`),
    breweries: Object.entries(state.breweries).map(
      ([id, { cubes, marker }]) => `${id} ${cubes} ${marker} ${state.privates[id]!.closed}`,
    ),
    owners: Object.entries(state.privates).map(([id, { owner }]) => `${id} ${owner}`),
    beer: state.beer,
    card: state.deciders?.investor,
    first: state.priority,
  };
}
