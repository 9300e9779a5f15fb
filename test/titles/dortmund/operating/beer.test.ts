import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { allLoads, bestLoads, incomeOf } from '@/titles/dortmund/rules/operating/beer';
import { box } from '../../../support/trg/box';
import { assign, type Given, listed, played, refused, type TrgState } from '../../../support/trg/table';
import {
  deliver,
  routes,
  running,
  runningLarge,
  sellShare,
  stepIn,
  turn,
  turnIn,
} from '../../../support/trg/turn';
import { cityToWitten, fromHagen, hagenToCity, toWitten } from './lines';

const both = { ...fromHagen, ...toWitten };
const hagenToWitten = `${hagenToCity} ${cityToWitten}`;
type Breweries = NonNullable<Given['breweries']>;

/** RhE, which A directs, before its run or after it. */
const rhe = (trains: string[], breweries: Breweries, more = {}) =>
  turn({
    company: 'RhE',
    step: 'run',
    phase: '6',
    companies: { RhE: running({ trains }) },
    tiles: both,
    stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
    breweries,
    ...more,
  });

const cubesLeft = (state: TrgState) => Object.values(state.breweries)[0]!.cubes;
const fourth: Breweries = {
  B4: { owner: 'A', marker: 'RhE', cubes: 5 },
  B2: { owner: 'B' },
  B3: { owner: 'C' },
};

