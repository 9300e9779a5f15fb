import { describe, expect, it } from 'vitest';
import { countOf } from '@/engine/rounds/free';
import {
  discard,
  type Given,
  held,
  lay,
  shortTable,
  skip,
  take,
  tens,
  trainAt,
} from '../../../support/short/table';

const { asked, eventsOf, listed, played, refused, shortStart, shortState } = shortTable('18Rhl');

describe('taking a certificate', () => {
  it('[18Rhl 10.3.1.1] from any stack, always the top one: the director’s first', () => {
    const state = shortStart();
    expect(listed(state).map(({ type, company }) => `${type} ${company}`)).toEqual(
      Object.keys(state.companies).map((id) => `take ${id}`),
    );
    const after = played(shortState({}), take('MKB'), skip, take('MKB'), take('MKB'));
    expect(['A', 'B', 'C'].map((player) => held(after, player, 'MKB'))).toEqual([['D'], [20], [20]]);
  });

  it('[18Rhl 10.3.1.1] is a duty: there is no passing', () => {
    expect(refused(shortState({}), skip).code).toBe('not-now');
  });

  it('[18Rhl 10.3.1.1] the director’s certificate brings the charter and the next train', () => {
    const state = shortState({});
    expect(eventsOf(state, take('BME'))).toEqual([
      { type: 'took-director', player: 'A', company: 'BME', percent: 20 },
      { type: 'train-taken', company: 'BME', train: '2' },
    ]);
    const after = played(state, take('BME'));
    expect(after.companies.BME!.founded).toBe(true);
    expect(trainAt(after, 'BME')).toEqual(['2']);
  });

  it('[18Rhl 10.3.1.1, ruling 132] a train that comes with a director’s certificate begins a phase too', () => {
    const companies = Object.fromEntries(
      ['ADR', 'BME', 'CCE', 'CME'].map((id) => [id, { director: 'B', train: '2' } as const]),
    );
    expect(eventsOf(shortState({ companies }), take('DEE'))).toContainEqual({
      type: 'phase',
      phase: '3',
      colour: 'green',
    });
  });

  it('[18Rhl 10.3.1.1, ruling 118] a corporation founded when no train is left gets none', () => {
    const companies = Object.fromEntries(
      ['ADR', 'BME', 'CCE', 'CME'].map((id) => [id, { director: 'B', train: '8' } as const]),
    );
    const state = shortState({ phase: '8', companies });
    expect(trainAt(state, 'depot')).toEqual([]);
    expect(eventsOf(state, take('DEE'))).toContainEqual({ type: 'no-train-left', company: 'DEE' });
    expect(trainAt(played(state, take('DEE')), 'DEE')).toEqual([]);
  });

  it('[18Rhl 10.3.1.1] nothing is taken from the Bank Pool, nor of a corporation that there is not', () => {
    const state = shortState({ companies: { ADR: { director: 'B', train: '2', held: { pool: tens(8) } } } });
    expect(refused(state, take('ADR'))).toEqual({ code: 'stack-empty', rule: '10.3.1.1' });
    expect(refused(state, take('DEEG'))).toEqual({ code: 'no-such-company', rule: '' });
  });

  it('[18Rhl 10.3.1.1, 5.2.2] a player may hold any number of shares of one corporation', () => {
    const state = shortState({ companies: { ADR: { director: 'A', train: '2', held: { A: tens(7) } } } });
    expect(held(played(state, take('ADR')), 'A', 'ADR')).toHaveLength(9);
  });
});

