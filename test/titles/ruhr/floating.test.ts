import { describe, expect, it } from 'vitest';
import { found, held, pass, played, ruhrState, tens, valueOfCompany } from '../../support/ruhr/table';

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