describe('carrying export beer', () => {
  it('[18DO 4.5.5.1] example D: a 5-train with one cube, an 8-train with two, marker no. 4', () => {
    const state = turn({
      company: 'RhE',
      step: 'beer',
      phase: '8',
      companies: { RhE: running({ trains: ['5', '8'] }) },
      breweries: { B4: { owner: 'A', marker: 'RhE', cubes: 5 }, B2: { owner: 'B' }, B3: { owner: 'C' } },
      has: {
        carriers: [
          { index: 0, train: '5', to: ['I20'] },
          { index: 1, train: '8', to: ['H1'] },
        ],
      },
    });
    const after = played(state, deliver([0, 1, 'I20'], [1, 2, 'H1']));
    expect(turnIn(after).revenue).toBe(50 + 110);
    expect(after.breweries.B4!.cubes).toBe(2);
    expect(after.beer - state.beer).toBe(3);
  });

  it('[18DO 4.5.5.1, 4.5.6.1] from the run: the city and a red area on the route, the beer counts as income', () => {
    const state = rhe(['6'], { B1: { turned: true, cubes: 2 }, B2: {}, B3: {} });
    const ran = played(state, routes(hagenToWitten));
    expect([stepIn(ran), turnIn(ran).revenue]).toEqual(['RhE/beer', 60 + 70 + 20 + 10 + 50]);
    // Witten pays 50 for a cube, Hagen 40: the best first, carrying none last
    const choices = listed(ran, 'deliver');
    expect(choices[0]).toEqual(deliver([0, 2, 'H1']));
    expect(choices.at(-1)).toEqual(deliver());
    expect(choices).toHaveLength(5);
    const after = played(ran, choices[0]!);
    expect([stepIn(after), turnIn(after).revenue, cubesLeft(after)]).toEqual(['RhE/dividend', 310, 0]);
    expect(turnIn(played(ran, deliver([0, 1, 'I10']))).revenue).toBe(250);
    expect(turnIn(played(ran, deliver())).revenue).toBe(210);
  });

  it('[18DO 4.5.5.1] without the city or a red area there is nothing to carry', () => {
    const state = rhe(['6'], { B1: { turned: true, cubes: 2 }, B2: {}, B3: {} });
    expect(stepIn(played(state, routes('H1:4-s0 H3:1-s0')))).toBe('RhE/dividend');
    expect(stepIn(played(state, routes('E12:1-s0 E10:0-4 F9:1-3 F7:4-s0')))).toBe('RhE/dividend');
  });

  it('[18DO 4.5.5.1] 5-, 6- and 8-trains carry 1, 2 and 3 cubes, others none', () => {
    const most = (train: string) => {
      const state = turn({
        company: 'RhE',
        step: 'beer',
        phase: '8',
        companies: { RhE: running({ trains: [train] }) },
        breweries: { B1: { turned: true, cubes: 4 }, B2: {}, B3: {} },
        has: { carriers: [{ index: 0, train, to: ['H1'] }] },
      });
      return Math.max(
        0,
        ...listed(state, 'deliver').map((move) => (move.loads as { cubes: number }[])[0]?.cubes ?? 0),
      );
    };
    expect(['4', '5', '6', '8'].map(most)).toEqual([0, 1, 2, 3]);
  });

  it('[18DO 4.5.5.1] no more than capacity and cubes allow, to an area on the route', () => {
    const ran = played(rhe(['6'], { B1: { turned: true, cubes: 1 }, B2: {}, B3: {} }), routes(hagenToWitten));
    expect(refused(ran, deliver([0, 3, 'H1']))).toEqual({ code: 'beer-capacity', rule: '4.5.5.1' });
    expect(refused(ran, deliver([0, 2, 'H1']))).toEqual({ code: 'beer-too-little', rule: '4.5.5.1' });
    expect(refused(ran, deliver([0, 1, 'I20']))).toEqual({ code: 'beer-not-there', rule: '4.5.5.1' });
    expect(refused(ran, deliver([1, 1, 'H1'])).code).toBe('malformed');
    expect(refused(ran, deliver([0, 1, 'H1'], [0, 1, 'I10'])).code).toBe('malformed');
    expect(refused(ran, deliver([0, -1, 'H1'])).code).toBe('malformed');
  });

  it('[18DO 4.3.1.2] only cubes on a card that is turned over, of the director of the railway', () => {
    const faceUp = rhe(['5'], { B1: { cubes: 2 }, B2: {}, B3: {} }, { phase: '5' });
    const ran = routes(hagenToWitten);
    expect(stepIn(played(faceUp, ran))).toBe('RhE/dividend');
    // no. 1 may be turned over before the run
    expect(stepIn(played(faceUp, { type: 'turn-brewery' }, ran))).toBe('RhE/beer');
    const ofOther = rhe(['6'], { B1: { owner: 'B', turned: true, cubes: 2 }, B2: { owner: 'A' }, B3: {} });
    expect(stepIn(played(ofOther, ran))).toBe('RhE/dividend');
  });

  it('[18DO 4.3.1, 4.5.5.1] a brewery turned over after the run, before the dividend is decided, opens the beer', () => {
    const faceUp = rhe(['5'], { B1: { cubes: 2 }, B2: {}, B3: {} }, { phase: '5' });
    const turned = played(faceUp, routes(hagenToWitten), { type: 'turn-brewery' });
    expect(stepIn(turned)).toBe('RhE/beer');
    const carried = played(turned, deliver([0, 1, 'H1']));
    expect([stepIn(carried), turnIn(carried).revenue, cubesLeft(carried)]).toEqual([
      'RhE/dividend',
      210 + 50,
      1,
    ]);
    // carrying none is a decision like any other: it is not asked again
    expect(stepIn(played(turned, deliver(), sellShare()))).toBe('RhE/dividend');
  });

  it('[18DO 4.3.1, 4.3.1.1] so does a marker assigned then, with what it brings', () => {
    const fourthUp: Breweries = { B4: { owner: 'A', cubes: 1 }, B2: { owner: 'B' }, B3: { owner: 'C' } };
    const ran = played(rhe(['5'], fourthUp, { phase: '5' }), routes(hagenToWitten));
    expect(stepIn(ran)).toBe('RhE/dividend');
    const assigned = played(ran, assign('RhE'));
    expect(stepIn(assigned)).toBe('RhE/beer');
    expect(turnIn(played(assigned, deliver([0, 1, 'H1']))).revenue).toBe(210 + 50 + 10);
    const fifthUp: Breweries = { B5: { owner: 'A', cubes: 1 }, B2: { owner: 'B' }, B3: { owner: 'C' } };
    const four = rhe(['4'], fifthUp, { phase: '5', tiles: fromHagen });
    // a 4-train carries only with the marker of no. 5
    expect(stepIn(played(four, routes(hagenToCity), assign('RhE')))).toBe('RhE/beer');
  });

  it('[18DO 4.3.1, 4.5.5.1] without beer, or a train that can carry it, nothing opens; nor after the dividend', () => {
    const none = rhe(['5'], { B1: { cubes: 0 }, B2: {}, B3: {} }, { phase: '5' });
    const turnOver = { type: 'turn-brewery' };
    expect(stepIn(played(none, routes(hagenToWitten), turnOver))).toBe('RhE/dividend');
    const faceUp = rhe(['5'], { B1: { cubes: 2 }, B2: {}, B3: {} }, { phase: '5' });
    expect(stepIn(played(faceUp, routes('H1:4-s0 H3:1-s0'), turnOver))).toBe('RhE/dividend');
    const paid = played(faceUp, routes(hagenToWitten), { type: 'dividend', pay: true });
    expect(stepIn(played(paid, turnOver))).toBe('RhE/trains');
    const before = rhe(['5'], { B1: { cubes: 2 }, B2: {}, B3: {} }, { phase: '5' });
    expect(stepIn(played(before, turnOver))).toBe('RhE/run');
  });

  it('[18DO 4.5.5.1] cubes of this turn’s link can be carried at once', () => {
    const state = rhe(['6'], { B1: { turned: true, cubes: 0 }, B2: {}, B3: {} });
    const linking = {
      ...state,
      round: { ...state.round, turn: { ...turnIn(state), step: 'link' } },
    } as TrgState;
    const ran = played(linking, { type: 'link', hex: 'H3' }, routes(hagenToWitten));
    expect(stepIn(ran)).toBe('RhE/beer');
    expect(listed(ran, 'deliver')[0]).toEqual(deliver([0, 1, 'H1']));
  });
});

