import { describe, expect, it } from 'vitest';
import { held, listed, played, refused, spaceOf, tens } from '../../../support/trg/table';
import { pay, redeem, running, sellShare, skip, stepIn, turn } from '../../../support/trg/turn';
import { fromHagen } from './lines';

const bme = (more = {}, step: 'track' | 'trains' = 'track') =>
  turn({ company: 'BME', step, companies: { BME: running({ at: [2, 5], trains: ['3'], ...more }) } });

describe('the own certificates of a railway', () => {
  it('[18DO 4.5] one is sold to the Bank Pool at its value, then the marker goes left', () => {
    const after = played(bme(), sellShare());
    expect([after.companies.BME!.treasury, spaceOf(after, 'BME')]).toEqual([580, [2, 4]]);
    expect(held(after, 'pool', 'BME')).toEqual([10]);
    expect(stepIn(after)).toBe('BME/track');
  });

  it('[18DO 4.5] or one is bought back; the marker stays', () => {
    const state = bme({ held: { A: tens(3), pool: tens(2) } });
    const after = played(state, redeem());
    expect([after.companies.BME!.treasury, spaceOf(after, 'BME')]).toEqual([420, [2, 5]]);
    expect(held(after, 'charter', 'BME')).toHaveLength(4);
    expect(after.companies.BME!.floated).toBe(true);
  });

  it('[18DO 4.5] once in a turn, one way or the other', () => {
    const after = played(bme(), sellShare());
    expect(refused(after, sellShare())).toEqual({ code: 'share-dealt', rule: '4.5' });
    expect(refused(after, redeem())).toEqual({ code: 'share-dealt', rule: '4.5' });
  });

  it('[18DO 4.5] at any step: a value that a sale lowers is what the dividend is compared with', () => {
    const state = turn({
      company: 'BME',
      step: 'dividend',
      turn: { revenue: 75 },
      companies: { BME: running({ at: [2, 5] }) },
    });
    // 70 is less than 80, but not than 75 … nor than 70 one space further left
    expect(spaceOf(played(state, pay(true)), 'BME')).toEqual([2, 5]);
    const sold = played(state, sellShare());
    expect(spaceOf(sold, 'BME')).toEqual([2, 4]);
    expect(spaceOf(played(sold, pay(true)), 'BME')).toEqual([2, 4]);
    for (const step of ['station', 'link', 'run'] as const) {
      const open = turn({
        company: 'BME',
        step,
        companies: { BME: running({ trains: ['3'] }) },
        tiles: fromHagen,
      });
      expect(listed(open, 'sell-charter')).toEqual([sellShare()]);
    }
  });

  it('[18DO 4.5] the last chance is after the run, whatever else there is to do', () => {
    const poor = bme({ treasury: 0 }, 'trains');
    expect(stepIn(poor)).toBe('BME/trains');
    expect(played(poor, sellShare()).companies.BME!.treasury).toBe(80);
    const track = bme({ treasury: 0 });
    expect(stepIn(played(track, skip))).toBe('BME/trains');
  });

  it('[18DO 4.5, 4.4.5] never more than 50 % in the Bank Pool, and never what there is not', () => {
    const full = bme({ held: { A: tens(3), pool: tens(5) } });
    expect(refused(full, sellShare()).code).toBe('cannot-sell');
    const almost = bme({ held: { A: [10], pool: tens(5) } });
    expect(refused(almost, sellShare()).code).toBe('pool-limit');
    expect(refused(bme(), redeem()).code).toBe('none-there');
    const poor = bme({ treasury: 79, held: { A: tens(3), pool: [10] } });
    expect(refused(poor, redeem())).toEqual({ code: 'share-too-dear', rule: '4.5' });
  });

  it('[18DO 4.5] a certificate of 20 % is sold whole, for two spaces', () => {
    const dhb = turn({ company: 'DHB', step: 'track', companies: { DHB: running({ at: [2, 5] }) } });
    const after = played(dhb, sellShare(20));
    expect([after.companies.DHB!.treasury, spaceOf(after, 'DHB')]).toEqual([660, [2, 3]]);
  });

  it('[18DO 4.5] in the first turn too', () => {
    const first = turn({
      company: 'KWE',
      step: 'track',
      companies: { KWE: running({ at: [2, 5], operated: false }) },
    });
    expect(played(first, sellShare()).companies.KWE!.treasury).toBe(580);
  });
});
