import { describe, expect, it } from 'vitest';
import { sharesOf } from '@/engine/finance/certificates';
import {
  asked,
  buy,
  eventsOf,
  found,
  held,
  hsbState,
  listed,
  pass,
  played,
  priceIn,
  refused,
  sell,
  tens,
} from '../../../support/hsb/table';

const rich = { A: 900, B: 900, C: 900 };
const dub = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });
const parsOf = (state: Parameters<typeof listed>[0], company: string) =>
  listed(state, 'found')
    .filter((move) => move.company === company)
    .map(({ col }) => [10, 30, 40, 50, 55, 60, 65, 70, 75, 80, 90, 100][Number(col)]);

describe('founding', () => {
  it('[18DO 6.4.1] [18DO 6.3.1] railways start at 50 to 75, and higher with later colours; each kind on its own table', () => {
    expect(parsOf(hsbState({ stock: 2, cash: rich }), 'BME')).toEqual([50, 55, 60, 65, 70, 75]);
    expect(parsOf(hsbState({ stock: 2, cash: rich, phase: '5' }), 'BME').at(-1)).toBe(90);
    expect(parsOf(hsbState({ stock: 2, cash: rich, phase: '8' }), 'BME').at(-1)).toBe(100);
  });

  it('[18DO 6.3.2.2] brewery corporations from green on, at 60 to 80, and their order marker comes last', () => {
    expect(parsOf(hsbState({ stock: 2, cash: rich }), 'DUB')).toEqual([]);
    const green = hsbState({ stock: 2, cash: rich, phase: '3' });
    expect(parsOf(green, 'DUB')).toEqual([60, 65, 70, 75, 80]);
    const founded = played(green, found('STI', 60));
    expect(founded.breweryOrder).toEqual(['B5', 'B4', 'B3', 'STI']);
    expect(held(founded, 'A', 'STI')).toEqual(['D']);
    expect(founded.companies.STI).toMatchObject({ treasury: 240, founded: true, floated: false });
  });

  it('[18DO 6.4.1] [18DO 4.3.2] DGEE after KWE, DHB after DGEE', () => {
    const state = hsbState({ stock: 2, cash: rich });
    expect(refused(state, found('DGEE', 50))).toEqual({ code: 'not-available', rule: '4.3.2' });
    expect(played(state, found('KWE', 50), found('DGEE', 50)).companies.DGEE!.founded).toBe(true);
  });
});

describe('buying', () => {
  it('[18DO 6.1.2] [18DO 6.4.3] certificates of a brewery leave it in the order of their numbers', () => {
    const state = hsbState({
      stock: 2,
      phase: '3',
      cash: rich,
      companies: { DUB: dub({ held: { A: tens(3), B: tens(2) } }), DAB: dub({ held: {} }) },
      turn: 'B',
    });
    expect(listed(state, 'buy')).toEqual([buy('DUB', 'charter', 20), buy('DAB', 'charter', 20)]);
    expect(refused(state, buy('DAB', 'charter', 10))).toEqual({ code: 'none-there', rule: '4.4.3' });
    expect(played(state, buy('DAB', 'charter', 20)).companies.DAB!.treasury).toBe(140);
  });

  it('[18DO 6.4.3] [18DO 4.4.3] a 10 % certificate may be handed in for one of 20 %', () => {
    const state = hsbState({
      stock: 2,
      phase: '3',
      cash: rich,
      companies: { DUB: dub({ held: { A: tens(3), B: tens(2) } }) },
      turn: 'B',
    });
    const after = played(state, { type: 'trade-in', company: 'DUB', source: 'charter', percent: 20 });
    expect(held(after, 'B', 'DUB')).toEqual([10, 20]);
    expect(after.cash.B).toBe(830);
  });

  it('[18DO 6.4.4] minor breweries count against the limit of certificates', () => {
    const state = hsbState({
      players: 5,
      minors: {
        B1: { owner: 'A' },
        B3: { owner: 'B' },
        B4: { owner: 'C' },
        B5: { owner: 'D' },
        B6: { owner: 'E' },
      },
      stock: 2,
      cash: { A: 900 },
      companies: {
        BME: { director: 'A', held: { A: tens(4) }, price: 50 },
        CME: { director: 'A', held: { A: tens(4) }, price: 50 },
        RhE: { director: 'A', held: { A: tens(4) }, price: 50 },
        KWE: { director: 'B', held: { A: tens(2), B: tens(1) }, price: 50 },
      },
    });
    // 17 certificates of shares and one minor brewery
    expect(refused(state, buy('KWE'))).toEqual({ code: 'certificate-limit', rule: '4.4.4' });
    expect(sharesOf(played(state, sell('CME', 10), buy('KWE')), 'A', 'KWE')).toBe(30);
  });

  it('[18DO 6.4.4] [18DO 4.4.4] nobody has more than 70 % of a company with three players, 60 % with more', () => {
    const state = hsbState({
      stock: 2,
      cash: rich,
      companies: { BME: { director: 'A', held: { A: tens(5) }, price: 50 } },
    });
    expect(refused(state, buy('BME'))).toEqual({ code: 'share-limit', rule: '4.4.4' });
  });
});

