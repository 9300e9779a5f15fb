import { describe, expect, it } from 'vitest';
import { listed, played, refused, tens } from '../../../support/trg/table';
import {
  buyTrain,
  running,
  runningLarge,
  sellShare,
  skip,
  station,
  stepIn,
  turn,
} from '../../../support/trg/turn';
import { fromHagen, fromHolzwickede } from './lines';

const bme = (more = {}) => turn({ company: 'BME', step: 'station', tiles: fromHagen, ...more });
const reserved = { type: 'station-reserved', hex: 'E12', stop: 0 };
const others = (...companies: string[]) => companies.map((company) => ({ company, hex: 'E12', stop: 0 }));
const full = {
  companies: {
    BME: running(),
    CME: running({ director: 'B' }),
    RhE: running({ director: 'C' }),
    KWE: running({ director: 'B' }),
    DGEE: runningLarge({ director: 'C' }),
  },
};

describe('stations', () => {
  it('[18DO 4.5.3] one in a turn for the price on the charter, by an available route', () => {
    const state = bme();
    expect(listed(state, 'station').map(({ hex }) => hex)).toEqual(['E12', 'E14', 'F15']);
    const built = played(state, station('E12'));
    expect(built.companies.BME!.treasury).toBe(470);
    expect(built.companies.BME!.tokens).toEqual([30, 30, 30, 30]);
    expect(stepIn(built)).not.toBe('BME/station');
    expect(refused(state, station('F7'))).toEqual({ code: 'station-no-route', rule: '4.5.3' });
  });

  it('[18DO 4.5.3] never two of one railway on a hex, and none where no circle is free', () => {
    const there = bme({ stations: [{ company: 'BME', hex: 'E12', stop: 0 }] });
    expect(refused(there, station('E12'))).toEqual({ code: 'station-on-hex', rule: '4.5.3' });
    // three others and the place of no. 2
    const taken = bme({ ...full, stations: others('CME', 'RhE', 'KWE') });
    expect(refused(taken, station('E12'))).toEqual({ code: 'station-full', rule: '4.5.3' });
    expect(refused(bme(), station('I10'))).toEqual({ code: 'station-no-place', rule: '4.5.3' });
  });

  it('[18DO 4.5.1, 4.5.3] no available route is in a hex twice, not even on separate track', () => {
    // from the city over D13 to C14, round by C12, and over D13 again towards Gbf Süd
    const loop = {
      D13: ['18', 0],
      C14: ['1937', 0],
      C12: ['7', 4],
      D11: ['8', 4],
      E10: ['9', 0],
      F9: ['8', 1],
    } as const;
    const kwe = turn({
      company: 'KWE',
      step: 'station',
      companies: { KWE: running() },
      tiles: loop,
      stations: [{ company: 'KWE', hex: 'E12', stop: 0 }],
    });
    expect(listed(kwe, 'station').map(({ hex }) => hex)).toContain('C14');
    expect(refused(kwe, station('F7'))).toEqual({ code: 'station-no-route', rule: '4.5.3' });
    const apart = turn({
      company: 'KWE',
      step: 'station',
      companies: { KWE: running() },
      tiles: { ...loop, E10: ['8', 4] },
      stations: [{ company: 'KWE', hex: 'E12', stop: 0 }],
    });
    expect(listed(apart, 'station').map(({ hex }) => hex)).toContain('F7');
  });

  it('[18DO 4.5.3] without money or tokens there is none', () => {
    const poor = bme({ companies: { BME: running({ treasury: 29 }) } });
    expect(refused(poor, station('E12'))).toEqual({ code: 'station-too-dear', rule: '4.5.3' });
    expect(refused(bme({ turn: { stationUsed: true } }), station('E12')).code).toBe('station-used');
  });

  it('[18DO 4.5, 4.5.3] a treasury that is short does not end the step while a certificate could be sold for it', () => {
    /** BME has laid its tile; its value is 80. */
    const afterTrack = (company: Partial<Parameters<typeof running>[0]>, more = {}) =>
      played(
        bme({
          step: 'track',
          companies: { BME: running({ trains: ['3'], ...company }) },
          ...more,
        }),
        skip,
      );
    const short = afterTrack({ treasury: 0 });
    expect(stepIn(short)).toBe('BME/station');
    expect(listed(short, 'station')).toEqual([]);
    expect(refused(short, station('E12'))).toEqual({ code: 'station-too-dear', rule: '4.5.3' });
    const built = played(short, sellShare(), station('E12'));
    expect(built.companies.BME!.treasury).toBe(0 + 80 - 30);
    // one tap declines, and the next step goes the same way
    expect(stepIn(played(short, skip))).toBe('BME/link');
    expect(stepIn(played(short, skip, skip))).toBe('BME/run');
    // the deal of the turn is done, the Bank Pool is full, or there is nothing to sell
    expect(stepIn(afterTrack({ treasury: 0 }, { has: { dealt: true } }))).toBe('BME/run');
    expect(stepIn(afterTrack({ treasury: 0, held: { A: tens(2), pool: tens(5) } }))).toBe('BME/run');
    expect(stepIn(afterTrack({ treasury: 0, held: { A: tens(5), B: tens(3) } }))).toBe('BME/run');
    // a sale that does not bring enough: 20 at the bottom left
    expect(stepIn(afterTrack({ treasury: 9, at: [5, 0] }))).toBe('BME/run');
    expect(stepIn(afterTrack({ treasury: 10, at: [5, 0] }))).toBe('BME/station');
  });

  it('[18DO 4.5, 4.3.1.1] the place of no. 2 and the price of no. 3 count in this too', () => {
    /** A share brings 20. */
    const afterTrack = (treasury: number, breweries: object, more = {}) =>
      stepIn(
        played(
          bme({
            step: 'track',
            breweries,
            ...more,
            companies: { ...full.companies, BME: running({ trains: ['3'], treasury, at: [5, 0] }) },
          }),
          skip,
        ),
      );
    // in the city nothing is free but the reserved place, at half the price; others cost 30
    const taken = { stations: others('CME', 'RhE', 'KWE') };
    const half = { B3: { marker: 'BME' } };
    expect(afterTrack(0, { B1: {}, B2: { marker: 'BME' }, ...half }, taken)).toBe('BME/station');
    expect(afterTrack(0, { B1: {}, B2: {}, ...half }, taken)).not.toBe('BME/station');
    expect(afterTrack(0, { B1: {}, B2: {}, B3: { marker: 'BME' } })).toBe('BME/station');
    expect(afterTrack(0, { B1: {}, B2: {}, B3: { marker: 'RhE' } })).not.toBe('BME/station');
  });

  it('[18DO 4.3.1, 4.5.3, ruling 115] a marker that the director still holds opens the step too', () => {
    // nothing else is left for BME than the city
    const own = ['E14', 'F15'].map((hex) => ({ company: 'BME', hex, stop: 0 }));
    const afterTrack = (breweries: object, more = {}, company = {}) =>
      played(
        bme({
          step: 'track',
          breweries,
          stations: [...others('CME', 'RhE', 'KWE'), ...own],
          ...more,
          companies: { ...full.companies, BME: running({ trains: ['3'], ...company }) },
        }),
        skip,
      );
    const assign = { type: 'assign-brewery', company: 'BME' };
    // A has no. 2: the place that it keeps is the only free one
    const two = { B1: { owner: 'B' }, B2: { owner: 'A' }, B3: { owner: 'C' } };
    const offered = afterTrack(two);
    expect([stepIn(offered), listed(offered, 'station'), listed(offered, 'station-reserved')]).toEqual([
      'BME/station',
      [],
      [],
    ]);
    const built = played(offered, assign, reserved);
    expect([built.companies.BME!.treasury, built.breweries.B2!.marker]).toEqual([470, 'gone']);
    expect(stepIn(played(offered, skip))).not.toBe('BME/station');
    // it is another’s, or has been given away, or lies with another of A’s companies
    expect(stepIn(afterTrack({ B1: {}, B2: {}, B3: {} }))).not.toBe('BME/station');
    expect(stepIn(afterTrack({ ...two, B2: { owner: 'A', marker: 'gone' } }))).not.toBe('BME/station');
    // with the money of the deal beside it: a share brings 20, the station costs 30
    expect(stepIn(afterTrack(two, {}, { treasury: 10, at: [5, 0] }))).toBe('BME/station');
    expect(stepIn(afterTrack(two, {}, { treasury: 9, at: [5, 0] }))).not.toBe('BME/station');
    // no. 3 halves the price in the city
    const three = { B1: { owner: 'B' }, B2: { owner: 'C' }, B3: { owner: 'A' } };
    const open = { stations: own };
    expect(stepIn(afterTrack(three, open, { treasury: 15, held: { A: tens(5), B: tens(3) } }))).toBe(
      'BME/station',
    );
    expect(stepIn(afterTrack(three, open, { treasury: 14, held: { A: tens(5), B: tens(3) } }))).not.toBe(
      'BME/station',
    );
  });

  it('[18DO 4.5.3] a home that lies face down keeps its place but blocks nobody', () => {
    const hhw = { tiles: { ...fromHagen, ...fromHolzwickede } };
    const asleep = bme({ ...hhw, turn: {} });
    expect(refused(asleep, station('H19')).code).toBe('station-full');
  });
});

