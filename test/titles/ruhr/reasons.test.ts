import { describe, expect, it } from 'vitest';
import {
  buy,
  buyTrain,
  develop,
  found,
  type Given,
  item,
  lay,
  link,
  listed,
  refused,
  ruhrStart,
  ruhrState,
  tens,
} from '../../support/ruhr/table';

const rhe = { director: 'A', held: { A: tens(3) }, at: 60, treasury: 500 } as const;

/** RhE acts in this step, with track to Duisburg. */
const railway = (step: 'track' | 'trains', own: object = {}, more: Given = {}) =>
  ruhrState({
    tiles: { M2: ['4', 1], L3: ['718', 1] },
    corporations: { RhE: { ...rhe, ...own } },
    operating: { company: 'RhE', step },
    ...more,
  });

const mine = (treasury: number, more: Given = {}) =>
  ruhrState({
    active: { P1: { treasury, linked: true } },
    operating: { company: 'P1', step: 'invest' },
    ...more,
  });

/** RB acts; nothing of the mines of its industry is left. */
const corporation = (own: object, more: Given = {}) =>
  ruhrState({
    phase: '4',
    next: '4',
    gone: ['P5', 'P7', 'P10', 'P15'],
    corporations: {
      RB: {
        director: 'A',
        held: { B: [20] },
        at: 70,
        treasury: 500,
        hex: 'D15',
        markers: { A: 3, B: 1 },
        ...own,
      },
    },
    operating: { company: 'RB', step: 'invest' },
    ...more,
  });

describe('the nearest true reason', () => {
  it('[18Ruhr 9.1.1] money that is missing comes before markers that are not to be had', () => {
    expect(refused(mine(0), develop('2', 'C'))).toEqual({ code: 'card-too-dear', rule: '9.1.1' });
    expect(refused(mine(500), develop('2', 'C')).code).toBe('no-such-markers');
    const engine = { type: 'buy-engine', card: '2', from: 'depot' };
    expect(refused(mine(0), engine)).toEqual({ code: 'card-too-dear', rule: '9.3' });
  });

  it('[18Ruhr 9.1.1.3] (e, ruling 53) a corporation that must sell a certificate first is told so', () => {
    const short = corporation({ markers: { A: 4 }, treasury: 0 });
    expect(refused(short, develop('4', 'B', 'B', 'B')).code).toBe('own-certificate-first');
    const sold = corporation({ markers: { A: 4 }, treasury: 0 }, { has: { dealt: true } });
    expect(refused(sold, develop('4', 'B', 'B', 'B')).code).toBe('card-too-dear');
  });

  it('[18Ruhr 9.1.1.3] (e, ruling 106) an engine whose card ends its last active marker is refused for that', () => {
    const state = corporation({ markers: { A: 3, B: 2 } }, { next: '5' });
    const engine = { type: 'buy-engine', card: '5', from: 'depot' };
    expect(refused(state, engine)).toEqual({ code: 'keeps-active-marker', rule: '9.1.1.3' });
  });

  it('[18Ruhr 10.8.3] (ruling 112) any train on sale may be forced: one that is not is not on sale', () => {
    const state = railway('trains', { treasury: 0, held: { A: tens(3), pool: tens(5) } });
    const force = (train: string) => ({ type: 'force-train', train, from: 'depot' });
    expect(refused(state, force('3'))).toEqual({ code: 'train-not-on-sale', rule: '10.8.1' });
    const rich = railway('trains', { held: { A: tens(3), pool: tens(5) } });
    expect(refused(rich, force('2'))).toEqual({ code: 'treasury-pays', rule: '10.8.4' });
  });

  it('[18Ruhr 10.8.4] a train of another railway that the treasury pays for itself is not forced, whatever the price', () => {
    const state = railway(
      'trains',
      {},
      {
        corporations: {
          RhE: { ...rhe, held: { A: tens(3), pool: tens(5) }, treasury: 120 },
          KWE: { director: 'B', at: 50, trains: ['2', '3'] },
        },
      },
    );
    const ask = (train: string, price: number) =>
      refused(state, { type: 'force-train-from', company: 'KWE', train, price });
    expect([ask('2', 60), ask('2', 130), ask('3', 120)]).toEqual(
      Array(3).fill({ code: 'treasury-pays', rule: '10.8.4' }),
    );
    expect(ask('3', 181)).toEqual({ code: 'forced-price', rule: '10.8.4' });
  });

  it('[18Ruhr 10.9] (c, ruling 126) a railway that the bank runs has its trains, and sells none', () => {
    const KWE = { director: 'pool', at: 50, trains: ['3'] } as const;
    const RhE = { ...rhe, held: { A: tens(3), pool: tens(5) }, treasury: 0 };
    const state = railway('trains', {}, { cash: { A: 500 }, corporations: { RhE, KWE } });
    const ask = { type: 'force-train-from', company: 'KWE', train: '3', price: 100 };
    expect(refused(state, ask)).toEqual({ code: 'bank-refuses', rule: '10.9' });
    expect(listed(state, 'force-train-from')).toEqual([]);
  });

  it('[18Ruhr 5.1] the director’s certificate of a Montan corporation is never sold', () => {
    const state = ruhrState({ stock: 2, cash: { A: 500 } });
    expect(refused(state, found(state, 'RB', 60))).toEqual({ code: 'director-not-sold', rule: '5.1' });
    expect(refused(state, found(state, 'DGEE', 60))).toEqual({ code: 'director-not-on-sale', rule: '5.5' });
  });

  it('[18Ruhr 7.2] a private Montan company has no certificates to deal in', () => {
    const sell = { type: 'sell-charter', percent: 10 };
    expect(refused(mine(100), sell)).toEqual({ code: 'no-own-certificates', rule: '7.2' });
  });
});

