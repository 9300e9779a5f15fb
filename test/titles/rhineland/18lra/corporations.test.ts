import { describe, expect, it } from 'vitest';
import {
  buy,
  eventsOf,
  floated,
  floatedADR,
  floatedKEG,
  found,
  held,
  lay,
  listed,
  lraState,
  played,
  refused,
  skip,
  stepIn,
  turn,
} from '../../../support/lra/table';

describe('[18LRA 4.2.3] certificates', () => {
  it('KEG’s director’s certificate has 30 %, and KEG floats with two more', () => {
    const state = lraState({ stock: 2, cash: { A: 450, B: 450 } });
    const founded = played(state, found('KEG', 3, 0));
    expect(held(founded, 'A', 'KEG')).toEqual(['D']);
    expect(founded.cash.A).toBe(450 - 180);
    const floats = played(founded, buy('KEG', 'offer'), buy('KEG', 'offer'));
    expect(floats.companies.KEG).toMatchObject({ floated: true, treasury: 300 });
  });

  it('MKB’s first three are 20 % each: it floats with 60 %', () => {
    const state = lraState({ stock: 2, cash: { A: 450, B: 450, C: 450 } });
    const floats = played(state, found('MKB', 3, 0), buy('MKB', 'offer', 20), buy('MKB', 'offer', 20));
    expect(floats.companies.MKB).toMatchObject({ floated: true, treasury: 360 });
  });
});

describe('[18LRA 4.2.3] two yellow tiles in the first turn', () => {
  const first = {
    company: 'ADR',
    step: 'track',
    companies: { ADR: floatedADR({ operated: false }) },
    phase: '2',
  } as const;

  it('ADR, CME, KEG and RhE lay two; the second may continue the first', () => {
    const state = turn(first);
    const laid = played(state, lay('J4', '4', 1));
    expect(stepIn(laid)).toBe('ADR/track');
    expect(listed(laid, 'lay').map(({ hex }) => hex)).toContain('J6');
    expect(stepIn(played(laid, lay('J6', '58', 1)))).toBe('ADR/trains');
    expect(stepIn(played(laid, skip))).toBe('ADR/trains');
  });

  it('not in a later turn, and not for others', () => {
    const later = turn({ ...first, companies: { ADR: floatedADR() } });
    expect(refused(played(later, lay('J4', '4', 1)), lay('J6', '58', 1)).code).toMatch(/lay-used|not-now/);
    const bme = turn({ company: 'BME', step: 'track', companies: { BME: floated({ operated: false }) } });
    expect(stepIn(played(bme, lay('G15', 'L04', 0)))).not.toBe('BME/track');
  });

  it('an upgrade takes the place of both, and follows no yellow tile', () => {
    const green = { ...first, phase: '3', tiles: { J4: ['4', 1] } } as const;
    const state = turn(green);
    const upgrade = listed(state, 'lay').find(({ tile }) => tile === '141')!;
    expect(stepIn(played(state, upgrade))).not.toBe('ADR/track');
    const yellow = played(turn(green), lay('J6', '58', 1));
    expect(refused(yellow, upgrade).code).toBe('lay-used');
  });

  it('KEG has to turn Krefeld green first, and that is its only tile', () => {
    const state = turn({
      company: 'KEG',
      step: 'track',
      companies: { KEG: floatedKEG({ operated: false }) },
      phase: '3',
    });
    expect(new Set(listed(state, 'lay').map(({ hex }) => hex))).toEqual(new Set(['F10']));
    expect(refused(state, skip).code).toBe('must-lay-home');
    expect(stepIn(played(state, lay('F10', 'L17', 0)))).not.toBe('KEG/track');
    const yellow = turn({
      company: 'KEG',
      step: 'track',
      companies: { KEG: floatedKEG({ operated: false }) },
      phase: '2',
    });
    expect(listed(yellow, 'lay')).toEqual([]);
    expect(listed(yellow, 'skip')).toHaveLength(1);
  });
});

describe('[18LRA 4.2.3] GVE’s 100', () => {
  const tiles = { F2: ['4', 2], G3: ['4', 2], H4: ['9', 2], I5: ['8', 2] } as const;
  const last = lay('I7', 'L07', 1);

  it('when track first joins Mönchengladbach and Venlo, whoever builds it', () => {
    const state = turn({
      company: 'CCE',
      step: 'track',
      tiles,
      companies: { CCE: floated(), GVE: floated({ director: 'B', at: [1, 1], treasury: 0 }) },
      stations: [{ company: 'CCE', hex: 'E1', stop: 0 }],
    });
    const laid = played(state, last);
    expect(laid.companies.GVE!.treasury).toBe(100);
    expect(laid.linked).toBe(true);
    expect(eventsOf(state, last)).toContainEqual({ type: 'link-bonus', company: 'GVE', amount: 100 });
  });

  it('when it floats, if the line was there before', () => {
    const state = lraState({
      stock: 3,
      cash: { A: 500 },
      tiles: { ...tiles, I7: ['L07', 1] },
      companies: { GVE: { director: 'A', held: { A: [10], B: [10] }, at: [2, 2], floated: false } },
    });
    const bought = played(state, buy('GVE', 'offer'));
    expect(bought.companies.GVE!.treasury).toBe(5 * 75 + 100);
    expect(eventsOf(state, buy('GVE', 'offer')).filter(({ type }) => type === 'link-bonus')).toHaveLength(1);
  });

  it('once', () => {
    const state = {
      ...turn({
        company: 'CCE',
        step: 'track',
        tiles,
        companies: { CCE: floated(), GVE: floated({ director: 'B', at: [1, 1] }) },
        stations: [{ company: 'CCE', hex: 'E1', stop: 0 }],
      }),
      linked: true,
    };
    expect(eventsOf(state, last).some(({ type }) => type === 'link-bonus')).toBe(false);
  });
});
