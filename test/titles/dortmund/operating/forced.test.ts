import { describe, expect, it } from 'vitest';
import { trainsOf } from '@/engine/finance/trains';
import { scores } from '@/titles/dortmund/rules/score';
import { box } from '../../../support/trg/box';
import { held, listed, played, refused, spaceOf, type TrgState, tens } from '../../../support/trg/table';
import {
  buyTrain,
  type GivenTurn,
  redeem,
  running,
  sellShare,
  skip,
  stepIn,
  turn,
} from '../../../support/trg/turn';

const force = (train: string, from = 'depot') => ({ type: 'force-train', train, from });
const sellOwn = (percent = 10, company = 'BME') => ({ type: 'sell-own', company, percent });
const credit = { type: 'credit' };
const typesOf = (state: TrgState) => trainsOf(state, 'BME').map(({ type }) => type);

/** BME without a train while 6-trains cost 630. */
const bme = (company: Partial<ReturnType<typeof running>>, more: Partial<GivenTurn> = {}) =>
  turn({
    company: 'BME',
    step: 'trains',
    phase: '6',
    companies: { BME: running({ at: [3, 2], treasury: 250, ...company }) },
    cash: { A: 200 },
    ...more,
  });

describe('the duty to own a train', () => {
  it('[18DO 4.5.7.4] at the end of its turn, with or without a route', () => {
    const state = turn({ company: 'KWE', step: 'trains', companies: { KWE: running() } });
    expect(refused(state, skip)).toEqual({ code: 'must-own-train', rule: '4.5.7.4' });
    expect(stepIn(played(state, buyTrain('3'), skip))).not.toBe('KWE/trains');
  });

  it('[18DO 4.5.7.4] a treasury that suffices leaves the choice of any train', () => {
    const state = bme({ treasury: 700 });
    expect(listed(state, 'force-train')).toEqual([]);
    expect(refused(state, force('6'))).toEqual({ code: 'treasury-suffices', rule: '4.5.7.4' });
  });

  it('[18DO 4.5.7.4] otherwise one certificate is sold first, beside the deal of the turn; then any train may be bought', () => {
    const state = bme({ treasury: 600 }, { has: { dealt: true } });
    expect(refused(state, force('6'))).toEqual({ code: 'certificate-first', rule: '4.5.7.4' });
    expect(listed(state, 'sell-charter')).toEqual([sellShare()]);
    expect(refused(state, redeem()).code).toBe('share-dealt');
    const sold = played(state, sellShare());
    expect([sold.companies.BME!.treasury, spaceOf(sold, 'BME')]).toEqual([660, [3, 1]]);
    expect(refused(sold, sellShare()).code).toBe('share-dealt');
    expect(refused(sold, force('6')).code).toBe('treasury-suffices');
    expect(typesOf(played(sold, buyTrain('6')))).toEqual(['6']);
  });

  it('[18DO 4.5.7.4] just one: what more is needed comes with the forced purchase', () => {
    const sold = played(bme({}, { has: { dealt: true } }), sellShare());
    expect(refused(sold, sellShare())).toEqual({ code: 'share-dealt', rule: '4.5' });
    expect(listed(sold, 'force-train')).toEqual([force('6')]);
  });

  it('[18DO 4.5.7.4] a full pool, or no certificate left, lets the forced purchase begin', () => {
    const full = bme({ held: { A: [10, 10], pool: tens(5) } });
    expect(listed(full, 'force-train')).toEqual([force('6')]);
    const none = bme({ held: { A: tens(4), B: tens(4) } });
    expect(listed(none, 'force-train')).toEqual([force('6')]);
  });

  it('[18DO 4.5.7.4] a train of another railway only with the treasury, and nobody must', () => {
    const state = bme(
      {},
      { companies: { BME: running({ treasury: 250 }), CME: running({ director: 'B', trains: ['5'] }) } },
    );
    const offer = played(
      state,
      { type: 'buy-train-from', company: 'CME', train: '5', price: 250 },
      { type: 'agree' },
    );
    expect(typesOf(offer)).toEqual(['5']);
  });
});

