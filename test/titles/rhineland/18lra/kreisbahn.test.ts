import { describe, expect, it } from 'vitest';
import {
  eventsOf,
  floated,
  lay,
  listed,
  played,
  refused,
  routes,
  run,
  stepIn,
  turn,
  turnIn,
} from '../../../support/lra/table';

/** CCE in Wesel has the 2+4: Kevelaer, Walbeck, Straelen and Venlo are joined. */
const walbeck = { B2: ['4', 2] } as const;
const given = {
  company: 'CCE',
  step: 'run',
  phase: '5',
  companies: { CCE: floated({ trains: ['4'] }) },
  bestowed: { DEC: null, GKB: 'CCE' },
  tiles: walbeck,
} as const;
const toVenlo = 'A1:5-s0 B2:2-s0 B2:5-s0 C3:2-s0 C3:0-s0 D2:0-3 E1:3-s0';
const toGeldern = 'A5:0-s0 B4:3-s0';

describe('[18LRA 4.1.2, 6.2.3] the 2+4-train', () => {
  it('runs from Kevelaer through towns to one city, from its own station', () => {
    const state = turn(given);
    // 20 + 10 + 10 + 40, and the 4-train 40 + 10
    expect(run(state, toGeldern, toVenlo)).toBe(80 + 50);
  });

  it('must end at Kevelaer, and needs no station of its corporation', () => {
    const state = turn({ ...given, companies: { CCE: floated() } });
    expect(refused(state, routes('E1:3-s0 D2:0-3 C3:0-s0')).code).toMatch(/route-(wrong-start|no-station)/);
    expect(run(state, toVenlo)).toBe(80);
  });

  it('[18LRA 4.1.2, rulings 86, 169] one city more is what it may have, and need not: towns alone will do', () => {
    const state = turn({ ...given, companies: { CCE: floated() } });
    expect(run(state, 'A1:5-s0 B2:2-s0')).toBe(20 + 10);
    expect(run(state, 'A1:5-s0 B2:2-s0 B2:5-s0 C3:2-s0')).toBe(20 + 10 + 10);
  });

  it('has one city or red field more, and no third', () => {
    const tiles = { B4: ['L14', 0], C5: ['8', 2], C7: ['9', 1], C9: ['L01', 1], B2: ['4', 2] } as const;
    const state = turn({ ...given, companies: { CCE: floated() }, tiles });
    // Kevelaer, Geldern (its other city), Neukirchen-Vluyn
    expect(run(state, 'A3:5-s0 B4:2-s1 B4:5-s1 C5:2-4 C7:1-4 C9:1-s0')).toBe(20 + 20 + 10);
    const far = turn({
      ...given,
      companies: { CCE: floated() },
      tiles: { ...walbeck, F2: ['4', 2], G3: ['4', 2], H4: ['9', 2], I5: ['8', 2], I7: ['L07', 1] },
    });
    const fourTowns = `${toVenlo} E1:5-s0 F2:2-s0 F2:5-s0 G3:2-s0`;
    expect(run(far, fourTowns)).toBe(80 + 10 + 10);
    expect(refused(far, routes(`${fourTowns} G3:5-s0 H4:2-5 I5:2-4 I7:1-s0`)).code).toBe('route-too-long');
  });

  it('its track is not for the other trains, and it must run if it can', () => {
    const state = turn(given);
    expect(refused(state, routes(toGeldern, '')).code).toBe('route-train-idle');
  });

  it('is no train for the duty to own one, but counts for the limit', () => {
    const alone = turn({ ...given, step: 'trains', companies: { CCE: floated({ treasury: 600 }) } });
    expect(refused(alone, { type: 'skip' }).code).toBe('must-own-train');
    const full = turn({
      ...given,
      step: 'trains',
      companies: { CCE: floated({ treasury: 600, trains: ['4'] }) },
    });
    expect(refused(full, { type: 'buy-train', train: '5', from: 'depot' }).code).toBe('train-limit');
  });

  it('is never sold', () => {
    const state = turn({
      ...given,
      company: 'RhE',
      step: 'trains',
      companies: { CCE: floated({ trains: ['4'] }), RhE: floated({ at: [1, 1] }) },
    });
    const deal = { type: 'buy-train-from', company: 'CCE', train: '2+4', price: 10 };
    expect(refused(state, deal)).toEqual({ code: 'train-stays', rule: '4.1.2' });
    expect(listed(state, 'buy-train-from').map(({ train }) => train)).toEqual(['4']);
  });

  it('others may end at Kevelaer, but no station is ever built there', () => {
    const state = turn({
      company: 'CCE',
      step: 'station',
      phase: '3',
      tiles: { B4: ['L14', 1] },
      stations: [],
    });
    expect(refused(state, { type: 'station', hex: 'A1', stop: 0 }).code).toBe('station-full');
  });
});