describe('Dortmund City and the markers of nos. 2 and 3', () => {
  const breweries = (two: string, three: string) => ({
    B1: {},
    B2: { marker: two },
    B3: { marker: three },
  });

  it('[18DO 4.3.1.1, 4.5.3] the place of no. 2 is for the railway with its marker, at the normal price', () => {
    const state = bme({
      ...full,
      stations: others('CME', 'RhE', 'KWE'),
      breweries: breweries('BME', 'card'),
    });
    expect(listed(state, 'station').map(({ hex }) => hex)).not.toContain('E12');
    const built = played(state, reserved);
    expect(built.companies.BME!.treasury).toBe(470);
    expect([built.breweries.B2!.marker, built.board.reserved]).toEqual(['gone', []]);
    const without = bme({
      ...full,
      stations: others('CME', 'RhE', 'KWE'),
      breweries: breweries('CME', 'card'),
    });
    expect(refused(without, reserved)).toEqual({ code: 'no-reserved-place', rule: '4.3.1.1' });
  });

  it('[18DO 4.3.1.1] it may also take a free place and keep the marker', () => {
    const state = played(bme({ breweries: breweries('BME', 'card') }), station('E12'));
    expect([state.breweries.B2!.marker, state.board.reserved.length]).toEqual(['BME', 1]);
  });

  it('[18DO 4.3.1.1] the marker of no. 3 halves the price there, once', () => {
    const state = bme({ breweries: breweries('card', 'BME') });
    const built = played(state, station('E12'));
    expect([built.companies.BME!.treasury, built.breweries.B3!.marker]).toEqual([485, 'gone']);
    const elsewhere = played(state, station('E14'));
    expect([elsewhere.companies.BME!.treasury, elsewhere.breweries.B3!.marker]).toEqual([470, 'BME']);
  });

  it('[18DO 4.3.1.1] both markers for one station', () => {
    const state = played(bme({ breweries: breweries('BME', 'BME') }), reserved);
    expect(state.companies.BME!.treasury).toBe(485);
    expect([state.breweries.B2!.marker, state.breweries.B3!.marker]).toEqual(['gone', 'gone']);
  });

  it('[18DO 4.5.3] an empty place of no. 2 keeps the city open for all', () => {
    const state = bme({ ...full, stations: others('CME', 'RhE', 'KWE') });
    // through the city to the steel mill of F15
    expect(listed(state, 'station').map(({ hex }) => hex)).toContain('F15');
    const shut = bme({
      ...full,
      stations: others('CME', 'RhE', 'KWE', 'DGEE'),
      breweries: { B1: {}, B3: {}, B4: {} },
    });
    expect(listed(shut, 'station').map(({ hex }) => hex)).toEqual([]);
  });

  it('[18DO 4.5.3] a marker of no. 2 that left unused leaves the place shut until then', () => {
    const late = bme({ ...full, phase: '6', stations: others('CME', 'RhE', 'KWE') });
    expect([late.breweries.B2!.marker, late.board.reserved.length]).toEqual(['gone', 1]);
    expect(refused(late, station('E12')).code).toBe('station-full');
    expect(refused(late, reserved).code).toBe('no-reserved-place');
  });

  it('[18DO 4.5.3, 4.2.1] the grey phase ends the reservation', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '6',
      companies: {
        BME: running({ treasury: 900, trains: ['6', '6'] }),
        CME: running({ director: 'B', trains: ['6'] }),
      },
    });
    const two = {
      ...state,
      trains: state.trains.map((card) => (card.at === 'BME' ? { ...card, at: 'gone' } : card)),
    };
    expect(two.board.reserved).toHaveLength(1);
    const after = played(two, buyTrain('8'));
    expect(after.board.reserved).toEqual([]);
  });
});

