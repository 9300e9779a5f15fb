import { describe, expect, it } from 'vitest';
import { eventsOfType } from '@/engine/game/events';
import {
  acting,
  buy,
  eventsOf,
  found,
  type Given,
  type GivenCompany,
  held,
  listed,
  pass,
  played,
  refused,
  rhlState,
  sell,
  shareValue,
} from '../../../support/rhl/table';

const tens = (count: number) => Array.from({ length: count }, () => 10);
const round = (given: Given = {}) =>
  rhlState({ stock: 2, turn: 'A', cash: { A: 1000, B: 1000, C: 1000 }, ...given });

/** A has the director's certificate of ADR at 80 and four shares more, B has two, two are in the pool. */
const adr: GivenCompany = {
  director: 'A',
  held: { A: tens(4), B: tens(2), pool: tens(2) },
  at: [1, 2],
};
/** B directs BME at 70; A has two shares. */
const bme: GivenCompany = { director: 'B', held: { A: tens(2), B: tens(1), charter: tens(5) }, at: [2, 1] };

describe('the course of a stock round', () => {
  it('[18Rhl 5] the holder of the Priority Deal begins, the others follow clockwise', () => {
    let state = round({ priority: 'B', turn: 'B' });
    const order = [];
    for (let i = 0; i < 4; i++) {
      order.push(acting(state));
      state = played(state, i === 1 ? buy('RhE', 'charter') : pass);
    }
    expect(order).toEqual(['B', 'C', 'A', 'B']);
  });

  it('[18Rhl 5] the next stock round begins with the Priority Deal', () => {
    // C is richest; no corporation has a train or a route, so the operating round ends by passing
    let state = round({ cash: { A: 1, B: 2, C: 3 }, companies: {} });
    state = played(state, pass, pass, pass);
    expect(state.priority).toBe('C');
    while (state.round.kind === 'operating') state = played(state, { type: 'skip' });
    expect(state.round).toMatchObject({ kind: 'stock', number: 3, turn: 'C' });
  });

  it('[18Rhl 5] it ends when all have passed in a row; whoever has passed may act again', () => {
    let state = played(round(), pass, pass, buy('RhE', 'charter'), pass, pass);
    expect(state.round).toMatchObject({ kind: 'stock', turn: 'C' });
    state = played(state, buy('RhE', 'charter'), buy('RhE', 'charter'), pass, pass);
    expect(state.round.kind).toBe('stock');
    expect(played(state, pass).round).toMatchObject({ kind: 'operating', number: 1, of: 1 });
  });

  it('[18Rhl 5] selling is no pass, even if nothing is bought', () => {
    const state = round({ companies: { BME: bme } });
    const next = played(state, sell('BME', 10), pass, pass, pass);
    expect(next.round).toMatchObject({ kind: 'stock', turn: 'A' });
    expect(played(next, pass).round.kind).toBe('operating');
    // nor do passes before it count any more
    const late = played(round({ companies: { BME: bme }, turn: 'B' }), pass, pass, sell('BME', 10), pass);
    expect(played(late, pass, pass).round).toMatchObject({ kind: 'stock', turn: 'A' });
  });

  it('[18Rhl 5] there is no trade between players: offering, charters and Bank Pool are all the sources', () => {
    const state = round({ companies: { BME: bme } });
    expect(new Set(listed(state, 'buy').map(({ source }) => source))).toEqual(new Set(['charter', 'pool']));
    expect(refused(state, { type: 'buy', company: 'BME', source: 'B', percent: 10 })).toEqual({
      code: 'malformed',
      rule: '',
    });
  });

  it('[18Rhl 5] the player with the most cash gets the Priority Deal', () => {
    const end = (cash: Record<string, number>, priority: string) =>
      played(round({ cash, priority }), pass, pass, pass).priority;
    expect(end({ A: 100, B: 300, C: 200 }, 'A')).toBe('B');
    expect(end({ A: 300, B: 100, C: 200 }, 'A')).toBe('A');
  });

  it('[18Rhl 5] a tie goes to the first of them clockwise after the previous holder, who comes last', () => {
    const end = (cash: Record<string, number>, priority: string) =>
      played(round({ cash, priority, turn: 'A' }), pass, pass, pass).priority;
    expect(end({ A: 300, B: 300, C: 300 }, 'A')).toBe('B');
    expect(end({ A: 300, B: 100, C: 300 }, 'A')).toBe('C');
    expect(end({ A: 300, B: 300, C: 100 }, 'B')).toBe('A');
    expect(end({ A: 300, B: 100, C: 100 }, 'A')).toBe('A');
  });

  it('[18Rhl 5] a corporation whose shares are all with players goes up one space', () => {
    const sold: GivenCompany = { director: 'A', held: { A: tens(4), B: tens(2), C: tens(2) }, at: [1, 2] };
    const state = played(round({ companies: { ADR: sold, BME: bme } }), pass, pass, pass);
    expect(state.prices.ADR).toMatchObject({ row: 0, col: 2 });
    expect(shareValue(state, 'BME')).toBe(70);
  });

  it('[18Rhl 5] not with one share in the pool or on the charter', () => {
    const one = (at: 'pool' | 'charter'): GivenCompany => ({
      director: 'A',
      held: { A: tens(4), B: tens(3), [at]: tens(1) },
      at: [1, 2],
    });
    for (const at of ['pool', 'charter'] as const) {
      expect(shareValue(played(round({ companies: { ADR: one(at) } }), pass, pass, pass), 'ADR')).toBe(80);
    }
  });

  it('[18Rhl 5] in the top row it stays where it is', () => {
    const sold: GivenCompany = { director: 'A', held: { A: tens(8) }, at: [0, 2] };
    const state = played(round({ companies: { ADR: sold } }), pass, pass, pass);
    expect(state.prices.ADR).toMatchObject({ row: 0, col: 2 });
  });

  it('[18Rhl 5] several sold out: in operating order', () => {
    const all = (director: string, at: readonly [number, number]): GivenCompany => ({
      director,
      held: { [director]: tens(8) },
      at,
    });
    // BME's token came first to the table, yet CME at 90 acts before BME at 80
    const state = round({ companies: { BME: all('B', [2, 3]), CME: all('C', [1, 3]) } });
    const events = eventsOfType(eventsOf(played(state, pass, pass), pass), 'sold-out');
    expect(events.map(({ company }) => company)).toEqual(['CME', 'BME']);
  });

  it.each([
    ['2', 1],
    ['3', 2],
    ['4', 2],
    ['5', 3],
    ['6', 3],
    ['8', 3],
  ])('[18Rhl 5] after a stock round with %s-trains begun: %i operating round(s)', (phase, of) => {
    const state = played(round({ phase }), pass, pass, pass);
    expect(state.round).toMatchObject({ kind: 'operating', number: 1, of });
  });
});

