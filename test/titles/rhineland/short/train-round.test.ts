import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { scores } from '@/titles/rhineland/short';
import type { ShortState } from '@/titles/rhineland/short/state';
import {
  type Given,
  lay,
  runAll,
  runTrain,
  shortTable,
  skip,
  take,
  tens,
} from '../../../support/short/table';

const rhl = shortTable('18Rhl');
const lra = shortTable('18LRA');
const { asked, eventsOf, listed, played, refused, shortState, shortStart, boxAt } = rhl;

/** A town between Aachen and Düren: the first route that ADR has. */
const line = { K4: ['4', 1] } as const;

/** Takes a certificate of each of these companies, in turn, and builds nothing but the line of ADR. */
function turns(state: ShortState, ...companies: string[]): ShortState {
  return companies.reduce((now, company) => {
    const taken = played(now, take(company));
    if (!asked(taken).endsWith('direct')) return taken;
    const isFirst = company === 'ADR' && !taken.board.tiles.K4;
    return played(taken, isFirst ? lay('K4', '4', 1) : skip);
  }, state);
}

/** After the last turn of a game of three: C, who directs a corporation without a train, has left the action out. */
function ending(given: Given): ShortState {
  const companies = { CME: { director: 'C' }, ...given.companies };
  return played(shortState({ last: true, step: 'direct', tiles: line, ...given, companies }), skip);
}

const income = (state: ShortState, company: string) =>
  bestRun(boxAt(state.setup).runInput(state, company)).total;

describe('how rounds follow each other', () => {
  it('[18Rhl 10.3] with four players trains run after every second player round', () => {
    const one = turns(shortStart(4), 'ADR', 'BME', 'CCE', 'CME');
    expect(one.round).toMatchObject({ kind: 'player', number: 2, turn: one.seats[0] });
    const two = turns(one, 'DEE', 'GVE', 'MKB', 'RhE');
    expect(two.round).toMatchObject({ kind: 'train', number: 1, of: 9, after: 2 });
    const three = played(two, runAll);
    expect(three.round).toMatchObject({ kind: 'player', number: 3, turn: three.seats[0], step: 'take' });
  });

  it('[18Rhl 10.3] with three players after every third', () => {
    const two = turns(shortStart(3), 'ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE');
    expect(two.round).toMatchObject({ kind: 'player', number: 3 });
    expect(turns(two, 'MKB', 'RhE', 'ADR').round).toMatchObject({
      kind: 'train',
      number: 1,
      of: 8,
      after: 3,
    });
  });

  it.each([
    [3, 23, 8],
    [4, 17, 9],
    [5, 13, 7],
  ])(
    '[18Rhl 10.3, 10.4] %i players: after player round %i comes train round %i, the last',
    (players, of, number) => {
      const last = shortStart(players).seats.toSorted().at(-1)!;
      const state = shortState({
        players,
        last: true,
        step: 'direct',
        companies: { ADR: { director: last, train: '2' } },
        tiles: line,
      });
      expect(state.round).toMatchObject({ kind: 'player', number: of, turn: last });
      expect(played(state, skip).round).toMatchObject({ kind: 'train', number, of: number, after: of });
    },
  );
});

