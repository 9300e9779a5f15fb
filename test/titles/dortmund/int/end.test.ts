import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { readRoute } from '@/engine/routes/check';
import { viewAt } from '@/titles/dortmund/int';
import { runInput } from '@/titles/dortmund/int/routes';
import type { FinalRun, IntState } from '@/titles/dortmund/int/state';
import {
  eventsOf,
  type Given,
  type GivenCompany,
  intState,
  played,
  refused,
  skip,
  tens,
} from '../../../support/do-int/table';

/** From Hamm by the mine in E18 to Gbf Ost and Dortmund City. */
const line: Given['tiles'] = { D19: ['9', 0], E18: ['1905', 1], E16: ['9', 1] };
const yard: Given['stations'] = [
  ['KWE', 'E14'],
  ['HHW', 'E14'],
];

/** Everything that lies in no hand is in the Bank Pool: the last turn, after its certificate. */
function lastTurn(given: Given & { companies: Record<string, GivenCompany> }): IntState {
  const stacks: Record<string, number[]> = {
    BME: tens(8),
    CME: tens(8),
    RhE: tens(8),
    KWE: tens(8),
    DGEE: tens(7),
    DHB: [20, ...tens(6)],
    HHW: tens(7),
  };
  const companies = Object.fromEntries(
    Object.entries(stacks).map(([id, stack]): [string, GivenCompany] => {
      const company = given.companies[id] ?? { director: 'pool' };
      const left = [...stack];
      for (const percent of Object.values(company.held ?? {}).flat()) left.splice(left.indexOf(percent!), 1);
      return [id, { ...company, held: { ...company.held, pool: left } }];
    }),
  );
  return intState({ step: 'tile', ...given, companies });
}

/** The last turn is ended without building anything. */
function ended(state: IntState): IntState {
  let now = state;
  while (!now.over) now = played(now, skip);
  return now;
}

const income = (state: IntState, company: string) => bestRun(runInput(state, company)).total;
const totals = (state: IntState) =>
  viewAt(state.setup)
    .scores(state)
    .map(({ player, total }) => `${player} ${total}`);

describe('what hexes are worth', () => {
  it('[18DO 3.3] the higher value of the edge, whatever the phase; a yard for who stands there', () => {
    const state = intState({
      companies: { KWE: { director: 'A', train: '4' } },
      phase: '4',
      tiles: line,
      stations: yard,
    });
    // Hamm 60, the mine 10, Gbf Ost 20 + 2 × 10, Dortmund City 70
    expect(income(state, 'KWE')).toBe(180);
  });

  it('[18DO 3.3] a yard is worth 20 to who has no station there, 50 when it is full', () => {
    const of = (stations: NonNullable<Given['stations']>) =>
      income(
        intState({
          companies: { KWE: { director: 'A', train: '4' } },
          phase: '4',
          tiles: line,
          stations,
        }),
        'KWE',
      );
    expect(of([['HHW', 'E14']])).toBe(160);
    expect(of([...yard, ['BME', 'E14']])).toBe(190);
  });

  it('[18DO 3.3] the value of a link is added', () => {
    const state = intState({
      companies: { KWE: { director: 'A', train: '4' } },
      phase: '4',
      tiles: line,
      stations: yard,
      links: { E18: 20 },
    });
    expect(income(state, 'KWE')).toBe(200);
  });

  it('[18DO 3.3] no more hexes than the type of the train, and none is left out', () => {
    const of = (train: string) =>
      income(
        intState({
          companies: { KWE: { director: 'A', train } },
          phase: '5',
          tiles: line,
          stations: yard,
        }),
        'KWE',
      );
    // from Gbf Ost to the city; Hamm cannot be had without the mine
    expect(of('2')).toBe(110);
    expect(of('3')).toBe(130);
    expect(of('4')).toBe(180);
  });

  it('[18DO 3.2.2.3] a station in a red area keeps nobody out, and red areas only end a route', () => {
    const state = intState({
      companies: { DGEE: { director: 'A', train: '4' } },
      phase: '4',
      tiles: { ...line, B19: ['1904', 2] },
    });
    // Enschede, Lünen, the mine in B19, Hamm with the home of KWE: the line behind it is out of reach
    expect(income(state, 'DGEE')).toBe(60 + 30 + 10 + 60);
  });

  it('[18DO 3.2.2] a single hex is no route, and a route needs a station of the company', () => {
    const state = intState({ companies: { BME: { director: 'A', train: '2' } }, tiles: line });
    expect(income(state, 'BME')).toBe(0);
  });

  it('[18DO 3.3] special abilities are not used: HHW does not pass a blocked mill', () => {
    const built = (stations: NonNullable<Given['stations']>) =>
      intState({
        companies: { HHW: { director: 'A', train: '4' } },
        phase: '4',
        tiles: { G16: ['8', 0] },
        stations: [['HHW', 'E14'], ...stations],
      });
    // Dortmund City, Gbf Ost, Aplerbeck, and the mine in H15 behind it
    expect(income(built([]), 'HHW')).toBe(70 + 30 + 20 + 10);
    expect(income(built([['BME', 'F15']]), 'HHW')).toBe(70 + 30 + 20);
  });
});

