import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { shareOfDividend as partOf } from '@/engine/finance/money';
import type { PlayerId } from '@/engine/game/ids';
import type { Score } from '../../view';
import { box } from './box';
import type { IntState } from './state';

/** [18DO 3.3] what all ten shares of a company are paid; nothing before its run. */
function paidBy(state: IntState, company: string): number {
  return state.runs.find((run) => run.company === company)?.paid ?? 0;
}

/** Percent of one share. */
const share = 10;

function scoreOf(state: IntState, player: PlayerId): Required<Omit<Score, 'cash' | 'credit' | 'bonuses'>> {
  const shares = box.companies.flatMap(({ id: company }) => {
    const percent = sharesOf(state, player, company);
    const paid = paidBy(state, company);
    if (percent === 0) return [];
    return [{ company, percent, price: partOf(paid, share), value: partOf(paid, percent) }];
  });
  const pays = box.companies
    .filter(({ id }) => directorOf(state, id) === player)
    .map(({ id }) => paidBy(state, id));
  return {
    player,
    shares,
    total: shares.reduce((sum, { value }) => sum + value, 0),
    // of players with the same dividends: whoever directs the company that pays the most
    tieBreak: Math.max(0, ...pays),
  };
}

/** [18DO 3.3] dividends of the one run, the winner first. */
export function scores(state: IntState): Score[] {
  return state.seats
    .map((player) => scoreOf(state, player))
    .sort((a, b) => b.total - a.total || b.tieBreak - a.tieBreak);
}
