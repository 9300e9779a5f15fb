import { describe, expect, it } from 'vitest';
import {
  eventsOf,
  found,
  held,
  pass,
  played,
  ruhrState,
  tens,
  valueOfCompany,
} from '../../support/ruhr/table';

/** RhE was founded at this value, and its marker has fallen to 50 since; so many shares are with A and B. */
const fallen = (phase: string, founded: number, sold: number) =>
  ruhrState({
    stock: 5,
    phase,
    next: phase,
    corporations: { RhE: { director: 'A', held: { B: tens(sold) }, at: 50, founded, floated: false } },
  });

describe('capital of a railway', () => {
  it('[18Ruhr 13.3.1] (ruling 25) in yellow and green what was paid for its shares, not what they are worth now', () => {
    const after = played(fallen('4', 60, 3), pass, pass, pass);
    expect(after.companies.RhE).toMatchObject({ floated: true, treasury: 5 * 60 });
    expect(valueOfCompany(after, 'RhE')).toBe(50);
  });

  it('[18Ruhr 13.3.1] (ruling 25) in brown and gray ten times the starting value, not the value now', () => {
    const after = played(fallen('5', 80, 3), pass, pass, pass);
    expect(after.companies.RhE).toMatchObject({ floated: true, treasury: 10 * 80 });
    expect(held(after, 'pool', 'RhE')).toEqual(tens(5));
  });

  it('[18Ruhr 13.3.1] (ruling 25) the value that the founder chose is remembered until it floats', () => {
    const state = ruhrState({ stock: 2, cash: { A: 500 } });
    const begun = played(state, found(state, 'RhE', 65), pass, pass);
    expect(begun.starts).toEqual({ RhE: 65 });
    const buy = { type: 'buy', company: 'RhE', source: 'offer', percent: 10 };
    const after = played(begun, buy, pass, pass, buy, pass, pass, buy, pass, pass, pass);
    expect(after.companies.RhE).toMatchObject({ floated: true, treasury: 5 * 65 });
    expect(after.starts).toEqual({});
  });
});

describe('a railway whose director leaves the game before it floats', () => {
  it('[18Ruhr 10.9] (c, ruling 115) is run by nobody: its director’s certificate waits in the Bank Pool', () => {
    const state = ruhrState({
      phase: '5',
      next: '5',
      tiles: { M2: ['4', 1], L3: ['718', 1] },
      corporations: {
        RhE: { director: 'A', held: { A: tens(2), B: tens(3), pool: tens(3) }, at: 60, treasury: 20 },
        KWE: { director: 'A', at: 50, floated: false },
      },
      cash: { A: 30, B: 700 },
      operating: { company: 'RhE', step: 'trains' },
    });
    const ruined = played(state, { type: 'force-train', train: '5', from: 'depot' });
    const events = eventsOf(ruined, { type: 'sell-own', company: 'RhE', percent: 10 });
    expect(events).toContainEqual({ type: 'bank-takes', company: 'KWE', floated: false });
  });
});