describe('stations that never block', () => {
  it('[18DO 4.5.3] the home of DHB, joined to all track of the harbour', () => {
    const cme = turn({
      company: 'CME',
      step: 'station',
      companies: { CME: running(), DHB: running({ director: 'B' }) },
      tiles: { C8: ['1906', 1] },
      stations: [{ company: 'CME', hex: 'C6', stop: 0 }],
    });
    // C6 – C8 – D9, whose home is in operation
    expect(listed(cme, 'station').map(({ hex }) => hex)).toContain('D9');
  });

  it('[18DO 4.5.3] stations in red areas keep nobody out', () => {
    const kwe = turn({
      company: 'KWE',
      step: 'run',
      companies: { KWE: running({ trains: ['3'] }), BME: running({ director: 'B' }) },
      tiles: fromHagen,
      stations: [{ company: 'KWE', hex: 'E12', stop: 0 }],
    });
    const ran = played(kwe, {
      type: 'run',
      routes: [['I10:3-s0', 'H11:0-2', 'G10:3-5', 'F11:0-3', 'E12:0-s0']],
    });
    expect(stepIn(ran)).toBe('KWE/dividend');
  });

  it('[18DO 4.5.3] a full city may end a route, not be passed', () => {
    const state = turn({
      company: 'BME',
      step: 'track',
      ...full,
      breweries: { B1: {}, B3: {}, B4: {} },
      tiles: fromHagen,
      stations: others('CME', 'RhE', 'KWE', 'DGEE'),
    });
    const hexes = listed(state, 'lay').map(({ hex }) => hex);
    expect(hexes).toContain('F11');
    expect(hexes).not.toContain('E10');
  });
});