describe('a turn in a later stock round', () => {
  it('[18Rhl 5.2] shares in the Bank Pool can be bought, and the bank gets the price', () => {
    const before = round({ companies: { ADR: adr } });
    const state = played(before, buy('ADR', 'pool'));
    expect(state.cash.A).toBe(920);
    expect(state.bank).toBe(before.bank + 80);
    expect(held(state, 'pool', 'ADR')).toEqual([10]);
    expect(shareValue(state, 'ADR')).toBe(80);
  });

  it('[18Rhl 5.2] sell only, sell and buy, buy only, or pass', () => {
    const state = round({ companies: { ADR: adr, BME: bme } });
    expect(acting(played(state, sell('BME', 10), pass))).toBe('B');
    expect(acting(played(state, sell('BME', 10), buy('ADR', 'pool')))).toBe('B');
    expect(acting(played(state, sell('BME', 10), found('CME', 2, 1)))).toBe('B');
    expect(acting(played(state, buy('ADR', 'pool')))).toBe('B');
    expect(acting(played(state, found('CME', 2, 1)))).toBe('B');
    expect(acting(played(state, pass))).toBe('B');
  });

  it('[18Rhl 5.2] after a purchase the turn is over: no sale, no second purchase', () => {
    const state = played(round({ companies: { ADR: adr, BME: bme } }), buy('ADR', 'pool'));
    expect(acting(state)).toBe('B');
    // C and B pass; it is A's next turn before A can sell
    expect(listed(played(state, pass, pass), 'sell')).toContainEqual(sell('BME', 10));
  });

  it('[18Rhl 5.2] who has sold a corporation’s shares buys none of it until the next stock round', () => {
    const state = played(round({ companies: { ADR: adr } }), sell('ADR', 10));
    expect(refused(state, buy('ADR', 'pool'))).toEqual({ code: 'sold-this-round', rule: '5.2' });
    const later = played(state, pass, pass, pass);
    expect(refused(later, buy('ADR', 'pool'))).toEqual({ code: 'sold-this-round', rule: '5.2' });
    expect(listed(later, 'buy')).not.toContainEqual(buy('ADR', 'pool'));
    // another player may
    expect(listed(played(state, pass), 'buy')).toContainEqual(buy('ADR', 'pool'));
    let next = played(later, pass);
    while (next.round.kind === 'operating') next = played(next, { type: 'skip' });
    while (acting(next) !== 'A') next = played(next, pass);
    expect(listed(next, 'buy')).toContainEqual(buy('ADR', 'pool'));
  });

  it('[18Rhl 5.2] selling again in a later turn is allowed', () => {
    const state = played(round({ companies: { ADR: adr } }), sell('ADR', 10), pass, pass, pass);
    expect(acting(state)).toBe('A');
    const again = played(state, sell('ADR', 10));
    // 80, then 75 after the first sale: two more shares sold, one space down each time
    expect(again.cash.A).toBe(1000 + 80 + 75);
    expect(shareValue(again, 'ADR')).toBe(70);
  });
});