describe('markers of nos. 4 and 5', () => {
  it('[18DO 4.3.1.1, 4.5.6.1] no. 4: 10 more for each route that delivers', () => {
    const state = rhe(['6'], fourth);
    const ran = played(state, routes(hagenToWitten));
    expect(turnIn(played(ran, deliver([0, 2, 'H1']))).revenue).toBe(210 + 2 * 50 + 10);
    expect(turnIn(played(ran, deliver())).revenue).toBe(210);
  });

  const fifth = (cubes: number): Breweries => ({
    B5: { owner: 'A', marker: 'RhE', cubes },
    B2: { owner: 'B' },
    B3: { owner: 'C' },
  });

  it('[18DO 4.5.5.1] no. 5: one train carries one more, a 3- or 4-train too, a 2-train never', () => {
    const four = played(rhe(['4'], fifth(3), { phase: '4', tiles: fromHagen }), routes(hagenToCity));
    expect(listed(four, 'deliver')[0]).toEqual(deliver([0, 1, 'I10']));
    const two = played(rhe(['2'], fifth(3), { phase: '3', tiles: fromHagen }), routes(hagenToCity));
    expect(stepIn(two)).toBe('RhE/dividend');
  });

  it('[18DO 4.5.5.1] of two trains only one has the extra', () => {
    const state = rhe(['5', '6'], fifth(9));
    const ran = played(state, routes(hagenToCity, cityToWitten));
    expect(played(ran, deliver([0, 1, 'I10'], [1, 3, 'H1'])).breweries.B5!.cubes).toBe(5);
    // what is listed is what is accepted: neither train has the extra beside the other
    expect(listed(ran, 'deliver')).toContainEqual(deliver([0, 2, 'I10'], [1, 2, 'H1']));
    expect(listed(ran, 'deliver')).not.toContainEqual(deliver([0, 2, 'I10'], [1, 3, 'H1']));
    expect(played(ran, deliver([0, 2, 'I10'], [1, 2, 'H1'])).breweries.B5!.cubes).toBe(5);
    expect(refused(ran, deliver([0, 2, 'I10'], [1, 3, 'H1']))).toEqual({
      code: 'beer-capacity',
      rule: '4.5.5.1',
    });
  });

  it('[18DO 4.3.1] a marker may be assigned in the turn and used at once', () => {
    const state = rhe(
      ['4'],
      { B5: { owner: 'A', cubes: 1 }, B2: { owner: 'B' }, B3: { owner: 'C' } },
      { phase: '4', tiles: fromHagen },
    );
    const ran = played(state, assign('RhE'), routes(hagenToCity));
    expect(stepIn(ran)).toBe('RhE/beer');
  });

  it('[18DO 4.3.2.1] HHW carries none, with any marker', () => {
    const state = turn({
      company: 'HHW',
      step: 'beer',
      phase: '6',
      companies: { HHW: runningLarge({ trains: ['6'] }) },
      breweries: { B5: { owner: 'A', marker: 'HHW', cubes: 3 }, B2: { owner: 'B' }, B3: { owner: 'C' } },
      has: { carriers: [{ index: 0, train: '6', to: ['I20'] }] },
    });
    expect(refused(state, deliver([0, 1, 'I20']))).toEqual({ code: 'beer-too-little', rule: '4.5.5.1' });
    expect(box.runInput(state, 'HHW').rules.shared).toBeUndefined();
  });
});

