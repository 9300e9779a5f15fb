import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import {
  asked,
  eventsOf,
  type Given,
  held,
  listed,
  pass,
  played,
  refused,
  ruhrState,
  stepIn,
  tens,
  valueOfCompany,
} from '../../support/ruhr/table';

const found = (company: string, hex: string, value: number) => ({
  type: 'found-montan',
  company,
  hex,
  value,
});
const merge = (from: string, company: string) => ({ type: 'merge', from, company });
const second = { type: 'buy-second' } as const;

const founding = (given: Given) => ruhrState({ phase: '4', montan: 'founding', ...given });

describe('when there is a Montan Round', () => {
  const ending = (phase: string) =>
    ruhrState({
      phase,
      corporations: { RhE: { director: 'A', held: { A: tens(3) }, at: 60, trains: ['3'] } },
      gone: ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'],
      linked: ['L3'],
      cash: { A: 500 },
      operating: { company: 'RhE', step: 'trains' },
      set: { set: 2, number: 2, of: 2 },
    });

  it('[18Ruhr 7.4, 12] (ruling 92) after a set of operating rounds, from the first card of type 4 on', () => {
    expect(stepIn(played(ending('3'), { type: 'skip' }))).toBe('stock');
    const state = played(ending('4'), { type: 'skip' });
    expect(asked(state)).toBe('A found-montan');
  });

  it('[18Ruhr 12] the Priority Deal does not move', () => {
    const state = played(ending('4'), { type: 'skip' });
    expect(played(state, pass).priority).toBe(state.priority);
  });
});

describe('founding from an active company', () => {
  it('[18Ruhr 12.1.1] (E11) mine 5 with 3 A and 2 B, linked: value 60; works 3 cannot be merged; 20 % for 60', () => {
    const state = founding({
      active: {
        P5: { owner: 'A', markers: { A: 3, B: 2 }, treasury: 40, linked: true },
        P3: { owner: 'A', markers: { A: 2, B: 2, C: 2 } },
        P7: { owner: 'B' },
        P10: { owner: 'B' },
        P15: { owner: 'C' },
      },
      cash: { A: 100 },
    });
    expect(listed(state, 'found-montan').filter(({ company }) => company === 'RB')).toEqual([
      found('RB', 'K12', 60),
    ]);
    const asking = played(state, found('RB', 'K12', 60));
    expect(asked(asking)).toBe('A second-certificate');
    expect(listed(asking, 'merge')).toEqual([]);
    const after = played(asking, second);
    expect(valueOfCompany(after, 'RB')).toBe(60);
    expect(held(after, 'A', 'RB')).toEqual(['D', 20]);
    expect(after.cash.A).toBe(40);
    expect(after.companies.RB).toMatchObject({ treasury: 100, floated: true });
    expect(after.montan.RB!.markers).toMatchObject({ A: 3, B: 2 });
    expect(after.locations.K12).toEqual({ status: 'montan', company: 'RB', value: 20 });
    expect(held(after, 'gone', 'P5')).toEqual(['D']);
    expect(after.companies.P5!.floated).toBe(false);
  });

  it('[18Ruhr 12.1, 12.1.1] (ruling 93) needs a link and five markers, the connection marker among them; at most 100', () => {
    const given = (markers: object, linked = true) =>
      founding({ active: { P5: { owner: 'A', markers, linked } } });
    const at = (state: ReturnType<typeof founding>) =>
      listed(state, 'found-montan')
        .filter(({ hex }) => hex === 'K12')
        .map(({ value }) => value);
    expect(at(given({ A: 3 }))).toEqual([]);
    expect(at(given({ A: 4 }))).toEqual([50, 50, 50]);
    expect(at(given({ A: 4 }, false))).toEqual([]);
    expect(at(given({ A: 5, B: 4, C: 3 }))).toEqual([100, 100, 100]);
  });

  it('[18Ruhr 12.1.1] (ruling 94) treasury markers count and go into boxes; an engine does not count', () => {
    const state = founding({
      active: { P5: { owner: 'A', markers: { A: 4, B: 4 }, engines: ['W2'], linked: true } },
    });
    const after = played(state, found('SK', 'K12', 90), pass);
    expect(after.montan.SK).toEqual({ markers: { A: 4, B: 4, C: 0, D: 0, E: 0, X: 0 }, engines: ['W2'] });
  });

  it('[18Ruhr 12.1.1] (g) instead of buying, the founder may merge another of the industry', () => {
    const state = founding({
      active: {
        P5: { owner: 'A', markers: { A: 4 }, linked: true },
        P7: { owner: 'A', markers: { A: 2 } },
        P10: { owner: 'B' },
      },
      cash: { A: 0 },
    });
    const after = played(state, found('RB', 'K12', 50), merge('P7', 'RB'));
    expect(held(after, 'A', 'RB')).toEqual(['D', 20]);
    expect(after.montan.RB!.markers.A).toBe(5);
    // the sixth A is back in the supply
    expect(after.locations.H7).toEqual({ status: 'merged', company: 'RB', value: 0 });
  });
});