describe('selling', () => {
  it('[18Rhl 5.2.1] shares go to the Bank Pool, at the value from before the sale', () => {
    const before = round({ companies: { ADR: adr } });
    const state = played(before, sell('ADR', 10, 10, 10));
    expect(state.cash.A).toBe(1000 + 3 * 80);
    expect(state.bank).toBe(before.bank - 240);
    expect(held(state, 'pool', 'ADR')).toEqual(tens(5));
  });

  it('[18Rhl 5.2.1] one space down, however many shares', () => {
    const one = played(round({ companies: { ADR: adr } }), sell('ADR', 10));
    const three = played(round({ companies: { ADR: adr } }), sell('ADR', 10, 10, 10));
    for (const state of [one, three]) expect(state.prices.ADR).toMatchObject({ row: 2, col: 2 });
    expect(shareValue(three, 'ADR')).toBe(75);
  });

  it('[18Rhl 5.2.1] all shares of one corporation in a turn are one sale', () => {
    const state = played(round({ companies: { ADR: adr, BME: bme } }), sell('ADR', 10));
    expect(refused(state, sell('ADR', 10))).toEqual({ code: 'sold-this-turn', rule: '5.2.1' });
    expect(listed(state, 'sell')).toEqual([sell('BME', 10), sell('BME', 10, 10)]);
  });

  it('[18Rhl 5.2.1] of several corporations the player says in which order', () => {
    // both tokens come down to the same space: whichever is sold first lies on top
    const companies = {
      ADR: { ...adr, at: [1, 2] },
      BME: { ...bme, at: [1, 2] },
    } satisfies Given['companies'];
    const one = played(round({ companies }), sell('ADR', 10), sell('BME', 10));
    const other = played(round({ companies }), sell('BME', 10), sell('ADR', 10));
    expect(one.prices.ADR!.arrival).toBeLessThan(one.prices.BME!.arrival);
    expect(other.prices.BME!.arrival).toBeLessThan(other.prices.ADR!.arrival);
    expect(one.cash).toEqual(other.cash);
  });

  it('[18Rhl 5.2.1] no more than 50 % of a corporation in the Bank Pool', () => {
    const state = round({ companies: { ADR: adr } });
    expect(listed(state, 'sell')).toEqual([sell('ADR', 10), sell('ADR', 10, 10), sell('ADR', 10, 10, 10)]);
    expect(refused(state, sell('ADR', 10, 10, 10, 10))).toEqual({ code: 'pool-limit', rule: '5.2.1' });
  });

  it('[18Rhl 5.2.1] not before the corporation has floated, but before it has operated', () => {
    const cards = { director: 'B', held: { A: tens(2) }, at: [2, 1] } as const;
    const unfloated = round({ companies: { BME: { ...cards, floated: false } } });
    expect(refused(unfloated, sell('BME', 10))).toEqual({ code: 'not-floated', rule: '5.2.1' });
    const floated = round({
      companies: { BME: { ...cards, held: { A: tens(2), B: tens(1) }, operated: false } },
    });
    expect(played(floated, sell('BME', 10)).cash.A).toBe(1070);
  });

  it('[18Rhl 5.2.1] at the bottom of a column the token stays', () => {
    for (const at of [
      [5, 0],
      [4, 3],
      [3, 6],
      [0, 16],
    ] as const) {
      const state = played(round({ companies: { ADR: { ...adr, at } } }), sell('ADR', 10));
      expect(state.prices.ADR).toMatchObject({ row: at[0], col: at[1] });
    }
  });

  it('[18Rhl 5.2.1] on an occupied space the token goes below those that are there', () => {
    const companies = {
      ADR: { ...adr, at: [1, 2] },
      BME: { ...bme, at: [2, 2] },
    } satisfies Given['companies'];
    const state = played(round({ companies }), sell('ADR', 10));
    expect(state.prices.ADR).toMatchObject({ row: 2, col: 2 });
    expect(state.prices.ADR!.arrival).toBeGreaterThan(state.prices.BME!.arrival);
  });

  it('[18Rhl 5.2.1] nothing to sell, or nonsense, is refused', () => {
    const state = round({ companies: { ADR: adr, BME: bme } });
    expect(refused(state, sell('CME', 10))).toEqual({ code: 'nothing-to-sell', rule: '5.2.1' });
    expect(refused(state, sell('XYZ', 10))).toEqual({ code: 'no-such-company', rule: '' });
    expect(refused(state, sell('ADR'))).toEqual({ code: 'malformed', rule: '' });
    expect(refused(state, sell('ADR', -10))).toEqual({ code: 'malformed', rule: '' });
    expect(refused(state, sell('BME', 5))).toEqual({ code: 'cannot-sell', rule: '4.2.1' });
  });
});
