import { describe, expect, it } from 'vitest';
import { trainsOf } from '@/engine/finance/trains';
import { acting, listed, played, refused, type TrgState } from '../../../support/trg/table';
import { buyTrain, routes, running, skip, stepIn, turn } from '../../../support/trg/turn';
import { fromHagen, hagenToCity, toWitten } from './lines';

const typesOf = (state: TrgState, company: string) => trainsOf(state, company).map(({ type }) => type);
const bme = (more = {}, given = {}) =>
  turn({
    company: 'BME',
    step: 'trains',
    companies: { BME: running({ treasury: 2000, ...more }) },
    ...given,
  });

/** Takes all but so many of a type out of the depot. */
function leaving(state: TrgState, type: string, left: number): TrgState {
  let kept = 0;
  const trains = state.trains.map((card) =>
    card.type === type && card.at === 'depot' && ++kept > left ? { ...card, at: 'gone' as const } : card,
  );
  return { ...state, trains };
}

describe('new trains', () => {
  it('[18DO 4.5.7.1] example M: two in the yellow phase, the second may be the first 3-train', () => {
    const one = leaving(
      turn({ company: 'CME', step: 'trains', phase: '2', companies: { CME: running({ treasury: 800 }) } }),
      '2',
      1,
    );
    const two = played(one, buyTrain('2'), buyTrain('3'));
    expect(typesOf(two, 'CME')).toEqual(['2', '3']);
    expect(two.companies.CME!.treasury).toBe(800 - 80 - 180);
    expect(refused(two, buyTrain('3'))).toEqual({ code: 'new-train-limit', rule: '4.5.7.1' });
  });

  it('[18DO 4.5.7.1] one in a turn from the green phase on', () => {
    const after = played(bme(), buyTrain('3'));
    expect(refused(after, buyTrain('3'))).toEqual({ code: 'new-train-limit', rule: '4.5.7.1' });
    // the first 3-train as the first purchase of a turn: green has begun
    const first = leaving(bme({}, { phase: '2' }), '2', 0);
    expect(refused(played(first, buyTrain('3')), buyTrain('3')).code).toBe('new-train-limit');
  });

  it('[18DO 4.3.2.1, 4.5.7.1] a train before the tile may begin a phase, and it is the one of the turn', () => {
    const companies = { BME: running({ treasury: 2000, operated: false }) };
    const state = turn({ company: 'BME', step: 'first-train', phase: '2', companies, tiles: fromHagen });
    const bought = played(leaving(state, '2', 0), buyTrain('3'));
    expect(stepIn(bought)).toBe('BME/track');
    expect(listed(bought, 'lay').some(({ hex, tile }) => hex === 'F11' && tile === '23')).toBe(true);
    const end = played(bought, skip, skip, skip, routes(hagenToCity), { type: 'dividend', pay: false });
    expect(stepIn(end)).toBe('BME/trains');
    expect(refused(end, buyTrain('3')).code).toBe('new-train-limit');
  });

  it('[18DO 4.5.7.1] in rising order; the 8-train after the second 6-train, beside the third', () => {
    expect(refused(bme(), buyTrain('4'))).toEqual({ code: 'train-not-on-sale', rule: '4.5.7.1' });
    const six = bme({ trains: ['5'] }, { phase: '6' });
    expect(listed(six, 'buy-train')).toEqual([buyTrain('6')]);
    const second = leaving(six, '6', 1);
    expect(listed(second, 'buy-train')).toEqual([buyTrain('6'), buyTrain('8')]);
    const grey = played(second, buyTrain('8'));
    expect(typesOf(grey, 'BME')).toEqual(['5', '8']);
  });

  it('[18DO 4.5.7] only with the treasury', () => {
    const poor = bme({ treasury: 179, trains: ['3'] });
    expect(refused(poor, buyTrain('3'))).toEqual({ code: 'train-too-dear', rule: '4.5.7' });
  });

  it('[18DO 4.5.7] trains of the Bank Pool cost the printed price and do not count as new', () => {
    const state = bme({}, { phase: '4', pool: ['3', '3'] });
    const after = played(state, buyTrain('3', 'pool'), buyTrain('4'), buyTrain('3', 'pool'));
    expect(typesOf(after, 'BME')).toEqual(['3', '3', '4']);
    expect(after.companies.BME!.treasury).toBe(2000 - 180 - 300 - 180);
  });
});