describe('the end', () => {
  it('[18DO 3.3] after the turn in which the last certificate was taken, the sixtieth', () => {
    const state = lastTurn({
      companies: { KWE: { director: 'A', held: { A: [10] }, train: '2' } },
      tiles: line,
    });
    expect(state.round.number).toBe(60);
    expect(state.over).toBe(false);
    const after = ended(state);
    expect(after.over).toBe(true);
    expect(refused(after, skip).code).toBe('game-over');
  });

  it('[18DO 3.3] each company runs once for its highest income, rounded down, and pays its shares', () => {
    const state = lastTurn({
      companies: {
        KWE: { director: 'A', held: { A: [10], B: tens(2) }, train: '4' },
        RhE: { director: 'C' },
      },
      phase: '5',
      tiles: { ...line, E18: ['1930', 0] },
      links: { E18: 20 },
      stations: yard,
    });
    const after = ended(state);
    expect(after.runs).toMatchObject([{ company: 'KWE', train: '4', revenue: 205, paid: 200 }]);
    const [{ stops, pieces }] = after.runs as [FinalRun];
    // the mine is green: 15 and a link of 20
    expect(stops.map(({ hex, value }) => `${hex} ${value}`).sort()).toEqual([
      'C20 60',
      'E12 70',
      'E14 40',
      'E18 35',
    ]);
    const input = runInput(state, 'KWE');
    expect(readRoute(input, input.trains[0]!, pieces)).toHaveProperty('route');
    expect(totals(after)).toEqual(['A 60', 'B 40', 'C 0']);
  });

  it('[18DO 3.3] the runs are told one by one, with their dividends', () => {
    const state = lastTurn({
      companies: { KWE: { director: 'A', held: { B: tens(1) }, train: '3' } },
      tiles: line,
      stations: [
        ['KWE', 'E14'],
        ['KWE', 'E12'],
        ['KWE', 'F15'],
      ],
      phase: '3',
    });
    const told = eventsOf(played(state, skip), skip);
    expect(told.map(({ type }) => type)).toEqual([
      'final-runs',
      'ran',
      'paid-out',
      'dividend-share',
      'dividend-share',
      'game-over',
    ]);
    expect(told[1]).toMatchObject({
      company: 'KWE',
      train: '3',
      hexes: ['F15', 'E14', 'E12'],
      revenue: 120,
    });
    expect(told.slice(2, 5)).toEqual([
      { type: 'paid-out', company: 'KWE', revenue: 120 },
      { type: 'dividend-share', player: 'A', company: 'KWE', amount: 24 },
      { type: 'dividend-share', player: 'B', company: 'KWE', amount: 12 },
    ]);
  });

  it('[18DO 3.3] an obsolete train runs, too; a company without a route earns nothing', () => {
    const state = lastTurn({
      companies: {
        KWE: { director: 'A', train: '2' },
        BME: { director: 'B', train: '8' },
      },
      phase: '8',
      tiles: line,
    });
    const after = ended(state);
    expect(after.runs.map(({ company, train, paid }) => [company, train, paid])).toEqual([
      ['BME', '8', 0],
      ['KWE', '2', 70],
    ]);
    expect(after.runs[0]!.pieces).toEqual([]);
  });

  it('[18DO 3.3] companies that were never founded pay nothing, and the Bank Pool gets nothing', () => {
    const after = ended(
      lastTurn({
        companies: {
          KWE: { director: 'A', train: '2' },
          DHB: { director: 'pool', held: { B: [20, ...tens(4)] } },
        },
        tiles: line,
      }),
    );
    expect(totals(after)).toEqual(['A 14', 'B 0', 'C 0']);
  });

  it('[18DO 3.3] nobody has an income before the end', () => {
    expect(totals(intState({ companies: { KWE: { director: 'A', train: '2' } }, tiles: line }))).toEqual([
      'A 0',
      'B 0',
      'C 0',
    ]);
  });
});

describe('a tie', () => {
  const run = (company: string, paid: number): FinalRun => ({
    company,
    train: '2',
    pieces: [],
    stops: [],
    revenue: paid,
    paid,
  });
  const order = (companies: Record<string, GivenCompany>, runs: FinalRun[]) => {
    const state = { ...intState({ companies }), runs, over: true };
    return viewAt(state.setup)
      .scores(state)
      .map(({ player, total, tieBreak }) => [player, total, tieBreak]);
  };

  it('[18DO 3.3] goes to the tied player who directs the company that pays the most', () => {
    const companies = {
      KWE: { director: 'B', held: { A: [10] } },
      BME: { director: 'C', held: { A: [10] } },
    } as const;
    // 20 % of 100 for B, 20 % of 100 for C would be a tie; A has 10 % of each
    expect(order(companies, [run('KWE', 100), run('BME', 100)])).toEqual([
      ['B', 20, 100],
      ['C', 20, 100],
      ['A', 20, 0],
    ]);
    const unequal = {
      KWE: { director: 'B' },
      BME: { director: 'C', held: { C: [10] } },
      CME: { director: 'A' },
    } as const;
    expect(order(unequal, [run('KWE', 150), run('BME', 100), run('CME', 90)])).toEqual([
      ['B', 30, 150],
      ['C', 30, 100],
      ['A', 18, 90],
    ]);
  });
});
