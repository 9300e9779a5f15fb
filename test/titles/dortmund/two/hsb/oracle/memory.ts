/** What the oracle remembers of a game for two, beside what lies on the table. */
import { it, type Own } from './book';
import type { TurnMemory } from './its-companies';

export interface Holders {
  railway: string;
  brewery: string;
}

/** A stock round: whose turn it is, how many have passed in a row, what the Investor has sold. */
export interface StockRound {
  number: number;
  turn: string;
  passes: number;
  sold: string[];
}

export interface Memory {
  readonly own: Own;
  /** Both players, in the order of the Starting Round [ruling 85]. */
  readonly players: readonly string[];
  holders?: Holders;
  priority: string;
  stock?: StockRound | undefined;
  turn?: TurnMemory | undefined;
  /** [18DO 8.4.5] grey has begun by the number of the round. */
  gray: boolean;
  /** Rounds of companies that have begun. */
  rounds: string[];
  /** How often the oracle has looked at what. */
  readonly seen: Record<string, number>;
}

export function count({ seen }: Memory, what: string): void {
  seen[what] = (seen[what] ?? 0) + 1;
}

/** [18DO 8.2.1, ruling 85] clockwise: player, player, Investor. */
export const leftOf = ({ players }: Memory, who: string) =>
  who === it ? players[0]! : who === players[0] ? players[1]! : it;

export const otherThan = ({ players }: Memory, player: string) => players.find((each) => each !== player)!;

/** [18DO 8.2.2, ruling 138] who acts for a company of the Investor's. */
export const holderFor = ({ own, holders }: Memory, company: string) =>
  company === own.railway ? holders!.railway : holders!.brewery;

/** A turn of a stock round is over: something was done in it, or nothing. */
export function ended(memory: Memory, passed: boolean): void {
  const round = memory.stock!;
  round.passes = passed ? round.passes + 1 : 0;
  round.turn = leftOf(memory, round.turn);
}