describe('the certificate limit', () => {
  it.each([
    ['18Rhl', 3, 20],
    ['18Rhl', 4, 15],
    ['18Rhl', 5, 12],
    ['18LRA', 3, 14],
    ['18LRA', 4, 15],
    ['18LRA', 5, 12],
  ] as const)(
    '[18Rhl 10.3.1.1, ruling 117] on the map of %s %i players may hold %i',
    (map, players, limit) => {
      const { boxAt, shortStart } = shortTable(map);
      const state = shortStart(players);
      expect(boxAt(state.setup).certificateLimit(state)).toBe(limit);
    },
  );

  /** Five players; A is at the limit of twelve. */
  const full = (companies: Given['companies'] = {}) =>
    shortState({
      players: 5,
      companies: {
        BME: { director: 'A', train: '2', held: { A: tens(5) } },
        CME: { director: 'A', train: '2', held: { A: tens(5) } },
        ...companies,
      },
    });

  it('[18Rhl 10.3.1.1] who is at the limit still takes one, then gives one up before the director action', () => {
    const state = full();
    expect(refused(state, discard('BME')).code).toBe('not-now');
    const over = played(state, take('RhE'));
    expect(countOf(over, 'A')).toBe(13);
    expect(asked(over)).toBe('A surplus');
    expect(refused(over, lay('H11', '8', 0)).code).toBe('not-now');
    const after = played(over, discard('BME'));
    expect(asked(after)).toBe('A direct');
    expect(held(after, 'pool', 'BME')).toContain(10);
  });

  it('[18Rhl 10.3.1.1, ruling 133] any ordinary certificate, never a director’s', () => {
    const over = played(full(), take('CME'));
    expect(listed(over).map(({ company, percent }) => `${company} ${percent}`)).toEqual(['BME 10', 'CME 10']);
    expect(refused(over, discard('BME', 20))).toEqual({ code: 'none-to-discard', rule: '10.3.1.1' });
    expect(refused(over, discard('RhE'))).toEqual({ code: 'none-to-discard', rule: '10.3.1.1' });
  });

  it('[18Rhl 10.3.1.1, ruling 133] giving one up may cost the office', () => {
    const state = full({
      BME: { director: 'A', train: '2', held: { A: tens(1), B: tens(3) } },
      DEE: { director: 'A', train: '2', held: { A: tens(3) } },
    });
    const after = played(state, take('CME'), discard('BME'));
    expect(held(after, 'B', 'BME')).toEqual(['D', 10]);
    // two for one: there is another one too many
    expect(held(after, 'A', 'BME')).toEqual([10, 10]);
    expect(asked(after)).toBe('A surplus');
  });
});

describe('a change of director', () => {
  it('[18Rhl 10.3.1.1] whoever has more shares takes over, with charter, train and all', () => {
    const state = shortState({ companies: { RhE: { director: 'B', train: '2', held: { A: tens(2) } } } });
    expect(eventsOf(state, take('RhE'))).toContainEqual({
      type: 'new-director',
      company: 'RhE',
      player: 'A',
      before: 'B',
    });
    const after = played(state, take('RhE'));
    expect([held(after, 'A', 'RhE'), held(after, 'B', 'RhE')]).toEqual([
      ['D', 10],
      [10, 10],
    ]);
    expect(trainAt(after, 'RhE')).toEqual(['2']);
    expect(asked(after)).toBe('A direct');
  });

  it('[18Rhl 10.3.1.1] not with as many', () => {
    const state = shortState({ companies: { RhE: { director: 'B', train: '2', held: { A: tens(1) } } } });
    expect(held(played(state, take('RhE')), 'B', 'RhE')).toEqual(['D']);
  });

  it('[18Rhl 10.3.1.1, ruling 25] for MKB a certificate of 20 % is handed over, nobody is asked', () => {
    const state = shortState({ companies: { MKB: { director: 'B', train: '2', held: { A: [20] } } } });
    const after = played(state, take('MKB'));
    expect([held(after, 'A', 'MKB'), held(after, 'B', 'MKB')]).toEqual([['D', 20], [20]]);
    expect(asked(after)).toBe('A direct');
  });

  it('[18LRA 10.3.1.1, ruling 24] for KEG it takes 30 %', () => {
    const lra = shortTable('18LRA');
    const state = lra.shortState({ companies: { KEG: { director: 'B', train: '2', held: { A: tens(3) } } } });
    const after = lra.played(state, take('KEG'));
    expect([held(after, 'A', 'KEG'), held(after, 'B', 'KEG')]).toEqual([['D', 10], tens(3)]);
  });

  it('[18Rhl 10.3.1.1] a former director above the limit gives certificates up at once, before the other acts', () => {
    const state = shortState({
      players: 5,
      companies: {
        RhE: { director: 'B', train: '2', held: { A: tens(2) } },
        BME: { director: 'B', train: '2', held: { B: tens(5) } },
        CME: { director: 'B', train: '2', held: { B: tens(4) } },
      },
    });
    const over = played(state, take('RhE'));
    expect(asked(over)).toBe('B surplus');
    expect(asked(played(over, discard('CME')))).toBe('A direct');
  });
});
