import { describe, expect, it } from 'vitest';
import { boxAt } from '@/titles/ruhr/18ruhr';
import { incomeOf } from '@/titles/ruhr/rules/montan/markers';
import {
  asked,
  eventsOf,
  type Given,
  type GivenCorporation,
  income,
  listed,
  pay,
  played,
  refused,
  ruhrState,
  skip,
  stepIn,
  tens,
  turnIn,
  valueOfCompany,
} from '../../support/ruhr/table';

const sellOwn = { type: 'sell-charter', percent: 20 } as const;
const redeem = (percent: number) => ({ type: 'redeem', percent });
const scrap = (engine: string) => ({ type: 'scrap-engine', engine });

/** RB of A is next, after a mine without income. */
function beforeTurn(own: Partial<GivenCorporation>, more: Given = {}) {
  return ruhrState({
    phase: '4',
    next: '4',
    gone: ['P5', 'P7', 'P10', 'P15'],
    active: { P9: { owner: 'C', markers: {}, treasury: 0 } },
    corporations: {
      RB: { director: 'A', held: { B: [20] }, at: 70, treasury: 200, hex: 'D15', markers: { A: 3 }, ...own },
    },
    operating: { company: 'P9', step: 'invest' },
    ...more,
  });
}

describe('a Montan corporation without income', () => {
  it('[18Ruhr 7.2] (ruling 134) may sell a certificate before its marker falls, at the value before', () => {
    const state = beforeDividend();
    expect(asked(state)).toBe('A deal');
    const after = played(state, sellOwn);
    expect(after.companies.RB!.treasury).toBe(270);
    // one box for the sale, one for the missing income
    expect(valueOfCompany(after, 'RB')).toBe(60);
    expect(asked(after)).toBe('A invest');
  });

  it('[18Ruhr 7.2] (ruling 134) or go on with one tap: the marker falls, and the deal is still open', () => {
    const state = beforeDividend();
    expect(eventsOf(state, skip)).toContainEqual({ type: 'no-revenue', company: 'RB' });
    const after = played(state, skip);
    expect(valueOfCompany(after, 'RB')).toBe(65);
    expect(listed(after, 'sell-charter')).toEqual([sellOwn]);
  });

  it('[18Ruhr 7.2] (ruling 134) is not asked where it has nothing to deal in', () => {
    const none = { held: { A: [20], B: [20], C: [20, 20] } };
    expect(stepIn(beforeDividend(none))).toBe('RB/invest');
    expect(valueOfCompany(beforeDividend(none), 'RB')).toBe(65);
  });

  it('[18Ruhr 7.2] (ruling 134) with an income it pays out or keeps it at once: a deal is open there, too', () => {
    const earning = played(beforeTurn({ markers: { A: 3, B: 2 } }), skip);
    expect(asked(earning)).toBe('A dividend');
    expect(listed(earning, 'sell-charter')).toEqual([sellOwn]);
  });

  function beforeDividend(own: Partial<GivenCorporation> = {}) {
    const state = beforeTurn(own);
    return stepIn(state) === 'P9/invest' ? played(state, skip) : state;
  }
});

describe('buying back under a duty', () => {
  it('[18Ruhr 9.1.1.3] (e, ruling 84) a corporation that cannot pay for its marker buys no certificate back', () => {
    const state = (treasury: number) =>
      beforeTurn(
        { held: { A: [20], B: [20], C: [20], pool: [20] }, treasury },
        { operating: { company: 'RB', step: 'deal', revenue: 0 } },
      );
    expect(refused(state(100), redeem(20))).toEqual({ code: 'duty-first', rule: '10.8.3' });
    expect(refused({ ...state(100), ...at(state(100), 'invest') }, redeem(20))).toMatchObject({
      code: 'duty-first',
    });
    // the card costs 170
    expect(listed(state(170), 'redeem')).toEqual([redeem(20)]);
  });

  it('[18Ruhr 10.8.3] (ruling 84) nor does a railway with a route and no train, in whatever step of its turn', () => {
    const state = (step: 'track' | 'station' | 'trains', treasury: number, trains: string[] = []) =>
      ruhrState({
        tiles: { M2: ['4', 1], L3: ['718', 1] },
        corporations: {
          RhE: { director: 'A', held: { A: tens(3), pool: tens(2) }, at: 60, treasury, trains },
        },
        operating: { company: 'RhE', step },
      });
    for (const step of ['track', 'station', 'trains'] as const) {
      expect(refused(state(step, 79), redeem(10))).toEqual({ code: 'duty-first', rule: '10.8.3' });
      expect(listed(state(step, 79), 'sell-charter')).not.toEqual([]);
      expect(listed(state(step, 80), 'redeem')).toEqual([redeem(10)]);
    }
    expect(listed(state('track', 79, ['2']), 'redeem')).toEqual([redeem(10)]);
  });

  function at(state: ReturnType<typeof ruhrState>, step: string) {
    return { round: { ...state.round, turn: { ...turnIn(state), step } } } as Pick<typeof state, 'round'>;
  }
});

describe('scrapping an engine', () => {
  const mine = (step: 'income' | 'invest') =>
    ruhrState({
      active: { P1: { owner: 'A', markers: { A: 2, B: 1 }, engines: ['W1'], treasury: 0, linked: true } },
      operating: { company: 'P1', step },
    });

  it('[18Ruhr 9.3] (ruling 137) is offered in every step of the own turn; before the income it earns nothing', () => {
    const after = played(mine('income'), scrap('W1'), income(false));
    expect(after.companies.P1!.treasury).toBe(2 * 10 + 20);
    expect(after.scrapped.W1).toBe(1);
    expect(listed(mine('invest'), 'scrap-engine')).toEqual([scrap('W1')]);
    expect(refused(mine('income'), scrap('W2'))).toEqual({ code: 'no-such-engine', rule: '9.3' });
  });

  it('[18Ruhr 9.3] (ruling 137) the income of a corporation is what it earns without the engine', () => {
    const state = played(beforeTurn({ markers: { A: 3, B: 2 }, engines: ['W3'] }), skip);
    expect(turnIn(state).revenue).toBe(2 * 20 + 20);
    const after = played(state, scrap('W3'));
    expect(turnIn(after).revenue).toBe(incomeOf(boxAt(after.setup), after, 'RB'));
    expect(turnIn(after).revenue).toBe(2 * 20);
    expect(listed(after, 'scrap-engine')).toEqual([]);
  });
});

it('[18Ruhr 10.8.1] a railway that can buy no train and deal in nothing is passed over, and it is said why', () => {
  const state = ruhrState({
    corporations: { RhE: { director: 'A', held: { A: tens(3), B: tens(5) }, at: 60, trains: ['2'] } },
    operating: { company: 'RhE', step: 'dividend', revenue: 30 },
  });
  expect(eventsOf(state, pay(true))).toContainEqual({ type: 'no-train', company: 'RhE', why: 'dear' });
});