describe('founding from a passive company', () => {
  it('[18Ruhr 12.1.2] (E12) in phase 4 from a linked passive steel company at 70: 3 A and 1 B, then works 4 merges', () => {
    // a position made by hand: no scenario has both works 4 and works 12
    const state = founding({
      scenario: 'metropolis',
      active: { P4: { owner: 'B', markers: { A: 2, B: 2 } }, P2: { owner: 'A' } },
      linked: ['P13'],
      cash: { B: 100 },
      turn: 'B',
      cards: ['B', 'A', 'C'],
    });
    expect(listed(state, 'found-montan').some(({ hex }) => hex === 'J13')).toBe(false);
    const asking = played(state, found('W', 'P13', 70));
    expect(asking.cash.B).toBe(30);
    expect(asking.companies.W!.treasury).toBe(70);
    expect(asking.montan.W!.markers).toMatchObject({ A: 3, B: 1 });
    const treasury = state.companies.P4!.treasury;
    const after = played(asking, merge('P4', 'W'));
    expect(after.montan.W!.markers).toMatchObject({ A: 5, B: 3 });
    expect(after.companies.W!.treasury).toBe(70 + treasury);
    expect(held(after, 'B', 'W')).toEqual(['D', 20]);
  });

  it.each([
    ['4', [50, 60, 70], { A: 3, B: 1, C: 0 }],
    ['5', [70, 80, 90, 100], { A: 4, B: 2, C: 0 }],
    ['8', [80, 90, 100], { A: 4, B: 2, C: 1 }],
  ])('[18Ruhr 12.1.2] (rulings 54, 95) in phase %s the values are %j', (phase, values, markers) => {
    const state = ruhrState({
      phase,
      montan: 'founding',
      gone: ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'],
      linked: ['D15'],
      cash: { A: 500 },
    });
    expect(
      listed(state, 'found-montan')
        .filter(({ company }) => company === 'RB')
        .map(({ value }) => value),
    ).toEqual(values);
    const after = played(state, found('RB', 'D15', values[0]!));
    expect(after.montan.RB!.markers).toMatchObject(markers);
  });

  it('[18Ruhr 12.1.2] (ruling 54) takes what the supply still has', () => {
    const state = founding({ linked: ['D15'], cash: { A: 500 } });
    state.spent.coal.A += state.supply.coal.A - 1;
    state.supply.coal.A = 1;
    expect(played(state, found('RB', 'D15', 50)).montan.RB!.markers).toMatchObject({ A: 1, B: 1 });
  });

  it('[18Ruhr 6, 12.1] only with a link, of its own industry, for who can pay and has room for a certificate', () => {
    const state = founding({ linked: ['D15'], cash: { A: 55 } });
    expect(listed(state, 'found-montan').map(({ company, value }) => `${company} ${value}`)).toEqual([
      'RB 50',
      'SK 50',
      'TB 50',
    ]);
    expect(refused(state, found('US', 'D15', 50))).toEqual({ code: 'cannot-found', rule: '12.1' });
    expect(refused(state, found('RB', 'D15', 60))).toEqual({ code: 'no-founding-value', rule: '12.1.2' });
    expect(refused(state, found('RB', 'G16', 50))).toMatchObject({ code: 'cannot-found' });
  });

  it('[18Ruhr 12.1] (ruling 123) once round by the cards, one each; who can found nothing passes by themselves', () => {
    const state = founding({
      linked: ['D15', 'G16', 'P13'],
      cash: { A: 500, B: 0, C: 500 },
      cards: ['C', 'B', 'A'],
    });
    expect(asked(state)).toBe('C found-montan');
    const next = played(state, found('RB', 'D15', 50), pass);
    expect(asked(next)).toBe('A found-montan');
  });
});

/** RB of A has room; mergers are made. */
const merging = (given: Given, own: object = {}) =>
  ruhrState({
    phase: '4',
    montan: 'merging',
    corporations: {
      RB: { director: 'A', at: 70, hex: 'D15', markers: { A: 3, B: 1 }, treasury: 50, ...own },
    },
    active: {
      P5: { owner: 'B', markers: { A: 2 } },
      P7: { owner: 'B' },
      P10: { owner: 'C' },
      P15: { owner: 'A' },
    },
    ...given,
  });