describe('the section where the book has several', () => {
  it('[18Ruhr 3.1] money in the package sale', () => {
    const state = ruhrStart({ players: 6 });
    state.cash.A = 10;
    expect(refused(state, item('PB'))).toEqual({ code: 'too-little-cash', rule: '3.1' });
    const round = ruhrState({ stock: 2, cash: { A: 0 }, corporations: { RhE: rhe } });
    expect(refused(round, buy('RhE'))).toEqual({ code: 'too-little-cash', rule: '14.2' });
  });

  it('[18Ruhr 7.2, 7.3] deals in own certificates, of a Montan corporation and of a railway', () => {
    const redeem = { type: 'redeem', percent: 20 };
    expect(refused(corporation({}), redeem)).toEqual({ code: 'none-there', rule: '7.2' });
    expect(refused(railway('track'), { ...redeem, percent: 10 })).toEqual({
      code: 'none-there',
      rule: '7.3',
    });
    const poor = corporation({ held: { B: [20], pool: [20] }, treasury: 0 });
    expect(refused(poor, redeem)).toEqual({ code: 'certificate-too-dear', rule: '7.2' });
    const dealt = railway('track', {}, { has: { dealt: true } });
    expect(refused(dealt, redeem)).toEqual({ code: 'certificate-dealt', rule: '7.3' });
  });

  it('[18Ruhr 9.2, 10.3, 4.1.3] links of mines, of railways and of horse railways', () => {
    expect(refused(mine(0, { active: { P1: { treasury: 0 } } }), link('D3')).rule).toBe('9.2');
    const poor = railway('track', { treasury: 0 });
    expect(refused(poor, link('L3'))).toEqual({ code: 'no-money-for-link', rule: '10.3' });
    expect(refused(railway('track'), link('J3'))).toEqual({ code: 'not-on-route', rule: '10.3' });
    const horse = railway('track', {}, { players: 4, privates: { SP: 'A' } });
    const use = { type: 'horse-railway', private: 'SP', hex: 'J3' };
    expect(refused(horse, use)).toEqual({ code: 'not-on-network', rule: '4.1.3' });
  });

  it('[18Ruhr 10.8.1] a card that is not on sale', () => {
    expect(refused(mine(500), develop('4', 'A'))).toEqual({ code: 'card-not-on-sale', rule: '10.8.1' });
    expect(refused(railway('trains'), buyTrain('4'))).toEqual({ code: 'train-not-on-sale', rule: '10.8.1' });
  });

  it('[18Ruhr 10.1.1, 10.1.2, 10.1.3, 10.2.1] tiles that do not fit, or that no route comes to', () => {
    const state = railway('track', {}, { phase: '3', next: '3', tiles: { L3: ['718', 1] } });
    const at = (hex: string, tile: string, turn = 0) => refused(state, lay(hex, tile, turn));
    // a town takes a tile with a town, a mine one with its sign
    expect(at('M2', '8')).toEqual({ code: 'lay-does-not-fit', rule: '10.1.2' });
    expect(at('J3', '8')).toEqual({ code: 'lay-does-not-fit', rule: '10.1.3' });
    // between Barmen and Hagen one way round points off the board
    const turns = [0, 1, 2].map((turn) => at('Q12', '4', turn));
    expect(turns).toContainEqual({ code: 'lay-does-not-fit', rule: '10.1.1' });
    expect(at('J7', 'E-green').rule).toBe('10.2.1');
  });

  it('[18Ruhr 12.1.1, 12.1.2] values at a founding', () => {
    const state = ruhrState({
      phase: '4',
      montan: 'founding',
      active: { P5: { owner: 'A', markers: { A: 3, B: 2 }, linked: true } },
      linked: ['D15'],
      cash: { A: 500 },
    });
    const start = (hex: string) => ({ type: 'found-montan', company: 'RB', hex, value: 55 });
    expect(refused(state, start('K12'))).toEqual({ code: 'no-founding-value', rule: '12.1.1' });
    expect(refused(state, start('D15'))).toEqual({ code: 'no-founding-value', rule: '12.1.2' });
  });
});
