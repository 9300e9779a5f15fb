/** What the moves of a turn do to cash and treasuries: account by account, from the book. */
import { costOn } from './lays';
import type { Printed } from './turns';
import { turnIn, type World } from './world';

/** By player or company; what is not named stays as it was. */
export type Changes = Record<string, number>;

interface Told {
  readonly type: string;
  readonly hex?: string;
  readonly private?: string;
  readonly pay?: boolean;
  readonly train?: string;
}

/** Privates whose tile is free of charge; only PWB pays for its mountain [18Rhl 4.1.1, ruling 52]. */
const paysTerrain = ['PWB'];

/** [18Rhl 6.2.4] shares of the players, and of the charter; nothing for the Bank Pool. */
function dividend({ state }: World, company: string, amount: number): Changes {
  const changes: Changes = {};
  for (const { holder, percent, company: its } of state.certificates) {
    if (its !== company || ['offer', 'pool', 'kept', 'gone'].includes(holder)) continue;
    const account = holder === 'charter' ? company : holder;
    // [18LRA 9] the Investor and its corporation have no money
    if (state.penniless?.includes(account)) continue;
    changes[account] = (changes[account] ?? 0) + (amount * percent) / 100;
  }
  return changes;
}

/** What a move does, as far as this reader tells: nothing for moves of other kinds. */
export function changesBy(world: World, printed: Printed, move: Told): Changes | undefined {
  const { state } = world;
  if (state.round.kind !== 'operating' || state.decisions.length > 0) return undefined;
  const { company, revenue, apart = 0 } = turnIn(state);
  // what follows in the turn of the Investor's corporation is told elsewhere
  if (state.penniless?.includes(company)) return undefined;
  switch (move.type) {
    case 'lay':
    case 'extra-lay':
      return { [company]: -costOn(world, move.hex!) };
    case 'power':
      return { [company]: paysTerrain.includes(move.private!) ? -costOn(world, move.hex!) : 0 };
    case 'dividend':
      return move.pay ? dividend(world, company, revenue) : { [company]: revenue };
    case 'keep-apart': {
      const shares = dividend(world, company, revenue - apart);
      return { ...shares, [company]: (shares[company] ?? 0) + apart };
    }
    case 'buy-train':
      return { [company]: -printed.trains.find(({ id }) => id === move.train)!.price };
    case 'free-station':
      return {};
    default:
      return undefined;
  }
}

/** Where the token goes on the stock table after a dividend [18Rhl 6.2.5]. */
export function spaceAfter({ state }: World, printed: Printed, company: string, paid: number): string {
  const { row, col } = state.prices[company]!;
  const value = (r: number, c: number) => printed.market[r]?.[c];
  const here = value(row, col)!;
  if (paid >= here) {
    if (value(row, col + 1) !== undefined) return `${row}/${col + 1}`;
    return value(row - 1, col) !== undefined ? `${row - 1}/${col}` : `${row}/${col}`;
  }
  if (paid > 0) return `${row}/${col}`;
  if (value(row, col - 1) !== undefined) return `${row}/${col - 1}`;
  return value(row + 1, col) !== undefined ? `${row + 1}/${col}` : `${row}/${col}`;
}

/** [18Rhl 7.2] cash and shares, less twice the credits. */
export function wealthOf({ state }: World, printed: Printed, player: string): number {
  const shares = state.certificates
    .filter(({ holder }) => holder === player)
    .reduce((sum, { company, percent }) => {
      const space = state.prices[company];
      return sum + (space ? (printed.market[space.row]![space.col]! * percent) / 10 : 0);
    }, 0);
  return state.cash[player]! + shares - 2 * (state.credits[player] ?? 0);
}
