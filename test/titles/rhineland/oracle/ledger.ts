/** Money, certificates and prices as a second reader writes them down, to see afterwards whether the game has done the same. */
import type { Certificate } from '@/engine/finance/state';
import type { RhinelandState } from '@/titles/rhineland/state';
import { phaseOf } from './world';

export interface Space {
  row: number;
  col: number;
}

export interface Ledger {
  readonly cash: Record<string, number>;
  readonly treasury: Record<string, number>;
  readonly cards: Certificate[];
  readonly prices: Record<string, Space>;
  readonly floated: Record<string, boolean>;
  /** Who acts next; nothing where the reader does not tell. */
  actor?: string;
}

/** Those who sit at the table, with the Investor of a game for two among them. */
export function circleOf({ seats, holders }: RhinelandState): readonly string[] {
  return holders ?? seats;
}

export function leftIn(circle: readonly string[], player: string): string {
  return circle[(circle.indexOf(player) + 1) % circle.length]!;
}

export function ledgerOf({ cash, companies, certificates, prices }: RhinelandState): Ledger {
  const each = <T>(of: (id: string) => T) =>
    Object.fromEntries(Object.keys(companies).map((id) => [id, of(id)]));
  return {
    cash: { ...cash },
    treasury: each((id) => companies[id]!.treasury),
    cards: certificates.map((card) => ({ ...card })),
    prices: Object.fromEntries(Object.entries(prices).map(([id, { row, col }]) => [id, { row, col }])),
    floated: each((id) => companies[id]!.floated),
  };
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

export function sharesIn(cards: readonly Certificate[], holder: string, company: string): number {
  return sum(
    cards.filter((card) => card.holder === holder && card.company === company).map(({ percent }) => percent),
  );
}

/** Ordinary certificates, smallest first. */
export function ordinaryIn(cards: readonly Certificate[], holder: string, company: string): number[] {
  return cards
    .filter((card) => card.holder === holder && card.company === company && !card.director)
    .map(({ percent }) => percent)
    .sort((a, b) => a - b);
}

export function isWithin(wanted: readonly number[], all: readonly number[]): boolean {
  return wanted.every(
    (percent) =>
      wanted.filter((each) => each === percent).length <= all.filter((each) => each === percent).length,
  );
}

/** Ordinary certificates change hands; the first of the stack that fit. */
export function hand(
  { cards }: Ledger,
  company: string,
  percents: readonly number[],
  from: string,
  to: string,
): void {
  for (const percent of percents) {
    const card = cards.find(
      (each) =>
        each.company === company && !each.director && each.holder === from && each.percent === percent,
    );
    if (!card) throw new Error(`no ${percent} % of ${company} at ${from}`);
    card.holder = to;
  }
}

export function directorCardIn(cards: readonly Certificate[], company: string): Certificate {
  return cards.find((card) => card.company === company && card.director)!;
}

/** [18Rhl 4.2.1, ruling 24] who follows a director that keeps so much: more than that, and the director's certificate at least. */
export function heirOf(
  circle: readonly string[],
  cards: readonly Certificate[],
  company: string,
  kept: number,
): string | undefined {
  const { holder, percent } = directorCardIn(cards, company);
  const start = circle.indexOf(holder);
  if (start < 0) return undefined;
  const others = [...circle.slice(start + 1), ...circle.slice(0, start)].filter(
    (player) => sharesIn(cards, player, company) > kept && sharesIn(cards, player, company) >= percent,
  );
  const most = Math.max(...others.map((player) => sharesIn(cards, player, company)));
  return others.find((player) => sharesIn(cards, player, company) === most);
}

/** [rulings 25, 123] sets of ordinary certificates worth as much as the director's, fewest first. */
export function exchangesIn(cards: readonly Certificate[], heir: string, company: string): number[][] {
  const { percent } = directorCardIn(cards, company);
  const own = ordinaryIn(cards, heir, company);
  return subsets(own)
    .filter((set) => sum(set) === percent)
    .sort((a, b) => a.length - b.length);
}

/** All different multisets of these, but the empty one. */
export function subsets(percents: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  const sizes = [...new Set(percents)].sort((a, b) => a - b);
  const grow = (at: number, set: readonly number[]): void => {
    if (at === sizes.length) {
      if (set.length > 0) found.set(set.join(), [...set]);
      return;
    }
    const size = sizes[at]!;
    const most = percents.filter((each) => each === size).length;
    for (let i = 0; i <= most; i++) grow(at + 1, [...set, ...Array<number>(i).fill(size)]);
  };
  grow(0, []);
  return [...found.values()];
}

/** The office goes over, against ordinary certificates. */
export function succeed(ledger: Ledger, company: string, heir: string, handed: readonly number[]): void {
  const card = directorCardIn(ledger.cards, company);
  hand(ledger, company, handed, heir, card.holder);
  card.holder = heir;
}

/** [18Rhl 4.2.1] whoever holds more than the director takes over. */
export function settle(circle: readonly string[], ledger: Ledger, company: string): void {
  const { holder } = directorCardIn(ledger.cards, company);
  const heir = heirOf(circle, ledger.cards, company, sharesIn(ledger.cards, holder, company));
  if (heir) succeed(ledger, company, heir, exchangesIn(ledger.cards, heir, company)[0]!);
}

export function moveDown(market: readonly (readonly number[])[], space: Space): void {
  if (market[space.row + 1]?.[space.col] !== undefined) space.row += 1;
}

/** Rows grow longer upwards: there is always a space above, but for the top row. */
export function moveUp(space: Space): void {
  if (space.row > 0) space.row -= 1;
}

export function valueIn(market: readonly (readonly number[])[], ledger: Ledger, company: string): number {
  const { row, col } = ledger.prices[company]!;
  return market[row]![col]!;
}

/** [18Rhl 5.1.5, rulings 20–22] half of it, or 60 % of MKB, is with players: it floats. */
export function floatIfSold(
  market: readonly (readonly number[])[],
  state: RhinelandState,
  ledger: Ledger,
  company: string,
): void {
  if (ledger.floated[company]) return;
  const own = ledger.cards.filter((card) => card.company === company);
  const held = sum(own.filter(({ holder }) => state.seats.includes(holder)).map(({ percent }) => percent));
  if (held < (company === 'MKB' ? 60 : 50)) return;
  const value = valueIn(market, ledger, company);
  const isBrown = ['brown', 'gray'].includes(phaseOf(state).colour);
  ledger.floated[company] = true;
  ledger.treasury[company] = (isBrown ? value * 10 : (value * held) / 10) + ledger.treasury[company]!;
  for (const card of own) if (card.holder === 'offer') card.holder = isBrown ? 'pool' : 'charter';
  if (!isBrown) moveUp(ledger.prices[company]!);
}

/** All of it in lines, to be compared. */
export function written(ledger: Ledger, penniless: readonly string[] = []): string[] {
  const { cash, treasury, cards, prices, actor } = ledger;
  const holdings = new Map<string, number[]>();
  for (const { company, holder, percent, director } of cards) {
    const key = `${holder} of ${company}`;
    holdings.set(key, [...(holdings.get(key) ?? []), director ? percent + 1000 : percent]);
  }
  return [
    ...Object.entries(cash).map(([player, amount]) => `${player} has ${amount}`),
    ...Object.entries(treasury)
      .filter(([company]) => !penniless.includes(company))
      .map(([company, amount]) => `${company} has ${amount}`),
    ...[...holdings].map(([key, percents]) => `${key}: ${percents.sort((a, b) => a - b).join(' ')}`),
    ...Object.entries(prices).map(([company, { row, col }]) => `${company} at ${row}/${col}`),
    ...(actor === undefined ? [] : [`${actor} acts`]),
  ];
}