describe('the train limit', () => {
  it('[18DO 4.5.7] at the limit nothing is bought, even if the purchase made trains obsolete', () => {
    const state = leaving(bme({ trains: ['2', '2', '3', '3'] }), '3', 0);
    expect(refused(state, buyTrain('4'))).toEqual({ code: 'train-limit', rule: '4.5.7' });
  });

  it('[18DO 4.5.7] a lower limit: the acting railway gives up first, then the others in the order of the round', () => {
    const state = leaving(
      turn({
        company: 'BME',
        step: 'trains',
        phase: '4',
        order: ['RhE', 'BME', 'CME'],
        companies: {
          BME: running({ treasury: 600, trains: ['3', '3'] }),
          CME: running({ director: 'B', trains: ['3', '4', '3'], at: [0, 9] }),
          RhE: running({ director: 'C', trains: ['4', '4', '3'], at: [2, 2] }),
        },
      }),
      '4',
      0,
    );
    const brown = played(state, buyTrain('5'));
    expect(acting(brown)).toBe('A');
    expect(listed(brown)).toEqual([
      { type: 'discard-train', train: '3' },
      { type: 'discard-train', train: '5' },
    ]);
    const one = played(brown, { type: 'discard-train', train: '3' });
    expect(acting(one)).toBe('C');
    const two = played(one, { type: 'discard-train', train: '4' });
    expect(acting(two)).toBe('B');
    const done = played(two, { type: 'discard-train', train: '3' });
    expect(['BME', 'CME', 'RhE'].map((id) => typesOf(done, id).length)).toEqual([2, 2, 2]);
    expect(trainsOf(done, 'pool').map(({ type }) => type)).toEqual(['3', '3', '4']);
  });
});

describe('a train that was given up', () => {
  /** BME has bought the first 5-train with two 3-trains; CME has three trains. */
  const brown = () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '4',
      order: ['BME', 'CME'],
      companies: {
        BME: running({ treasury: 2000, trains: ['3', '3'] }),
        CME: running({ director: 'B', trains: ['3', '4', '4'] }),
      },
    });
    return played(leaving(state, '4', 0), buyTrain('5'), { type: 'discard-train', train: '3' });
  };
  /** The limit keeps it from buying at all: here its other trains are gone. */
  const withRoom = (state: TrgState): TrgState => ({
    ...state,
    trains: state.trains.map((card) => (card.at === 'BME' ? { ...card, at: 'gone' } : card)),
  });

  it('[18DO 4.5.7] lies in the pool for others: who gave it up does not buy it back in the same turn', () => {
    const mine = withRoom(played(brown(), { type: 'discard-train', train: '4' }));
    expect(trainsOf(mine, 'pool').map(({ type }) => type)).toEqual(['3', '4']);
    expect(refused(mine, buyTrain('3', 'pool'))).toEqual({ code: 'train-given-up', rule: '4.5.7' });
    expect(listed(mine, 'buy-train')).toEqual([buyTrain('4', 'pool')]);
    expect(typesOf(played(mine, buyTrain('4', 'pool')), 'BME')).toEqual(['4']);
  });

  it('[18DO 4.5.7] another one of its kind it may buy, and it itself in its next turn', () => {
    const both = withRoom(played(brown(), { type: 'discard-train', train: '3' }));
    const bought = played(both, buyTrain('3', 'pool'));
    expect(typesOf(bought, 'BME')).toEqual(['3']);
    expect(refused(bought, buyTrain('3', 'pool')).code).toBe('train-given-up');
    const later = { ...both, done: { ...both.done, discarded: [] } };
    expect(typesOf(played(later, buyTrain('3', 'pool'), buyTrain('3', 'pool')), 'BME')).toEqual(['3', '3']);
  });
});