describe('[18LRA 4.1.2] its revenue', () => {
  const state = () => played(turn(given), routes(toGeldern, toVenlo));

  it('is known apart', () => {
    expect(turnIn(state())).toMatchObject({ revenue: 130, apart: 80 });
    expect(listed(state()).map(({ type }) => type)).toEqual(['dividend', 'dividend', 'keep-apart']);
  });

  it('may be kept while the rest is paid out, and only the rest moves the price', () => {
    const before = state();
    const kept = played(before, { type: 'keep-apart' });
    // 50 for the shareholders, of which 25 come back to the charter; 75 would move the price right
    expect(kept.companies.CCE!.treasury - before.companies.CCE!.treasury).toBe(80 + 25);
    expect(kept.cash.A! - before.cash.A!).toBe(25);
    expect(kept.prices.CCE).toMatchObject({ row: before.prices.CCE!.row, col: before.prices.CCE!.col });
    expect(kept.companies.CCE!.lastRevenue).toBe(130);
    const paid = played(before, { type: 'dividend', pay: true });
    expect(paid.prices.CCE!.col).toBe(before.prices.CCE!.col + 1);
  });

  it('not if it is all there is', () => {
    const alone = played(turn({ ...given, companies: { CCE: floated() } }), routes(toVenlo));
    expect(refused(alone, { type: 'keep-apart' })).toEqual({ code: 'nothing-apart', rule: '4.1.2' });
  });

  it('has no bonus of any kind', () => {
    const ran = eventsOf(turn(given), routes(toGeldern, toVenlo)).filter(({ type }) => type === 'ran');
    expect(ran.map((event) => 'bonuses' in event && event.bonuses)).toEqual([[], []]);
  });
});

describe('[18LRA 4.1.2] its tile', () => {
  const build = { ...given, step: 'track' } as const;

  it('one more in each turn, new or an upgrade, where the train comes to; the corporation pays', () => {
    const state = turn({ ...build, tiles: {} });
    // from Kevelaer itself: Walbeck and Geldern
    const hexes = [...new Set(listed(state, 'extra-lay').map(({ hex }) => hex))].sort();
    expect(hexes).toEqual(['B2', 'B4']);
    const laid = played(state, { ...lay('B2', '4', 2), type: 'extra-lay', private: 'GKB' });
    expect(turnIn(laid)).toMatchObject({ laid: [], tiles: 1, extraLaid: true });
    expect(refused(laid, { ...lay('B4', 'L14', 0), type: 'extra-lay', private: 'GKB' }).code).toBe(
      'lay-used',
    );
    const both = played(laid, lay('B4', 'L14', 0));
    expect(stepIn(both)).toBe('CCE/station');
  });

  it('[18LRA 4.1.2, rulings 87, 169] ends where the train does: beyond one city and four towns there is none', () => {
    const state = turn({ ...build, tiles: walbeck });
    const hexes = new Set(listed(state, 'extra-lay').map(({ hex }) => hex));
    // through Straelen, and beyond Venlo, its city
    expect([...hexes].sort()).toEqual(['B2', 'B4', 'D4', 'F2']);
    // Walbeck, Straelen, Kaldenkirchen, Brüggen: nothing is left that the train could go on for
    const far = turn({ ...build, tiles: { ...walbeck, F2: ['4', 2], G3: ['4', 2] } });
    const lays = listed(far, 'extra-lay').map(({ hex }) => hex);
    expect(lays).toContain('G3');
    expect(lays).not.toContain('H4');
  });

  it('only for the corporation that has the train', () => {
    const state = turn({ company: 'CCE', step: 'track', phase: '5' });
    expect(refused(state, { ...lay('B2', '4', 2), type: 'extra-lay', private: 'GKB' })).toEqual({
      code: 'no-kreisbahn',
      rule: '4.1.2',
    });
  });
});
