import type { GameEvent } from '@/engine/game/events';
import type { PlayerId } from '@/engine/game/ids';
import type { Instant } from '@/engine/game/timeline';
import type { Score, TableState, TitleView } from '@/titles/view';

/**
 * Where a player's worth comes from. Beside these a game has kinds of income of its own, each named by the event that
 * tells of it.
 */
export const kinds = ['start', 'dividends', 'prices', 'dealing', 'privates', 'trains', 'bonuses'] as const;
export type Kind = (typeof kinds)[number];

/** One line: how much each player has gained or lost in this way, over the whole game. */
export interface Source {
  /** A kind, the type of an event that pays players, or `rest`. */
  readonly id: string;
  readonly amounts: Readonly<Record<PlayerId, number>>;
}

export interface Origins {
  readonly players: readonly PlayerId[];
  readonly sources: readonly Source[];
  readonly totals: Readonly<Record<PlayerId, number>>;
}

type Amounts = Map<string, Record<PlayerId, number>>;

/** How each player's worth came about. All lines of a player add up to what they have in the end, to the last Mark. */
export function originsOf(view: TitleView, instants: readonly Instant<TableState>[]): Origins {
  const amounts: Amounts = new Map();
  const add = (id: string, player: PlayerId, amount: number) => {
    if (amount === 0) return;
    const line = amounts.get(id) ?? {};
    line[player] = (line[player] ?? 0) + amount;
    amounts.set(id, line);
  };
  let scores = byPlayer(view.scores(instants[0]!.state));
  for (const [player, { total }] of scores) add('start', player, total);
  for (const [i, { state, events }] of instants.entries()) {
    if (i === 0 || isSameWealth(instants[i - 1]!.state, state)) continue;
    const next = byPlayer(view.scores(state));
    for (const [player, before] of scores) {
      const after = next.get(player) ?? { player, shares: [], cash: 0, total: 0 };
      for (const [id, amount] of changeOf(player, before, after, events)) add(id, player, amount);
    }
    scores = next;
  }
  const players = [...scores.values()].sort((a, b) => b.total - a.total).map(({ player }) => player);
  const special = [...amounts.keys()].filter((id) => !isKind(id) && id !== 'rest');
  const order = [...kinds, ...special, 'rest'];
  return {
    players,
    sources: order.flatMap((id) => (amounts.has(id) ? [{ id, amounts: amounts.get(id)! }] : [])),
    totals: Object.fromEntries([...scores].map(([player, { total }]) => [player, total])),
  };
}

function isKind(id: string): id is Kind {
  return (kinds as readonly string[]).includes(id);
}

function byPlayer(scores: readonly Score[]): Map<PlayerId, Score> {
  return new Map(scores.map((score) => [score.player, score]));
}

/** Nothing that worth is made of was touched: then nobody's has changed. */
function isSameWealth(a: TableState, b: TableState): boolean {
  return (
    a.cash === b.cash &&
    a.certificates === b.certificates &&
    a.prices === b.prices &&
    a.credits === b.credits &&
    a.companies === b.companies &&
    a.over === b.over
  );
}

/** What one move has changed for a player, by where it comes from. */
function changeOf(
  player: PlayerId,
  before: Score,
  after: Score,
  events: readonly GameEvent[],
): [string, number][] {
  const rows: [string, number][] = [];
  let left = after.total - before.total;
  const take = (id: string, amount: number) => {
    if (amount === 0) return;
    rows.push([id, amount]);
    left -= amount;
  };
  const dealt = hasDealt(before, after);
  const earned = dealt ? 0 : (after.cash ?? 0) - (before.cash ?? 0);
  for (const [id, amount] of paymentsTo(player, events, earned)) take(id, amount);
  // in a game without money dividends are all that there is
  if (after.cash === undefined) take('dividends', left);
  else take('prices', priceGain(before, after));
  const bonuses = (score: Score) => score.bonuses?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  take('bonuses', bonuses(after) - bonuses(before));
  take('trains', (before.credit ?? 0) - (after.credit ?? 0));
  if (left !== 0) rows.push([dealt ? 'dealing' : 'rest', left]);
  return rows;
}

/**
 * What is paid and got otherwise than for shares: told by events of all games, or by one of this game alone where the
 * player has so much more in cash, and the same shares as before.
 */
function paymentsTo(player: PlayerId, events: readonly GameEvent[], earned: number): [string, number][] {
  return events.flatMap((event): [string, number][] => {
    if (!('player' in event) || event.player !== player || !('amount' in event)) return [];
    const { type, amount } = event;
    if (typeof amount !== 'number') return [];
    switch (type) {
      case 'dividend-share':
        return [['dividends', amount]];
      case 'private-pays':
        return [['privates', amount]];
      case 'private-sold':
        return [['privates', -amount]];
      case 'director-pays':
        return [['trains', -amount]];
      default:
        return amount > 0 && amount <= earned ? [[type, amount]] : [];
    }
  });
}

/** What the shares that a player had before and after are worth more at the new prices. */
function priceGain(before: Score, after: Score): number {
  return after.shares.reduce((sum, { company, percent, value }) => {
    const had = before.shares.find((line) => line.company === company);
    if (!had) return sum;
    const kept = Math.min(had.percent, percent);
    return sum + Math.round((kept * value) / percent - (kept * had.value) / had.percent);
  }, 0);
}

function hasDealt(before: Score, after: Score): boolean {
  const held = ({ shares }: Score) => shares.map(({ company, percent }) => `${company} ${percent}`).join();
  return held(before) !== held(after);
}