describe('selling', () => {
  const state = () =>
    hsbState({
      stock: 3,
      phase: '3',
      companies: {
        BME: { director: 'A', held: { A: tens(3), B: tens(2) }, price: 70 },
        DUB: { director: 'C', held: { A: tens(2) }, price: 80 },
      },
    });

  it('[18DO 6.4.7] only the director moves the price: one space left for each tenth, paid at the old value', () => {
    const after = played(state(), sell('BME', 10, 10));
    expect([after.cash.A, priceIn(after, 'BME')]).toEqual([465 + 140, 60]);
  });

  it('[18DO 6.4.7] sales of others move nothing', () => {
    const after = played(state(), sell('DUB', 10, 10));
    expect([after.cash.A, priceIn(after, 'DUB')]).toEqual([465 + 160, 80]);
    const other = played(
      hsbState({
        stock: 3,
        turn: 'B',
        companies: { BME: { director: 'A', held: { A: tens(3), B: tens(2) }, price: 70 } },
      }),
      sell('BME', 10),
    );
    expect(priceIn(other, 'BME')).toBe(70);
  });

  describe('below the director’s certificate [18DO 4.3.2.2, ruling 146]', () => {
    // the director of 30% has 50% in all, as much as B
    const rit = (theirs: readonly number[]) =>
      hsbState({
        stock: 3,
        phase: '3',
        cash: { A: 0 },
        companies: { RIT: { director: 'A', held: { A: tens(2), B: theirs }, price: 70 } },
      });
    const take = (...percents: number[]) => ({ type: 'take-certificates', percents });
    const three = sell('RIT', 10, 10, 10);

    it('the seller chooses what they are given, and the sale follows at once', () => {
      const state = played(rit([...tens(3), 20]), three);
      expect(asked(state)).toBe('A exchange');
      expect([state.cash.A, priceIn(state, 'RIT')]).toEqual([0, 70]);
      expect(listed(state)).toEqual([take(10, 20), take(10, 10, 10)]);
      const few = played(state, take(10, 20));
      expect([held(few, 'A', 'RIT'), held(few, 'B', 'RIT')]).toEqual([[20], ['D', 10, 10]]);
      const many = played(state, take(10, 10, 10));
      expect([held(many, 'A', 'RIT'), held(many, 'B', 'RIT')]).toEqual([
        [10, 10],
        ['D', 20],
      ]);
      for (const after of [few, many])
        expect([after.cash.A, priceIn(after, 'RIT'), held(after, 'pool', 'RIT')]).toEqual([
          210,
          55,
          [10, 10, 10],
        ]);
      expect(listed(few, 'sell')).toEqual([]);
    });

    it('what could not be sold then is not offered, and of one way nobody is asked', () => {
      const mixed = rit([...tens(3), 20]);
      const withTwenty = played(mixed, sell('RIT', 10, 20));
      expect(withTwenty.decisions).toEqual([]);
      expect(held(withTwenty, 'A', 'RIT')).toEqual([10, 10]);
      expect(held(withTwenty, 'pool', 'RIT').sort()).toEqual([10, 20]);
      expect(refused(played(mixed, three), take(10, 10)).code).toBe('no-such-exchange');
      expect(played(rit(tens(3)), three).decisions).toEqual([]);
    });
  });

  it('[18DO 6.4.6] [18DO 4.4.5] not before the company has operated; minor breweries never', () => {
    const fresh = hsbState({
      stock: 3,
      companies: { BME: { director: 'A', held: { A: tens(3) }, price: 70, operated: false } },
    });
    expect(refused(fresh, sell('BME', 10))).toEqual({ code: 'not-operated', rule: '4.4.5' });
    expect(refused(state(), sell('B3', 100)).code).toBe('no-such-company');
  });

  it('[18DO 6.4.7] a company that players have all of does not rise', () => {
    const all = hsbState({
      stock: 3,
      turn: 'A',
      companies: { BME: { director: 'A', held: { A: tens(4), B: tens(4) }, price: 70 } },
    });
    const after = played(all, pass, pass, pass);
    expect(sharesOf(after, 'A', 'BME') + sharesOf(after, 'B', 'BME')).toBe(100);
    expect(priceIn(after, 'BME')).toBe(70);
    expect(eventsOf(played(all, pass, pass), pass).map(({ type }) => type)).not.toContain('sold-out');
  });

  it('[18DO 6.4] [18DO 4.4] whoever sits left of the last who bought or sold begins the next one', () => {
    const after = played(state(), sell('DUB', 10), pass, pass, pass, pass);
    expect(after.priority).toBe('B');
    expect(after.round).toMatchObject({ kind: 'operating', set: 3, number: 1, of: 2 });
  });
});