describe('merging', () => {
  it('[18Ruhr 12.2] (ruling 97) reverse order of the cards, round after round until all pass in a row', () => {
    const state = merging({ cards: ['A', 'B', 'C'] });
    expect(asked(state)).toBe('C merge-montan');
    const one = played(state, pass);
    expect(asked(one)).toBe('B merge-montan');
    const two = played(one, merge('P5', 'RB'));
    expect(asked(two)).toBe('A merge-montan');
    // C, who passed, is asked again
    const three = played(two, pass);
    expect(asked(three)).toBe('C merge-montan');
    const full = played(three, merge('P10', 'RB'));
    // three circles are full: nobody can merge any more
    expect(full.round.kind).toBe('stock');
  });

  it('[18Ruhr 12.2] (E13) everything moves over; markers above the boxes go back to the supply', () => {
    const state = merging({}, { markers: { A: 5, B: 1 } });
    const treasury = state.companies.P5!.treasury;
    const after = played(state, pass, merge('P5', 'RB'));
    expect(after.montan.RB!.markers).toMatchObject({ A: 5, B: 1 });
    expect(after.supply.coal.A - state.supply.coal.A).toBe(2);
    expect(after.companies.RB!.treasury).toBe(50 + treasury);
    expect(held(after, 'B', 'RB')).toEqual([20]);
    expect(after.locations.K12).toEqual({ status: 'merged', company: 'RB', value: 0 });
  });

  it('[18Ruhr 12.2] needs the industry, a certificate in the offer and an empty circle; no link and no markers', () => {
    const state = merging({});
    expect(refused(state, merge('P9', 'RB'))).toEqual({ code: 'cannot-merge', rule: '12.2' });
    const sold = merging({}, { held: { A: [20, 20], B: [20], pool: [20] } });
    expect(listed(sold, 'merge')).toEqual([]);
  });

  it('[18Ruhr 12.2] (d, ruling 124) engines beyond the boxes: the director says which stay, the rest to the supply', () => {
    const state = merging(
      {
        active: {
          P5: { owner: 'B', markers: { A: 2 }, engines: ['W2'], linked: true },
          P7: { owner: 'B' },
          P10: { owner: 'C' },
        },
      },
      { engines: ['W1'] },
    );
    // RB has two boxes, and two locations after the merger
    expect(played(state, pass, merge('P5', 'RB')).montan.RB!.engines).toEqual(['W1', 'W2']);
    const single = merging({
      active: {
        P5: { owner: 'B', markers: { A: 2 }, engines: ['W2'], linked: true },
        P7: { owner: 'B' },
        P10: { owner: 'C' },
      },
      corporations: { SK: { director: 'A', at: 70, hex: 'D15', markers: { A: 3, B: 1 }, engines: ['W1'] } },
    });
    const asking = played(single, pass, merge('P5', 'SK'));
    expect(asked(asking)).toBe('A keep-engines');
    expect(refused(asking, { type: 'keep-engines', engines: ['W1', 'W2'] })).toMatchObject({
      code: 'wrong-engines',
    });
    const after = played(asking, { type: 'keep-engines', engines: ['W2'] });
    expect(after.montan.SK!.engines).toEqual(['W2']);
    expect(after.engines.W1).toBe(4);
  });

  it('[18Ruhr 12.2, 5.3] whoever comes to have more of the corporation directs it', () => {
    const state = merging({}, { held: { B: [20] } });
    const after = played(state, pass, merge('P5', 'RB'));
    expect(directorOf(after, 'RB')).toBe('B');
  });
});

describe('the end of a Montan Round', () => {
  it('[18Ruhr 12.4] (E14) cards: owners by lowest number, who had none, who converted the last, who merged it', () => {
    const owners: Record<string, string> = { P6: 'A', P10: 'A', P5: 'B' };
    const state = ruhrState({
      players: 5,
      phase: '4',
      montan: 'founding',
      gone: ['P3', 'P7', 'P9'],
      active: {
        ...Object.fromEntries(Object.entries(owners).map(([id, owner]) => [id, { owner }])),
        P15: { owner: 'C', markers: { A: 4 }, linked: true },
        P1: { owner: 'D', markers: { A: 2 } },
      },
      corporations: { US: { director: 'E', at: 70, hex: 'P13', markers: { A: 3, B: 1 } } },
      cards: ['D', 'B', 'A', 'C', 'E'],
      turn: 'C',
      cash: { A: 0, B: 0, C: 0, D: 0, E: 0 },
    });
    // the merging begins with E, then C, A …; D merges last
    let now = played(state, found('RB', 'L3', 50));
    for (let i = 0; i < 20 && now.round.kind === 'montan'; i++) {
      const own = listed(now, 'merge').find(({ from }) => from === 'P1');
      now = played(now, own ?? pass);
    }
    expect(now.round.kind).toBe('stock');
    expect(now.cards).toEqual(['B', 'A', 'E', 'C', 'D']);
  });

  it('[18Ruhr 12.3, 11] (ruling 91) after the first 6 what is still active becomes passive: money to the bank, the link stays', () => {
    const state = ruhrState({
      phase: '6',
      montan: 'merging',
      active: { P5: { owner: 'B', treasury: 90, linked: true } },
      turn: 'A',
    });
    const events = eventsOf(state, pass);
    expect(events.filter(({ type }) => type === 'transformed')).toHaveLength(8);
    const after = played(state, pass);
    expect(after.round.kind).toBe('stock');
    expect(after.locations.K12).toEqual({ status: 'passive', company: null, value: 10 });
    expect(after.companies.P5!.treasury).toBe(0);
    expect(after.montan.P5).toBeUndefined();
    // dealt before the transformation
    expect(after.cards).toHaveLength(3);
  });

  it('[18Ruhr 12.3] before the first 6 they stay', () => {
    const state = ruhrState({ phase: '5', montan: 'merging', turn: 'A' });
    expect(played(state, pass).companies.P5!.floated).toBe(true);
  });
});
