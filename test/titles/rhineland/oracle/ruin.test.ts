import { describe, expect, it } from 'vitest';
import { newValue } from '@/engine/game/draft';
import { nextIndex, shuffled } from '@/engine/game/random';
import { boxAt } from '@/titles/rhineland/18rhl';
import { longer } from '../../../support/longer';
import { type AnyMove, listed, played, type RhlState, refused } from '../../../support/rhl/table';
import { floated, turn } from '../../../support/rhl/turn';
import { printedOf } from './compare';
import { ledgerOf } from './ledger';
import { raisingMoves } from './raising';
import { worldOf } from './world';

const positions = 300 * longer;

/** Ordinary certificates, as they come, with whoever is drawn; never more than half in the Bank Pool. */
function dealt(random: { random: number }, percents: readonly number[]): Record<string, number[]> {
  const held: Record<string, number[]> = { A: [], B: [], C: [], charter: [], pool: [] };
  for (const percent of shuffled(random, percents)) {
    const holder = ['A', 'A', 'A', 'B', 'C', 'charter', 'pool'][nextIndex(random, 7)]!;
    const pool = held.pool!.reduce((sum, each) => sum + each, 0);
    held[holder === 'pool' && pool + percent > 50 ? 'A' : holder]!.push(percent);
  }
  return held;
}

const tens = (count: number) => Array<number>(count).fill(10);

/** A must find money for a train of MKB or ADR: prices and holders are random, and no credit is agreed. */
function position(seed: number): RhlState {
  const random = { random: seed };
  const buyer = ['MKB', 'ADR'][nextIndex(random, 2)]!;
  const at = () => [1 + nextIndex(random, 3), nextIndex(random, 4)] as const;
  const own = (id: string, percents: readonly number[]) =>
    floated({ director: id === buyer ? 'A' : 'B', held: dealt(random, percents), at: at(), treasury: 0 });
  const given = turn({
    options: { noCredit: true },
    cash: { A: 0 },
    company: buyer,
    step: 'trains',
    phase: '5',
    companies: { MKB: own('MKB', [20, 20, ...tens(4)]), ADR: own('ADR', tens(8)) },
  });
  const state = structuredClone(given);
  state.certificates = newValue(state.certificates);
  state.trains = newValue(state.trains);
  state.board = newValue(state.board);
  const treasury = 5 * nextIndex(random, 20);
  state.bank -= treasury;
  state.companies[buyer]!.treasury = treasury;
  const price = 100 + 10 * nextIndex(random, 60);
  const decision = { kind: 'raise-money', by: 'A', company: buyer, train: '5', from: 'depot', price };
  state.decisions = [{ ...decision, sales: {} }] as unknown as RhlState['decisions'];
  return state;
}

const nameOf = ({ type, company, percent }: AnyMove) =>
  [type, ...(company ? [company] : []), ...(percent ? [percent] : [])].join(' ');

describe('a forced purchase without credit', () => {
  it('[18Rhl 8.3, ruling 166] no sale ruins where another order of sales pays: all orders are tried', () => {
    const seen = { states: 0, ruins: 0, over: 0 };
    for (let seed = 1; seed <= positions; seed++) {
      let state = position(seed);
      const printed = printedOf(boxAt(state.setup), state.setup);
      const random = { random: seed };
      while (!state.over && state.decisions.at(-1)?.kind === 'raise-money') {
        const moves = listed(state);
        if (moves.length === 0) break;
        const world = worldOf(boxAt(state.setup).board, state);
        const expected = raisingMoves(world, printed, ledgerOf(state));
        expect(moves.map(nameOf).sort(), `position ${seed}`).toEqual(expected.toSorted());
        seen.states++;
        for (const move of everySale(state)) {
          if (moves.some((each) => nameOf(each) === nameOf(move))) continue;
          if (refused(state, move).code === 'sale-ruins') seen.ruins++;
        }
        state = played(state, moves[nextIndex(random, moves.length)]!);
      }
      if (state.over) seen.over++;
    }
    expect(Math.min(seen.states - positions, seen.ruins, seen.over), JSON.stringify(seen)).toBeGreaterThan(0);
  }, 120_000);
});

function everySale(state: RhlState): AnyMove[] {
  const { company } = state.decisions.at(-1) as unknown as { company: string };
  return [10, 20].flatMap((percent): AnyMove[] => [
    ...(refused10(state, company) ? [] : [{ type: 'sell-charter', percent }]),
    ...['MKB', 'ADR'].map((of) => ({ type: 'sell-own', company: of, percent })),
  ]);
}

function refused10(state: RhlState, company: string): boolean {
  return state.certificates.every((card) => card.company !== company || card.holder !== 'charter');
}
