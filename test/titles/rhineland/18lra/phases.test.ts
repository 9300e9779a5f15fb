import { describe, expect, it } from 'vitest';
import { boxAt } from '@/titles/rhineland/18lra';
import {
  floated,
  floatedADR,
  listed,
  lraStart,
  lraState,
  pass,
  played,
  refused,
  turn,
} from '../../../support/lra/table';

const { phases, trains } = boxAt(lraStart().setup);
const first = (train: string) => ({ type: 'buy-train', train, from: 'depot' });

describe('[18LRA 6.3] phases', () => {
  it('yellow, green, brown and no grey one; limits and rounds of each', () => {
    expect(
      phases.all.map(({ on, colour, trainLimit, operatingRounds }) => [
        on,
        colour,
        trainLimit,
        operatingRounds,
      ]),
    ).toEqual([
      ['start', 'yellow', 4, 1],
      ['3', 'green', 4, 2],
      ['4', 'green', 3, 2],
      ['5', 'brown', 2, 3],
      ['6', 'brown', 2, 3],
    ]);
  });

  it('the first 4-train sends 2-trains away, the first 6-train 3-trains; 4-trains stay', () => {
    const until = Object.fromEntries(trains.map(({ id, obsoleteOn }) => [id, obsoleteOn]));
    expect(until).toMatchObject({ '2': '4', '3': '6', '4': undefined, '5': undefined, '6': undefined });
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '5',
      companies: {
        BME: floated({ treasury: 700, trains: ['4'] }),
        CCE: floated({ at: [1, 1], trains: ['3', '4'] }),
      },
    });
    const bought = played(state, first('6'));
    expect(bought.trains.filter(({ at }) => at === 'CCE').map(({ type }) => type)).toEqual(['4']);
  });

  it('the first 4-train lowers the limit to three: what is too much is given up', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '3',
      pool: ['3'],
      companies: {
        BME: floated({ treasury: 700 }),
        CCE: floated({ at: [1, 1], trains: ['2', '3', '3', '3'] }),
      },
    });
    const bought = played(state, first('4'));
    expect(bought.decisions).toEqual([]); // the 2-train is gone
    expect(bought.effects).toBeUndefined();
  });

  it('a corporation that floats in the brown phase gets all its capital', () => {
    const state = lraState({
      stock: 4,
      phase: '5',
      cash: { A: 300 },
      companies: { RhE: { director: 'A', held: { A: [10], B: [10] }, at: [3, 0], floated: false } },
    });
    const bought = played(state, { type: 'buy', company: 'RhE', source: 'offer', percent: 10 });
    expect(bought.companies.RhE).toMatchObject({ floated: true, treasury: 600 });
  });

  it('three operating rounds follow the next stock round', () => {
    const state = lraState({ stock: 4, phase: '5', companies: { BME: floated() } });
    expect(played(state, pass, pass, pass, pass).round).toMatchObject({
      kind: 'operating',
      number: 1,
      of: 3,
    });
  });
});

describe('[18LRA 6.2.6] trains on sale', () => {
  it('6-trains are on sale beside 5-trains from the first 5-train on', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '5',
      companies: { BME: floated({ treasury: 700 }) },
    });
    expect(listed(state, 'buy-train').map(({ train }) => train)).toEqual(['5', '6']);
    const before = turn({
      company: 'BME',
      step: 'trains',
      phase: '4',
      pool: ['4', '4'],
      companies: { BME: floated({ treasury: 700 }) },
    });
    expect(listed(before, 'buy-train').map(({ train, from }) => [train, from])).toEqual([
      ['5', 'depot'],
      ['4', 'pool'],
    ]);
  });

  it('[18LRA 6.2.6.1] a corporation that could run must own a train; one that could not need not', () => {
    const could = turn({ company: 'CCE', step: 'trains', companies: { CCE: floated({ treasury: 300 }) } });
    expect(refused(could, { type: 'skip' }).code).toBe('must-own-train');
    const bme = turn({ company: 'BME', step: 'trains', companies: { BME: floated({ treasury: 300 }) } });
    expect(listed(bme, 'skip')).toHaveLength(1);
  });
});

describe('[18LRA 7.1, 7.2] the end', () => {
  it('the bank breaks, and wealth is cash and shares', () => {
    const state = lraState({
      stock: 3,
      bank: 0,
      turn: 'A',
      companies: { ADR: floatedADR({ treasury: 0 }) },
    });
    const sold = played(state, { type: 'sell', company: 'ADR', percents: [10] });
    expect(sold.broken).toBe('stock');
  });
});
