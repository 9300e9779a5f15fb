import { describe, expect, it } from 'vitest';
import { boxAt } from '@/titles/ruhr/18ruhr';
import {
  acting,
  asked,
  buy,
  develop,
  eventsOf,
  found,
  held,
  item,
  listed,
  pass,
  played,
  refused,
  ruhrStart,
  ruhrState,
  setValue,
  stepIn,
} from '../../support/ruhr/table';

describe('selling the starting package', () => {
  it('[18Ruhr 3.1] (E1) 5 Mark for each item skipped in the column, to the bank; the company gets its START money', () => {
    const before = played(ruhrStart({ players: 4 }), item('SP'), item('P3'), item('P6'));
    const after = played(before, item('P10'));
    expect(before.cash.D! - after.cash.D!).toBe(160);
    expect(after.companies.P10!.treasury).toBe(70);
    expect(after.bank - before.bank).toBe(160 - 70);
    expect(after.montan.P10!.markers).toMatchObject({ A: 2, B: 1 });
    expect(after.supply.coal).toMatchObject({ A: 11, B: 9 });
  });

  it('[18Ruhr 3.1] the top of each column costs what is printed; nobody buys more than they can pay', () => {
    const state = ruhrStart({ players: 4 });
    expect(eventsOf(state, item('GP'))).toContainEqual(
      expect.objectContaining({ type: 'item-bought', amount: 30, surcharge: 0 }),
    );
    expect(refused({ ...state, cash: { ...state.cash, A: 20 } }, item('GP'))).toMatchObject({
      code: 'too-little-cash',
    });
    expect(refused(played(state, item('GP')), item('GP'))).toEqual({
      code: 'item-not-for-sale',
      rule: '3.1',
    });
  });

  it('[18Ruhr 3] nothing but the package is on sale, and prices never fall [ruling 5]', () => {
    const state = ruhrStart();
    expect([...new Set(listed(state).map(({ type }) => type))]).toEqual(['buy-item', 'pass']);
    const passed = played(state, pass, pass);
    expect(eventsOf(passed, item('P15'))).toContainEqual(expect.objectContaining({ amount: 90 }));
  });

  it('[18Ruhr 3.1] (ruling 6) all pass: one operating round of what is sold, then on to the left of the last buyer', () => {
    const bought = played(ruhrStart({ players: 4 }), item('GP'), item('P3'), item('P15'));
    const interim = played(bought, pass, pass, pass, pass);
    expect(stepIn(interim)).toBe('P3/income');
    // the horse railway has paid, whose owner is A
    expect(interim.cash.A! - bought.cash.A!).toBe(5);
    const after = played(
      interim,
      { type: 'income', half: true },
      { type: 'income', half: false },
      ...listed(interim, 'none'),
    );
    expect(after.companies.P3!.treasury).toBe(20 + 10);
    expect(after.companies.P15!.treasury).toBe(30 + 20);
    const onward = stepIn(after) === 'package' ? after : played(after, { type: 'skip' });
    expect(stepIn(onward)).toBe('package');
    expect(acting(onward)).toBe('D');
  });

  it('[18Ruhr 3.1] (ruling 4) START markers of what is not sold yet are nobody’s to take in an interim round', () => {
    const interim = structuredClone(played(ruhrStart(), item('P15'), pass, pass, pass));
    const start = (stage: 'A' | 'B') =>
      boxAt(interim.setup)
        .active.filter(({ id, type }) => type === 'coal' && id !== 'P15')
        .reduce((sum, { markers }) => sum + (markers[stage] ?? 0), 0);
    // one A more than the charters that are still on sale need
    const left = start('A') + 1;
    interim.spent.coal.A = interim.supply.coal.A - left;
    interim.supply.coal.A = left;
    interim.companies.P15!.treasury += 200;
    interim.bank -= 200;
    const sets = listed(played(interim, { type: 'income', half: false }), 'develop').map(
      ({ markers }) => markers,
    );
    expect(sets.length).toBeGreaterThan(0);
    expect(sets.filter((set) => (set as string[]).filter((stage) => stage === 'A').length > 1)).toEqual([]);
    const sold = played(interim, { type: 'income', half: false }, develop('2', 'A'));
    const order = boxAt(sold.setup).active.filter(({ type, id }) => type === 'coal' && id !== 'P15');
    expect(sold.supply.coal.A).toBe(order.reduce((sum, { markers }) => sum + (markers.A ?? 0), 0));
  });

  it('[18Ruhr 3.1] (ruling 6) if nobody has bought, the Priority Deal goes on; BME does not operate', () => {
    const nothing = played(ruhrStart(), pass, pass, pass);
    expect(asked(nothing)).toBe('A package');
    const withBme = played(ruhrStart(), item('PB'), setValue(60), pass, pass, pass);
    expect(asked(withBme)).toBe('B package');
    expect(withBme.companies.BME!.operated).toBe(false);
    expect(withBme.cash.A).toBe(650 - 140 - 15 + 10);
  });
});