describe('trains of other railways', () => {
  const traded = (price: number) => ({ type: 'buy-train-from', company: 'CME', train: '3', price });
  const state = turn({
    company: 'BME',
    step: 'trains',
    companies: { BME: running(), CME: running({ director: 'B', trains: ['3', '3'] }) },
  });

  it('[18DO 4.5.7.2] at any price from 1 Mark, if the other director agrees, and any number of them', () => {
    expect(refused(state, traded(0))).toEqual({ code: 'price-too-low', rule: '4.5.7.2' });
    const offer = played(state, traded(1));
    expect(acting(offer)).toBe('B');
    const agreed = played(offer, { type: 'agree' });
    expect([typesOf(agreed, 'BME'), agreed.companies.CME!.treasury]).toEqual([['3'], 501]);
    const again = played(agreed, traded(100), { type: 'agree' }, buyTrain('3'));
    expect(typesOf(again, 'BME')).toEqual(['3', '3', '3']);
    expect(typesOf(played(offer, { type: 'decline' }), 'BME')).toEqual([]);
  });

  it('[18DO 4.5.7.2] with the treasury alone', () => {
    expect(refused(state, traded(501))).toEqual({ code: 'train-too-dear', rule: '4.5.7' });
  });
});

describe('trains that become obsolete', () => {
  it('[18DO 4.5.7.3] the first 4-train takes all 2-trains out, the first 6-train all 3-trains, in the pool too', () => {
    const four = leaving(
      turn({
        company: 'BME',
        step: 'trains',
        companies: {
          BME: running({ trains: ['2'] }),
          CME: running({ director: 'B', trains: ['2', '2', '3'] }),
        },
        pool: ['2'],
      }),
      '3',
      0,
    );
    const after = played(four, buyTrain('4'));
    expect([typesOf(after, 'BME'), typesOf(after, 'CME')]).toEqual([['4'], ['3']]);
    expect(after.trains.some(({ type, at }) => type === '2' && at !== 'gone')).toBe(false);
    const six = leaving(bme({ trains: ['3'] }, { phase: '5', pool: ['3'] }), '5', 0);
    expect(typesOf(played(six, buyTrain('6')), 'BME')).toEqual(['6']);
  });

  /** CME has bought the first 8-train; BME has a 4-train and acts next. */
  const last = () => {
    const state = turn({
      company: 'CME',
      step: 'trains',
      phase: '6',
      order: ['CME', 'BME'],
      companies: {
        CME: running({ director: 'B', treasury: 800, trains: ['4'] }),
        BME: running({ treasury: 700, trains: ['4'] }),
      },
      pool: ['4'],
      tiles: fromHagen,
    });
    return played(leaving(state, '6', 1), buyTrain('8'));
  };

  it('[18DO 4.5.7.3] the first 8-train: 4-trains of the pool leave, those of railways run once more', () => {
    const state = last();
    expect([typesOf(state, 'CME'), typesOf(state, 'BME')]).toEqual([['4', '8'], ['4']]);
    expect(trainsOf(state, 'pool')).toEqual([]);
  });

  it('[18DO 4.5.7.3, 4.5.7.4] example Q: it runs, leaves, and another must be bought in that turn', () => {
    const acts = played(last(), skip, skip);
    const beforeRun =
      stepIn(acts) === 'BME/run' ? acts : played(acts, ...(stepIn(acts) === 'BME/station' ? [skip] : []));
    const atRun = stepIn(beforeRun) === 'BME/run' ? beforeRun : played(beforeRun, skip);
    expect(stepIn(atRun)).toBe('BME/run');
    const ran = played(atRun, routes(hagenToCity));
    expect(typesOf(ran, 'BME')).toEqual([]);
    const trains = played(ran, { type: 'dividend', pay: false });
    expect(refused(trains, skip)).toEqual({ code: 'must-own-train', rule: '4.5.7.4' });
    expect(typesOf(played(trains, buyTrain('6')), 'BME')).toEqual(['6']);
  });

  it('[18DO 4.5.7.3] it leaves without a route too, and until then it is not for sale', () => {
    const state = last();
    expect(
      refused(played(state, skip), { type: 'buy-train-from', company: 'CME', train: '4', price: 1 }).code,
    ).toBe('not-now');
    const buying = turn({
      company: 'BME',
      step: 'trains',
      phase: '8',
      companies: { BME: running({ trains: ['5'] }), CME: running({ director: 'B', trains: ['4'] }) },
    });
    const from = { type: 'buy-train-from', company: 'CME', train: '4', price: 1 };
    expect(refused(buying, from)).toEqual({ code: 'train-last-run', rule: '4.5.7.3' });
    expect(listed(buying, 'buy-train-from')).toEqual([]);
    const idle = turn({
      company: 'KWE',
      step: 'track',
      phase: '8',
      companies: { KWE: running({ trains: ['4'] }) },
    });
    expect(typesOf(played(idle, skip), 'KWE')).toEqual([]);
  });

  it('[18DO 4.5.7.3] on its last run it may stay idle, which no other train may', () => {
    const bme = (trains: string[], phase: string) =>
      turn({
        company: 'BME',
        step: 'run',
        phase,
        companies: { BME: running({ trains }) },
        tiles: { ...fromHagen, ...toWitten },
        stations: [{ company: 'BME', hex: 'E12', stop: 0 }],
        breweries: { B2: {}, B3: {}, B4: {} },
      });
    expect(refused(bme(['4'], '6'), routes(''))).toEqual({ code: 'route-train-idle', rule: '4.5.5' });
    const idle = played(bme(['4'], '8'), routes(''));
    expect([typesOf(idle, 'BME'), stepIn(idle)]).toEqual([[], 'BME/trains']);
    // a train beside it must run all the same, whatever the other does
    const two = bme(['4', '5'], '8');
    expect(stepIn(played(two, routes('', hagenToCity)))).toBe('BME/dividend');
    expect(refused(two, routes(hagenToCity, ''))).toEqual({ code: 'route-train-idle', rule: '4.5.5' });
    expect(refused(two, routes('', ''))).toEqual({ code: 'route-train-idle', rule: '4.5.5' });
    // what is listed still brings most
    expect(listed(two, 'run')[0]!.routes).not.toContainEqual([]);
  });

  it('[18DO 4.5.7.3] its route is no reason to leave the other train without one', () => {
    // one way out of Hagen: either train can run, not both
    const one = turn({
      company: 'BME',
      step: 'run',
      phase: '8',
      companies: { BME: running({ trains: ['4', '5'] }) },
      tiles: fromHagen,
      breweries: { B2: {}, B3: {}, B4: {} },
    });
    expect(refused(one, routes(hagenToCity, ''))).toEqual({ code: 'route-train-idle', rule: '4.5.5' });
    expect(listed(one, 'run')[0]!.routes).toMatchObject([[], { length: expect.any(Number) }]);
    expect(stepIn(played(one, routes('', hagenToCity)))).toBe('BME/dividend');
  });

  it('[18DO 4.5.7.3, 4.5.7] it counts against the limit as long as it is there', () => {
    const trains = ['4', '8'];
    const companies = { CME: running({ trains }), BME: running({ director: 'B', trains: ['5'] }) };
    const state = turn({ company: 'CME', step: 'trains', phase: '8', companies });
    const from = { type: 'buy-train-from', company: 'BME', train: '5', price: 1 };
    expect(refused(state, from)).toEqual({ code: 'train-limit', rule: '4.5.7' });
  });

  it('[18DO 4.5.7.3] its buyer’s own 4-train stays until its next run', () => {
    expect(typesOf(played(last(), skip), 'CME')).toEqual(['4', '8']);
  });
});
