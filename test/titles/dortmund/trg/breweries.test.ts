import { describe, expect, it } from 'vitest';
import { eventsOfType } from '@/engine/game/events';
import { usableCubes } from '@/titles/dortmund/rules/breweries';
import {
  acting,
  assign,
  eventsOf,
  type Given,
  type GivenCompany,
  listed,
  pass,
  played,
  refused,
  sell,
  tens,
  trgState,
} from '../../../support/trg/table';

const turn = { type: 'turn-brewery' };
const bme: GivenCompany = { director: 'A', held: { A: tens(3), B: tens(1) }, at: [2, 5] };
const cme: GivenCompany = { director: 'B', held: { B: tens(3) }, at: [2, 5] };
const round = (given: Given = {}) =>
  trgState({
    stock: 2,
    turn: 'A',
    breweries: { B2: { owner: 'A' }, B1: { owner: 'B' }, B5: { owner: 'C' } },
    companies: { BME: bme, CME: cme },
    ...given,
  });

describe('the revenue of private breweries', () => {
  const paid = (given: Given = {}) => {
    const before = round(given);
    return eventsOfType(eventsOf(played(before, pass, pass), pass), 'private-pays').map(
      ({ private: id, player, amount }) => [id, player, amount],
    );
  };

  it('[18DO 4.3.1] is paid to its owner at the start of an operating round', () => {
    expect(paid()).toEqual([
      ['B1', 'B', 5],
      ['B2', 'A', 10],
      ['B5', 'C', 25],
    ]);
    const before = round();
    const after = played(before, pass, pass, pass);
    expect(after.cash.C).toBe(before.cash.C! + 25);
  });

  it('[18DO 4.3.1] ends when the card is turned over', () => {
    const given = {
      breweries: {
        B1: { owner: 'B', turned: true },
        B2: { owner: 'A', marker: 'BME' },
        B5: { owner: 'C' },
      },
    };
    expect(paid(given)).toEqual([['B5', 'C', 25]]);
  });

  it('[18DO 4.3.1] a private brewery is never sold', () => {
    expect(listed(round(), 'sell').every(({ company }) => company === 'BME')).toBe(true);
  });
});

describe('assigning a marker', () => {
  it('[18DO 4.3.1] in the owner’s turn of a stock round, to a railway that they direct; the card turns over', () => {
    const state = round();
    expect(listed(state, 'assign-brewery')).toEqual([assign('BME')]);
    const assigned = played(state, assign('BME'));
    expect(assigned.breweries.B2!.marker).toBe('BME');
    expect(assigned.privates.B2!.closed).toBe(true);
    expect(refused(state, assign('CME'))).toEqual({ code: 'not-director', rule: '4.3.1' });
    expect(refused(state, assign('XYZ')).code).toBe('no-such-company');
  });

  it('[18DO 4.3.1] it is final', () => {
    const twice = round({ companies: { BME: bme, CME: { ...cme, director: 'A' } } });
    expect(listed(twice, 'assign-brewery')).toHaveLength(2);
    const assigned = played(twice, assign('BME'));
    expect(listed(assigned, 'assign-brewery')).toEqual([]);
    expect(refused(assigned, assign('CME'))).toEqual({ code: 'no-marker', rule: '4.3.1' });
  });

  it('[18DO 4.3.1] it is no action: whoever does only that has passed', () => {
    const assigned = played(round({ priority: 'A' }), assign('BME'));
    expect(acting(assigned)).toBe('A');
    const over = played(assigned, pass, pass, pass);
    expect(over.round.kind).toBe('operating');
    expect(over.priority).toBe('A');
  });

  it('[18DO 4.3.1] a railway that is founded but does not operate yet can have it', () => {
    const state = round({ companies: { BME: { ...bme, held: {}, floated: false } } });
    expect(played(state, assign('BME')).breweries.B2!.marker).toBe('BME');
  });

  it('[18DO 4.3.1] the marker stays with the railway when the director changes', () => {
    const state = played(
      round({ companies: { BME: { ...bme, held: { A: tens(1), B: tens(3) } }, CME: cme }, turn: 'A' }),
      assign('BME'),
      sell('BME', 10, 10),
    );
    expect(state.certificates.find(({ company, director }) => company === 'BME' && director)!.holder).toBe(
      'B',
    );
    expect(state.breweries.B2!.marker).toBe('BME');
  });

  it('[18DO 4.3.1] while a railway of the owner operates, to any railway that they direct', () => {
    const state = trgState({
      breweries: { B2: { owner: 'A' }, B1: { owner: 'B' }, B5: { owner: 'C' } },
      companies: { BME: bme, CME: { ...cme, director: 'A' } },
      operating: { company: 'BME', step: 'track' },
    });
    expect(listed(state, 'assign-brewery')).toEqual([assign('BME'), assign('CME')]);
    const assigned = played(state, assign('CME'));
    expect(assigned.breweries.B2!.marker).toBe('CME');
    expect(assigned.round).toMatchObject({ turn: { company: 'BME', step: 'track' } });
  });

  it('[18DO 4.3.1] not in somebody else’s turn', () => {
    const state = trgState({
      breweries: { B2: { owner: 'A' }, B1: { owner: 'B' }, B5: { owner: 'C' } },
      companies: { BME: bme, CME: cme },
      operating: { company: 'CME', step: 'track' },
    });
    // B acts, and has no. 1, which has no marker
    expect(refused(state, assign('BME'))).toEqual({ code: 'no-marker', rule: '4.3.1' });
    expect(listed(state, 'turn-brewery')).toEqual([turn]);
  });
});

describe('turning a card over', () => {
  it('[18DO 4.3.1] no. 1 has no marker and is turned over whenever its owner likes, in their turn', () => {
    const state = played(round(), pass);
    expect(acting(state)).toBe('B');
    const turned = played(state, turn);
    expect(turned.privates.B1!.closed).toBe(true);
    expect(acting(turned)).toBe('B');
    expect(refused(turned, turn)).toEqual({ code: 'already-turned', rule: '4.3.1' });
  });

  it('[18DO 4.3.1] the others turn over when their marker is assigned, not before', () => {
    expect(refused(round(), turn)).toEqual({ code: 'has-marker', rule: '4.3.1' });
    const without = played(round(), pass, pass);
    expect(acting(without)).toBe('C');
    // C directs nothing: only passing and buying are left
    expect(listed(without).some(({ type }) => /brewery/.test(type))).toBe(false);
  });

  it('[18DO 4.3.1.2] cubes stay on the card when it is turned, and only then can be used', () => {
    const state = played(round(), pass);
    expect(usableCubes(state, 'B')).toBe(0);
    const turned = played(state, turn);
    expect(turned.breweries.B1!.cubes).toBe(2);
    expect(usableCubes(turned, 'B')).toBe(2);
  });

  it('[18DO 4.3.1] the first 6-train turns all over; markers without a railway leave the game', () => {
    const before = trgState({
      phase: '5',
      breweries: { B2: { owner: 'A', marker: 'BME' }, B1: { owner: 'B' }, B5: { owner: 'C' } },
      companies: { BME: { ...bme, treasury: 700, trains: ['5'] }, CME: { ...cme, trains: ['5'] } },
      operating: { company: 'BME', step: 'trains' },
    });
    const state = played(before, { type: 'buy-train', train: '6', from: 'depot' });
    expect(Object.values(state.privates).every(({ closed }) => closed)).toBe(true);
    expect(state.breweries).toEqual({
      B1: { cubes: 2, marker: 'none' },
      B2: { cubes: 0, marker: 'BME' },
      B5: { cubes: 0, marker: 'gone' },
    });
  });
});