describe('a forced purchase', () => {
  it('[18DO 4.5.7.5] example P: charter, treasury, cash, own shares, and a loan that counts double', () => {
    const state = bme({ held: { A: tens(2), B: [10], C: tens(2), pool: tens(2) } });
    const sold = played(state, sellShare());
    expect([sold.companies.BME!.treasury, spaceOf(sold, 'BME')]).toEqual([310, [3, 1]]);
    const begun = played(sold, force('6'));
    // the cash of the director has been taken
    expect([begun.companies.BME!.treasury, begun.cash.A]).toEqual([510, 0]);
    expect(listed(begun)).toEqual([sellOwn()]);
    expect(refused(begun, credit)).toEqual({ code: 'shares-first', rule: '4.5.7.5' });
    const two = played(begun, sellOwn(), sellOwn());
    expect([two.companies.BME!.treasury, spaceOf(two, 'BME')]).toEqual([620, [5, 1]]);
    expect(listed(two)).toEqual([credit]);
    const paid = played(two, credit);
    expect([typesOf(paid), paid.companies.BME!.treasury, paid.credits.A]).toEqual([['6'], 0, 10]);
    const line = scores(box, paid).find(({ player }) => player === 'A')!;
    expect(line.credit).toBe(20);
  });

  it('[18DO 4.5.7.5, 4.6] a loan is written down, not paid out: it does not break the bank', () => {
    // [18DO 4.6, ruling 110]
    const shares = { B: tens(2), C: tens(2), pool: tens(4) };
    const state = played(
      bme({ treasury: 0, held: shares }, { cash: { A: 0 }, bank: 10 }),
      force('6'),
      credit,
    );
    expect([state.credits.A, state.bank, state.broken]).toEqual([630, 10, null]);
    expect(typesOf(state)).toEqual(['6']);
  });

  it('[18DO 4.5.7.5] further charter certificates before any cash, at one price, the marker left for each', () => {
    const state = bme({ treasury: 300, at: [2, 5], held: { A: tens(3), pool: tens(2) } });
    // 80 for the first, then 75 each for the others
    const begun = played(state, sellShare(), force('6'));
    expect([begun.companies.BME!.treasury, begun.cash.A]).toEqual([380, 200]);
    expect(listed(begun)).toEqual([sellShare()]);
    expect(refused(begun, credit)).toEqual({ code: 'charter-first', rule: '4.5.7.5' });
    expect(refused(begun, sellOwn())).toEqual({ code: 'charter-first', rule: '4.5.7.5' });
    const both = played(begun, sellShare(), sellShare());
    expect(typesOf(both)).toEqual(['6']);
    // 380 + 75 + 75 and 100 of the director
    expect([both.cash.A, both.companies.BME!.treasury, spaceOf(both, 'BME')]).toEqual([100, 0, [2, 2]]);
  });

  it('[18DO 4.5.7.5] only as many shares as needed', () => {
    const state = bme({ treasury: 570, at: [2, 5], held: { A: tens(3), pool: tens(5) } }, { cash: { A: 0 } });
    const after = played(state, force('6'), sellOwn());
    expect([typesOf(after), after.cash.A, held(after, 'A', 'BME')]).toEqual([['6'], 20, ['D', 10, 10]]);
    const dhb = turn({
      company: 'DHB',
      step: 'trains',
      phase: '6',
      companies: { DHB: running({ at: [2, 5], treasury: 570, held: { A: [20, 10, 10], pool: tens(4) } }) },
      cash: { A: 0 },
    });
    const raising = played(dhb, force('6'));
    expect(refused(raising, sellOwn(20, 'DHB'))).toEqual({ code: 'more-than-needed', rule: '4.5.7.5' });
    expect(typesIn(played(raising, sellOwn(10, 'DHB')), 'DHB')).toEqual(['6']);
  });

  it('[18DO 4.5.7.5] of the sets of certificates that bring enough only those with the least percent, in any order', () => {
    /** DHB with these on its charter and with A, at 80 a share; 6-trains cost 630. */
    const dhb = (treasury: number, mine: number[], pool: number[], cash = 0) =>
      turn({
        company: 'DHB',
        step: 'trains',
        phase: '6',
        companies: { DHB: running({ at: [2, 5], treasury, held: { A: mine, pool, B: [] } }) },
        cash: { A: cash },
        has: { soldForTrain: true },
      });
    const charter = (state: TrgState) => listed(state, 'sell-charter').map(({ percent }) => percent);
    const own = (state: TrgState) => listed(state, 'sell-own').map(({ percent }) => percent);
    // 230 are missing: 30 % are enough, and only 20 and 10 together are just that
    const begun = played(dhb(400, [10, 10], [10, 10]), force('6'));
    expect(held(begun, 'charter', 'DHB')).toEqual([20, 10, 10]);
    expect(charter(begun)).toEqual([20, 10]);
    const ten = played(begun, sellShare(10));
    expect(charter(ten)).toEqual([20]);
    expect(refused(ten, sellShare(10))).toEqual({ code: 'more-than-needed', rule: '4.5.7.5' });
    const done = played(ten, sellShare(20));
    expect([typesIn(done, 'DHB'), done.companies.DHB!.treasury]).toEqual([['6'], 10]);
    expect(held(done, 'charter', 'DHB')).toEqual([10]);
    const twenty = played(begun, sellShare(20));
    expect(charter(twenty)).toEqual([10]);
    // 150 are missing: 20 % are enough, as one certificate or as two
    const two = played(dhb(480, [10, 10], [10, 10]), force('6'));
    expect(charter(two)).toEqual([20, 10]);
    expect(charter(played(two, sellShare(10)))).toEqual([10]);
    // too little even with all: every one is sold, in any order
    const all = played(dhb(0, [10, 10], [10, 10]), force('6'));
    expect(charter(all)).toEqual([20, 10]);
    expect(charter(played(all, sellShare(10), sellShare(10)))).toEqual([20]);
    // the same for the certificates of the director: 230 are missing, 30 % are enough
    const mine = played(dhb(400, [20, 10, 10], [10, 10, 10, 10]), force('6'));
    expect(own(mine)).toEqual([20, 10]);
    const less = played(mine, sellOwn(10, 'DHB'));
    expect(own(less)).toEqual([20]);
    expect(refused(less, sellOwn(10, 'DHB'))).toEqual({ code: 'more-than-needed', rule: '4.5.7.5' });
  });

  it('[18DO 4.5.7.5] sets that would cost the director the office are none', () => {
    // A may go down to 30 %, which B has: 20 % at most can be sold
    const state = turn({
      company: 'DHB',
      step: 'trains',
      phase: '6',
      companies: {
        DHB: running({ at: [2, 5], treasury: 400, held: { A: [20, 10], B: [10, 10, 10], pool: [10, 10] } }),
      },
      cash: { A: 0 },
    });
    const raising = played(state, force('6'));
    // 230 are missing and 30 % would bring them: they are not to be had, so what can be sold is
    expect(listed(raising)).toEqual([sellOwn(20, 'DHB'), sellOwn(10, 'DHB')]);
    const sold = played(raising, sellOwn(20, 'DHB'));
    expect(listed(sold)).toEqual([credit]);
  });

  it('[18DO 4.5.7.5] more than 50 % may lie in the Bank Pool, but the director never changes', () => {
    const state = bme({ treasury: 500, held: { A: tens(2), pool: tens(5), B: [10] } }, { cash: { A: 0 } });
    const begun = played(state, force('6'), sellOwn());
    expect(held(begun, 'pool', 'BME')).toHaveLength(6);
    const tied = bme({ treasury: 500, held: { A: tens(2), B: tens(4), pool: tens(2) } }, { cash: { A: 0 } });
    const raising = played(tied, force('6'));
    expect(refused(raising, sellOwn())).toEqual({ code: 'keeps-director', rule: '4.5.7.5' });
    expect(listed(raising)).toEqual([credit]);
  });

  it('[18DO 4.5.7.5] shares of this railway alone', () => {
    const state = bme(
      {},
      {
        cash: { A: 0 },
        companies: {
          BME: running({ at: [3, 2], treasury: 250, held: { A: tens(2), pool: tens(6) } }),
          CME: running({ director: 'B', held: { A: [10, 10], B: [10] } }),
        },
      },
    );
    const raising = played(state, force('6'));
    expect(refused(raising, sellOwn(10, 'CME'))).toEqual({ code: 'buyer-alone', rule: '4.5.7.5' });
  });

  it('[18DO 4.5.7.5] a train of the pool or the cheapest new one, the 6-train before the 8-train', () => {
    const sixes = bme({ held: { A: tens(5), B: tens(3) }, treasury: 0 }, { pool: ['5'] });
    const second = {
      ...sixes,
      trains: sixes.trains.map((card, i) =>
        card.type === '6' && i === sixes.trains.findLastIndex(({ type }) => type === '6')
          ? { ...card, at: 'gone' }
          : card,
      ),
    };
    expect(listed(second, 'force-train')).toEqual([force('6'), force('5', 'pool')]);
    expect(refused(second, force('8'))).toEqual({ code: 'train-not-forced', rule: '4.5.7.5' });
  });

  it('[18DO 4.5.7.4] no train in display and pool: the duty rests', () => {
    const state = bme({ treasury: 0 });
    const none = {
      ...state,
      trains: state.trains.map((card) => (card.at === 'depot' ? { ...card, at: 'gone' } : card)),
    };
    expect(listed(none, 'skip')).toEqual([skip]);
  });
});

function typesIn(state: TrgState, company: string): string[] {
  return trainsOf(state, company).map(({ type }) => type);
}
