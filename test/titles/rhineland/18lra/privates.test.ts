import { describe, expect, it } from 'vitest';
import type { CompanyId } from '@/engine/game/ids';
import { boxAt } from '@/titles/rhineland/18lra';
import {
  acting,
  eventsOf,
  floated,
  floatedADR,
  held,
  lay,
  listed,
  lraStart,
  lraState,
  pass,
  played,
  power,
  refused,
  stepIn,
  turn,
  turnIn,
} from '../../../support/lra/table';

const buyPrivate = (id: string) => ({ type: 'buy-private', private: id });

describe('the starting package', () => {
  it('[18LRA 4.1.2] six private companies, by number with price and revenue', () => {
    const { privates } = boxAt(lraStart().setup);
    expect(privates.map(({ no, id, price, revenue }) => [no, id, price, revenue])).toEqual([
      [1, 'DEC', 20, 5],
      [2, 'UH', 40, 15],
      [3, 'NH', 50, 15],
      [4, 'RH', 60, 15],
      [5, 'RM', 80, 20],
      [6, 'GKB', 100, 10],
    ]);
  });

  it('[18LRA 4.1.2] no. 5 brings 10 % of ADR', () => {
    let state = lraStart();
    for (const id of ['DEC', 'UH', 'NH', 'RH', 'RM']) state = played(state, buyPrivate(id));
    const { owner } = state.privates.RM!;
    expect(held(state, owner!, 'ADR')).toEqual([10]);
  });

  it('[18LRA 4.1] the owner gets the revenue when a round begins', () => {
    const state = lraState({
      stock: 2,
      cash: { A: 0, B: 0, C: 0, D: 0 },
      companies: { CCE: floated({ director: 'B' }) },
    });
    const later = played(state, pass, pass, pass, pass);
    expect([later.cash.A, later.cash.D]).toEqual([15 + 15 + 15 + 20, 5 + 10]);
  });
});

describe('[18LRA 4.1.2] no. 5, Rhineland’s Manchester', () => {
  const given = { company: 'CCE', step: 'track' } as const;

  it('[18LRA 4.1.2, 6.2.1, ruling 167] not while a first turn owes a tile to the home', () => {
    const bme = turn({ company: 'BME', step: 'track', companies: { BME: floated({ operated: false }) } });
    const skip = { type: 'skip' };
    expect(refused(bme, skip)).toEqual({ code: 'must-lay-home', rule: '6.2.1' });
    expect(refused(bme, power('RM', 'H8', 'L06', 0))).toEqual({ code: 'lay-home-first', rule: '6.2.1' });
    expect(listed(bme, 'power')).toEqual([]);
    // who cannot pay for the home tile owes none
    const poor = floated({ operated: false, treasury: 10 });
    const free = turn({ company: 'BME', step: 'track', companies: { BME: poor } });
    expect(listed(free, 'power').length).toBeGreaterThan(0);
    // after the home tile it is too late
    const [home] = listed(bme, 'lay');
    expect(home!.hex).toBe('G15');
    expect(listed(played(bme, home!), 'power')).toEqual([]);
  });

  it('lays a tile on H8 or I7 without a route, as the only one, and offers a station at its price', () => {
    const state = turn(given);
    const laid = played(state, power('RM', 'H8', 'L06', 0));
    expect(laid.privates.RM).toMatchObject({ used: true, closed: false });
    expect(turnIn(laid).layBarred).toBe(true);
    expect(laid.decisions.at(-1)).toMatchObject({
      kind: 'power-station',
      company: 'CCE',
      hex: 'H8',
      cost: 60,
    });
    const built = played(laid, { type: 'power-station', hex: 'H8', stop: 1 });
    expect(built.companies.CCE!.treasury).toBe(440);
    expect(turnIn(built).stationUsed).toBe(true);
  });

  it('also upgrades there, and is for both hexes', () => {
    const state = turn({ ...given, tiles: { H8: ['L06', 0] } });
    const tiles = new Set(listed(state, 'power').map(({ hex, tile }) => `${hex} ${tile}`));
    expect([...tiles].some((each) => each.startsWith('H8 L1'))).toBe(true);
    expect([...tiles].some((each) => each.startsWith('I7 L0'))).toBe(true);
  });

  it('not before green, not after another tile, not for another director, once', () => {
    expect(refused(turn({ ...given, phase: '2' }), power('RM', 'H8', 'L06', 0)).code).toBe('power-too-early');
    const second = turn({ ...given, turn: { tiles: 1, laid: ['yellow'] } });
    expect(refused(second, power('RM', 'H8', 'L06', 0)).code).toBe('power-only-tile');
    const other = turn({ ...given, privates: { RM: 'B' } });
    expect(refused(other, power('RM', 'H8', 'L06', 0)).code).toBe('power-not-yours');
    expect(refused(turn({ ...given, phase: '5' }), power('RM', 'H8', 'L06', 0)).code).toBe('power-used');
  });
});