describe('the best run', () => {
  const best = (state: TrgState) => bestRun(box.runInput(state, 'RhE'));

  it('[18DO 4.5.5.1] is found with the beer that its trains deliver', () => {
    const without = rhe(['5'], { B1: { turned: true, cubes: 0 }, B2: {}, B3: {} });
    expect([best(without).total, best(without).proven]).toEqual([210, true]);
    const one = rhe(['5'], { B1: { turned: true, cubes: 2 }, B2: {}, B3: {} });
    expect([best(one).total, best(one).proven]).toEqual([260, true]);
  });

  it('[18DO 4.5.5.1] shares few cubes between trains as is best', () => {
    // one train to Hagen (40), one to Witten (50): a single cube goes to Witten
    const state = (cubes: number, breweries: Breweries = { B1: { turned: true, cubes }, B2: {}, B3: {} }) =>
      rhe(['5', '6'], breweries);
    // Hagen – city, and F15 – Gbf Ost – city – Gbf Süd – H3 – Witten
    const plain = 60 + 70 + 20 + 20 + 70 + 20 + 10 + 50;
    expect([0, 1, 2, 3, 4].map((cubes) => best(state(cubes)).total - plain)).toEqual([0, 50, 100, 140, 140]);
    // with no. 4 two cubes bring 40 + 10 + 50 + 10 on two routes, or 50 + 50 + 10 on one
    const marked = { ...fourth, B4: { owner: 'A', marker: 'RhE', cubes: 2 } };
    expect(best(state(2, marked)).total - plain).toBe(110);
    expect(best(state(3, { ...fourth, B4: { owner: 'A', marker: 'RhE', cubes: 3 } })).total - plain).toBe(
      160,
    );
  });

  it('[18DO 4.5.5.1, 4.5.6.1] loads trains as well as the best of all ways to load them', () => {
    const goals = [['I10'], ['H1'], ['I10', 'H1'], []];
    const carriers = ['4', '5', '8'].flatMap((train) => goals.map((to) => ({ train, to })));
    const extras = [
      { cubes: 0, trains: [] },
      { cubes: 1, trains: ['3', '4', '5', '6', '8'] },
    ];
    const worst = carriers.flatMap((one, i) =>
      carriers.slice(i).flatMap((other) =>
        extras.flatMap((extra) =>
          [0, 10].flatMap((perDelivery) =>
            [1, 2, 4].map((cubes) => {
              const scene = { cubes, trains: box.trains, values: box.beerValue, extra, perDelivery };
              const most = Math.max(...allLoads(scene, [one, other]).map((loads) => incomeOf(scene, loads)));
              return most - incomeOf(scene, bestLoads(scene, [one, other]));
            }),
          ),
        ),
      ),
    );
    expect(worst.filter((lost) => lost !== 0)).toEqual([]);
    // two cubes to one area: with no. 4 better on two trains than on one
    const two = { trains: box.trains, values: box.beerValue, cubes: 2, extra: extras[0]!, perDelivery: 10 };
    const both = { train: '6', to: ['I10'] };
    expect(bestLoads(two, [both, both])).toEqual([
      { cubes: 1, to: 'I10' },
      { cubes: 1, to: 'I10' },
    ]);
  });

  it('[18DO 4.5.5.1] is the run that is listed, and its loads come first', () => {
    const state = rhe(['5', '6'], { B1: { turned: true, cubes: 3 }, B2: {}, B3: {} });
    const move = listed(state, 'run')[0]!;
    const ran = played(state, move);
    const after = played(ran, listed(ran, 'deliver')[0]!);
    expect(turnIn(after).revenue).toBe(best(state).total);
  });
});