describe('a train round', () => {
  const two: Given = {
    companies: {
      ADR: { director: 'C', train: '2', held: { A: tens(2) } },
      RhE: { director: 'A', train: '2' },
      MKB: { director: 'B', train: '2' },
      BME: { director: 'B' },
    },
    tiles: { ...line, K10: ['57', 2] },
    stations: [['RhE', 'K10']],
  };

  it('[18Rhl 10.3.2] trains run in alphabetical order, whoever directs them', () => {
    const state = turns(shortStart(4), 'RhE', 'CME', 'ADR', 'BME', 'MKB', 'DEE', 'GVE', 'CCE');
    const ran = eventsOf(state, runAll).filter(({ type }) => type === 'ran' || type === 'no-revenue');
    const companies = ran.map((event) => ('company' in event ? event.company : ''));
    expect(companies).toEqual(companies.toSorted());
    const after = played(state, runAll);
    expect(after.runs.map(({ company }) => company)).toEqual([
      'ADR',
      'BME',
      'CCE',
      'CME',
      'DEE',
      'GVE',
      'MKB',
      'RhE',
    ]);
  });

  it('[18Rhl 10.3.2, ruling 157] the best route, without asking; its working is told', () => {
    const state = ending(two);
    expect(asked(state)).toBe('C run-train');
    expect(listed(state)).toEqual([runTrain, runAll]);
    // Aachen, the town between, Düren
    expect(income(state, 'ADR')).toBe(50);
    expect(eventsOf(state, runTrain)).toContainEqual(
      expect.objectContaining({ type: 'ran', company: 'ADR', train: '2', revenue: 50 }),
    );
    expect(played(state, runTrain).runs[0]).toMatchObject({
      company: 'ADR',
      revenue: 50,
      stops: expect.arrayContaining([
        { hex: 'K2', value: 20 },
        { hex: 'K4', value: 10 },
        { hex: 'K6', value: 20 },
      ]),
    });
  });

  it('[18Rhl 10.3.2, ruling 118] only shares of players are paid, and always', () => {
    const after = played(ending(two), runTrain);
    // 20 % and 20 % of 50; the rest lies in the Bank Pool
    expect(after.cash).toEqual({ A: 10, B: 0, C: 10 });
    expect(after.companies.ADR).toMatchObject({ operated: true, lastRevenue: 50 });
    expect(refused(ending(two), { type: 'dividend', pay: false }).code).toBe('not-now');
  });

  it('[18Rhl 10.3.2] a corporation without a train or without a route is passed', () => {
    const after = played(ending(two), runTrain, runTrain);
    expect(after.over).toBe(true);
    expect(after.runs.map(({ company, revenue }) => `${company} ${revenue > 0}`)).toEqual([
      'ADR true',
      'MKB false',
      'RhE true',
    ]);
    expect(eventsOf(ending(two), runTrain)).toContainEqual({ type: 'no-revenue', company: 'MKB' });
  });

  it('[18Rhl 10.3.2] all at once is the same as one after the other', () => {
    const state = ending(two);
    expect(played(state, runAll)).toEqual(played(state, runTrain, runTrain));
  });
});

describe('what routes are worth', () => {
  it('[18Rhl 10.3, ruling 119] red fields by the phase, and obsolete trains run on', () => {
    const basel = (phase: string) =>
      income(
        ending({
          phase,
          companies: { RhE: { director: 'A', train: '2' } },
          tiles: { K10: ['57', 2] },
          stations: [['RhE', 'K10']],
        }),
        'RhE',
      );
    expect([basel('4'), basel('5')]).toEqual([20 + 30, 20 + 70]);
  });

  it('[18Rhl 10.3.2, 6.2.4.2, rulings 119, 170] industries bring 20, from brown on 40', () => {
    const bonuses = (phase: string) => {
      const state = ending({
        phase,
        companies: { BME: { director: 'A', train: '2' } },
        tiles: { C12: ['942', 5], D13: ['202', 2] },
        stations: [['BME', 'C12']],
        markers: { C12: ['coalmine'], D13: ['steelmill'] },
      });
      return played(state, runTrain).runs[0];
    };
    expect(bonuses('4')).toMatchObject({ revenue: 80, bonuses: [{ name: 'industry', amount: 20 }] });
    expect(bonuses('5')).toMatchObject({ revenue: 100, bonuses: [{ name: 'industry', amount: 40 }] });
  });

  it('[18LRA 10.3.2, 6.2.4.5] E27 in the Short Game: the harbour of Ruhrort brings 30', () => {
    const state = lra.played(
      lra.shortState({
        last: true,
        step: 'direct',
        phase: '4',
        companies: { BME: { director: 'A', train: '4' }, CCE: { director: 'C' } },
        tiles: { B14: ['L30', 0], C15: ['L16', 0] },
        harbours: [['BME', 'B14']],
      }),
      skip,
    );
    const [run] = lra.played(state, runTrain).runs;
    expect(run).toMatchObject({ revenue: 130, bonuses: [{ name: 'harbour', amount: 30 }] });
  });
});

describe('the end', () => {
  it('[18Rhl 10.4] after the last train round the richest wins', () => {
    const state = ending({
      companies: { ADR: { director: 'B', train: '2', held: { A: tens(1), C: tens(1) } } },
    });
    const over = played(state, runTrain);
    expect(over.over).toBe(true);
    expect(scores(over).map(({ player, total }) => `${player} ${total}`)).toEqual(['B 10', 'A 5', 'C 5']);
    expect(refused(over, take('ADR')).code).toBe('game-over');
  });

  it('[18Rhl 10.4] certificates are worth nothing, only what they have paid', () => {
    const [first] = scores(played(ending({ companies: { ADR: { director: 'C', train: '2' } } }), runTrain));
    expect(first).toEqual({ player: 'C', shares: [], total: 10 });
  });
});