/** The whole package of Hellweg is sold to three players; C has bought last. */
function soldOut() {
  const items = ['P3', 'P15', 'P6', 'P1', 'P7', 'P9', 'P5', 'PB', 'P10'];
  let state = ruhrStart();
  Object.assign(state.cash, { A: 2000, B: 2000, C: 2000 });
  state.bank -= 3 * 1350;
  for (const id of items) {
    state = played(state, item(id));
    if (id === 'PB') state = played(state, setValue(60));
  }
  return state;
}

describe('the rest of the first stock round', () => {
  it('[18Ruhr 3.2] (ruling 7) when the last item is sold the railways follow, in the same order of turns', () => {
    const state = soldOut();
    expect(asked(state)).toBe('A stock');
    expect(state.round).toMatchObject({ kind: 'stock', number: 1 });
    const types = new Set(listed(state).map(({ type, company }) => `${type} ${company ?? ''}`));
    expect(types).toContain('found RhE');
    expect(types).toContain('buy BME');
    expect(types).not.toContain('sell BME');
  });

  it("[18Ruhr 3, 3.2] nobody sells; [ruling 119] the investors' certificates of BME can be bought", () => {
    const state = soldOut();
    expect(refused(state, { type: 'sell', company: 'BME', percents: [10] })).toEqual({
      code: 'no-sales-yet',
      rule: '3',
    });
    const after = played(state, buy('BME', 'pool'));
    expect(held(after, 'A', 'BME')).toEqual([10]);
    expect(after.bank - state.bank).toBe(60);
  });

  it('[18Ruhr 3.2] (ruling 8) the Priority Deal goes to the most cash, of equals to the left of who acted last', () => {
    const state = soldOut();
    const most = ['A', 'B', 'C'].sort((a, b) => state.cash[b]! - state.cash[a]!)[0];
    expect(played(state, pass, pass, pass).priority).toBe(most);
    const even = { ...state, cash: { A: 500, B: 500, C: 500 }, bank: state.bank };
    even.bank += Object.values(state.cash).reduce((sum, cash) => sum + cash, 0) - 1500;
    // A founds and has less; the turn would be C's
    const acted = played(even, pass, found(state, 'RhE', 50), pass, pass, pass);
    expect(acted.priority).toBe('C');
  });

  it('[18Ruhr 3.2] (ruling 9) Montan Round Cards go by the lowest number, then by seats from the Priority Deal', () => {
    const state = played(soldOut(), pass, pass, pass);
    // A has 3, B 15 and 7, C 6: 1 is B's
    const owners = Object.fromEntries(
      state.certificates
        .filter(({ percent }) => percent === 100)
        .map(({ company, holder }) => [company, holder]),
    );
    const inOrder = ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'].map((id) => owners[id]);
    expect(state.cards).toEqual([...new Set(inOrder)]);
  });

  it('[18Ruhr 12.4] (ruling 9) a player without a private Montan company comes after those with one', () => {
    const active = Object.fromEntries(
      ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'].map((id) => [
        id,
        { owner: id === 'P1' ? 'C' : 'A' },
      ]),
    );
    const state = ruhrState({ players: 4, stock: 1, active, cash: { A: 10, B: 10, C: 10, D: 99 } });
    expect(played(state, pass, pass, pass, pass).cards).toEqual(['C', 'A', 'D', 'B']);
  });
});