describe('[18LRA 4.1.2] no. 1, the emigrant camp', () => {
  /** Everything from Dalheim to Düsseldorf but the ferry. */
  const tiles = {
    I5: ['9', 1],
    I7: ['L07', 1],
    H8: ['L07', 4],
    H10: ['9', 1],
    H12: ['9', 1],
    H14: ['L27', 0],
    G15: ['L04', 0],
  } as const;
  const { G15: _yet, ...bare } = tiles;
  const ferry = lay('G15', 'L15', 0);
  const two = (director: string): Record<CompanyId, ReturnType<typeof floated>> => ({
    BME: floated({ director: 'A' }),
    CCE: floated({ director, at: [1, 1] }),
    RhE: floated({ director, at: [1, 2] }),
  });

  it('opens at once when track joins Dalheim and the right bank, whoever built it', () => {
    const state = turn({ company: 'BME', step: 'track', companies: two('B'), tiles, privates: { DEC: 'B' } });
    const laid = played(state, ferry);
    expect(laid.board.markers.I3).toEqual(['campActive']);
    expect(laid.decisions.at(-1)).toEqual({ kind: 'bestow', by: 'B', private: 'DEC' });
    expect(acting(laid)).toBe('B');
    expect(listed(laid)).toEqual([
      { type: 'bestow', company: 'CCE' },
      { type: 'bestow', company: 'RhE' },
    ]);
    expect(refused(laid, { type: 'bestow', company: 'BME' })).toEqual({
      code: 'bestow-not-yours',
      rule: '4.1.2',
    });
    const given = played(laid, { type: 'bestow', company: 'RhE' });
    expect(given.bestowed).toEqual({ DEC: 'RhE' });
    expect(stepIn(given)).toBe('BME/station');
  });

  it('Düsseldorf is on the right bank only once it is green', () => {
    const state = turn({ company: 'BME', step: 'track', companies: two('B'), tiles: bare });
    expect(played(state, lay('G15', 'L04', 0)).board.markers.I3).toEqual(['campBuilding']);
  });

  it('asks nobody if the owner directs one corporation, and waits if none', () => {
    const one = turn({
      company: 'BME',
      step: 'track',
      tiles,
      privates: { DEC: 'B' },
      companies: { BME: floated(), CCE: floated({ director: 'B', at: [1, 1] }) },
    });
    expect(played(one, ferry).bestowed).toEqual({ DEC: 'CCE' });
    const none = turn({ company: 'BME', step: 'track', tiles, privates: { DEC: 'C' } });
    const waits = played(none, ferry);
    expect(waits.bestowed).toEqual({ DEC: null });
    expect(waits.decisions).toEqual([]);
  });

  it('what waits is given as soon as the owner directs a corporation that has floated', () => {
    const state = lraState({
      stock: 3,
      turn: 'C',
      cash: { C: 500 },
      companies: {
        BME: { director: 'C', held: { B: [10], C: [10] }, at: [2, 2], floated: false },
      },
      privates: { DEC: 'C' },
      bestowed: { DEC: null },
    });
    const bought = played(state, { type: 'buy', company: 'BME', source: 'offer', percent: 10 });
    expect(bought.companies.BME!.floated).toBe(true);
    expect(bought.bestowed).toEqual({ DEC: 'BME' });
  });

  it('opens with the first 5-train at the latest', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '4',
      pool: ['4', '4'],
      privates: { DEC: 'A', GKB: 'D' },
      companies: { BME: floated({ treasury: 600 }) },
    });
    const bought = played(state, { type: 'buy-train', train: '5', from: 'depot' });
    expect(bought.bestowed).toEqual({ DEC: 'BME', GKB: null });
    expect(bought.board.markers.I3).toEqual(['campActive']);
  });
});

describe('[18LRA 4.1, 6.3] the first 5-train', () => {
  const companies = {
    BME: floated({ treasury: 600, trains: ['3'] }),
    CCE: floated({ director: 'B', at: [1, 1], trains: ['3', '4'] }),
    RhE: floated({ director: 'B', at: [1, 2] }),
    ADR: floatedADR({
      director: 'C',
      held: { C: [10, 10, 10], charter: [10, 10, 10, 10] },
      at: [0, 3],
      trains: ['3', '3', '4'],
    }),
  };
  const state = () =>
    turn({
      company: 'BME',
      step: 'trains',
      phase: '4',
      companies,
      privates: { DEC: 'B', GKB: 'B', RM: 'A' },
    });
  const first = { type: 'buy-train', train: '5', from: 'depot' } as const;

  it('the camp is given, privates close, the Kreisbahn becomes a train, then trains are given up', () => {
    const asked = played(state(), first);
    expect(asked.decisions.map(({ kind }) => kind)).toEqual(['bestow']);
    expect(asked.privates.UH!.closed).toBe(false);
    const camp = eventsOf(asked, { type: 'bestow', company: 'RhE' }).map(({ type }) => type);
    expect(camp).toEqual(['bestowed', 'privates-close', 'kreisbahn-floats']);
    const train = played(asked, { type: 'bestow', company: 'RhE' });
    expect(train.decisions.at(-1)).toEqual({ kind: 'bestow', by: 'B', private: 'GKB' });
    expect(Object.values(train.privates).every(({ closed }) => closed)).toBe(true);
    expect(train.board.stations).toContainEqual({ company: 'GKB', hex: 'A1', stop: 0 });
    expect(train.board.reserved).toEqual([]);
    const given = played(train, { type: 'bestow', company: 'CCE' });
    // the 2+4 pushes another train out: ADR comes first by price
    expect(given.decisions.map((each) => ('company' in each ? each.company : ''))).toEqual(['CCE', 'ADR']);
    const discarded = played(given, { type: 'discard-train', train: '3' });
    expect(listed(discarded, 'discard-train').map(({ train: type }) => type)).toEqual(['3', '4']);
    expect(refused(discarded, { type: 'discard-train', train: '2+4' })).toEqual({
      code: 'train-stays',
      rule: '4.1.2',
    });
    expect(played(discarded, { type: 'discard-train', train: '3' }).decisions).toEqual([]);
  });
});
