import { describe, expect, it } from 'vitest';
import { eventsOfType } from '@/engine/game/events';
import { begin } from '@/engine/game/play';
import { box, rhl } from '@/titles/rhineland/18rhl';
import { board } from '@/titles/rhineland/18rhl/board';
import { targetCards } from '@/titles/rhineland/18rhl/goal-cards';
import { isReached } from '@/titles/rhineland/rules/targets/goals';
import type { HeldTarget } from '@/titles/rhineland/state';
import { setupOf } from '../../../support/fuzzer';
import { along, joining, tilesAlong, tilesFor } from '../../../support/rhl/line';
import {
  acting,
  buy,
  eventsOf,
  listed,
  played,
  type RhlState,
  refused,
  rhlState,
} from '../../../support/rhl/table';
import { floated, floatedGVE, lay, routes, skip, station, turn } from '../../../support/rhl/turn';

const options = { targetCards: true };
const take = (target: string) => ({ type: 'take-target', target });
const dealt = (players: number, seed = 3, seating?: 'entered') =>
  begin(rhl, { ...setupOf(rhl, players, seed, options), ...(seating && { seating }) }).state;
const openIn = ({ targets = [] }: RhlState) =>
  targets.filter(({ owner }) => owner === null).map(({ target }) => target);
const paidIn = ({ targets = [] }: RhlState) =>
  targets.filter((each: HeldTarget) => each.paid).map(({ target }) => target);

/** Everybody takes the highest card, so that seats and order of entry differ. */
function drafted(start: RhlState): RhlState {
  let state = start;
  while (state.round.kind === 'draft') state = played(state, take(openIn(state).at(-1)!));
  return state;
}

describe('target cards are drafted', () => {
  it.each([
    [3, 5],
    [4, 6],
    [5, 7],
  ])('[18Rhl 8.4.1, E23] %i players: %i cards lie open, drawn by the seed', (players, count) => {
    const state = dealt(players);
    expect(openIn(state)).toHaveLength(count);
    expect(state.round).toEqual({ kind: 'draft', turn: 'p1' });
    const others = Array.from({ length: 20 }, (_, seed) => openIn(dealt(players, seed)).join());
    expect(new Set(others).size).toBeGreaterThan(1);
    expect(eventsOfType(begin(rhl, setupOf(rhl, players, 3, options)).events, 'targets-open')).toEqual([
      { type: 'targets-open', targets: openIn(state) },
    ]);
  });

  it('[18Rhl 8.4.1] no order cards seat the players, but the one for the industry tokens is drawn [ruling 106]', () => {
    const { events, state } = begin(rhl, setupOf(rhl, 4, 3, options));
    expect(events.map(({ type }) => type)).toEqual(['industries', 'targets-open']);
    const plain = begin(rhl, setupOf(rhl, 4, 3)).state;
    expect(state.board.markers).toEqual(plain.board.markers);
  });

  it('[18Rhl 8.4.1] players take in the order in which they were entered, and only what lies open', () => {
    const state = dealt(4);
    const [first] = openIn(state);
    expect(listed(state).map(({ target }) => target)).toEqual(openIn(state));
    const next = played(state, take(first!));
    expect(acting(next)).toBe('p2');
    expect(refused(next, take(first!))).toEqual({ code: 'target-not-open', rule: '8.4.1' });
    expect(refused(next, take('T9')).code).toBe('target-not-open');
    expect(refused(next, { type: 'pass' }).code).toBe('not-now');
  });

  it('[18Rhl 8.4.1] they sit by ascending numbers, the lowest has the Priority Deal; two cards leave the game', () => {
    const state = drafted(dealt(4));
    // the first took the highest
    expect(state.seats).toEqual(['p4', 'p3', 'p2', 'p1']);
    expect(state.priority).toBe('p4');
    expect(state.round).toMatchObject({ kind: 'auction', turn: 'p4' });
    expect(state.targets!.map(({ owner }) => owner)).toEqual(['p4', 'p3', 'p2', 'p1']);
    expect(Object.values(state.cash)).toEqual([450, 450, 450, 450]);
  });

  it('[18Rhl 8.4.1] where players stay in their seats the lowest number only begins', () => {
    expect(drafted(dealt(4, 3, 'entered')).seats).toEqual(['p4', 'p1', 'p2', 'p3']);
  });
});

/** BME of A is in its track step; C has what the test is about. */
const C = (target: string) => ({ options, targets: { C: target, A: 'T1' } });

describe('goals of track are paid to the owner at once, whoever built it', () => {
  const toBerlin = [
    'K2',
    'K4',
    'J5',
    'I6',
    'H7',
    'G8',
    'F7',
    'E6',
    'D5',
    'C6',
    'C8',
    'B9',
    'B11',
    'B13',
    'B15',
  ];
  const rheingold = ['A4', 'B3', 'C4', 'D5', 'E6', 'F7', 'G8', 'H9', 'I8', 'J9', 'K10', 'L11'];
  const byVenlo = [
    ...['A4', 'B3', 'C4', 'D3', 'E2', 'F3', 'E4', 'E6', 'F7', 'G8', 'H9', 'I8', 'J9', 'K10', 'L11'],
  ];
  const ironRhine = ['H1', 'G2', 'G4', 'F5', 'E6', 'D5', 'C6', 'C8', 'B9', 'B11', 'C12', 'C14'];

  /** The line but for one hex, which ADR then lays; stations of others stand on the way. */
  function completed(hexes: readonly string[], last: string, target: string, stations = {}) {
    const tiles = tilesAlong(...hexes);
    const { [last]: missing, ...rest } = tiles;
    const state = turn({
      ...C(target),
      ...stations,
      company: 'CCE',
      step: 'track',
      phase: '8',
      tiles: rest,
      companies: { CCE: floated({ treasury: 900 }) },
    });
    const move = lay(last, missing![0], missing![1]);
    const after = played(state, move);
    return { after, paid: paidIn(after), cash: after.cash.C! - state.cash.C!, events: eventsOf(state, move) };
  }

  it('[18Rhl 8.4.1 T2] Aachen and Berlin: 130 to the owner of the card, with the tile that closes the line', () => {
    const { paid, cash, events } = completed(toBerlin, 'D5', 'T2');
    expect([paid, cash]).toEqual([['T2'], 130]);
    // before anything else goes on
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['laid', 'target-paid']);
  });

  it('[18Rhl 8.4.1 T2] stations that shut the way do not matter', () => {
    const { paid } = completed(toBerlin, 'D5', 'T2', {
      stations: [
        { company: 'DEE', hex: 'B9', stop: 0 },
        { company: 'MKB', hex: 'B15', stop: 0 },
      ],
    });
    expect(paid).toEqual(['T2']);
  });

  it('[18Rhl 8.4.1 T3] the Netherlands and the south: 120, but not by way of Venlo [ruling 102]', () => {
    expect(completed(rheingold, 'D5', 'T3')).toMatchObject({ paid: ['T3'], cash: 120 });
    const { after, paid } = completed(byVenlo, 'F7', 'T3');
    expect(paid).toEqual([]);
    const goal = { kind: 'trackBetween', from: ['A4'], to: ['L11'] } as const;
    expect(isReached(box, after, 'C', goal)).toBe(true);
  });

  it('[18Rhl 8.4.1 T6] the Iron Rhine: 90', () => {
    expect(completed(ironRhine, 'D5', 'T6')).toMatchObject({ paid: ['T6'], cash: 90 });
    expect(completed(ironRhine, 'D5', 'T3')).toMatchObject({ paid: [], cash: 0 });
  });

  it('[18Rhl 8.4.1, ruling 137] a card is paid once, and two that one tile fulfils in the order of their numbers', () => {
    const byWesel = ['A6', 'B7', 'B9', 'C8', 'C6', 'D5', ...rheingold.slice(rheingold.indexOf('E6'))];
    const wants = [along(...byWesel), along(...ironRhine)];
    const tiles = tilesFor(board, ...wants);
    const { D5, ...rest } = tiles;
    const state = turn({
      options,
      targets: { B: 'T6', C: 'T3' },
      company: 'CCE',
      step: 'track',
      phase: '8',
      tiles: rest,
      companies: { CCE: floated({ treasury: 900 }) },
    });
    const after = played(state, lay('D5', D5![0], D5![1]));
    expect(paidIn(after)).toEqual(['T3', 'T6']);
    const [first, second] = eventsOfType(eventsOf(state, lay('D5', D5![0], D5![1])), 'target-paid');
    expect([first?.target, second?.target]).toEqual(['T3', 'T6']);
    expect(played(after, skip).cash.C).toBe(after.cash.C);
  });

  it('[18Rhl 8.4.1, ruling 138] the bank pays: what it cannot pay breaks it', () => {
    const { D5, ...rest } = tilesAlong(...rheingold);
    const state = turn({
      ...C('T3'),
      bank: 100,
      company: 'CCE',
      step: 'track',
      phase: '8',
      tiles: rest,
      companies: { CCE: floated({ treasury: 900 }) },
    });
    expect(played(state, lay('D5', D5![0], D5![1])).broken).toBe('operating');
  });
});

describe('goals of stations and directors', () => {
  const venlo = along('E2', 'F3', 'E4', 'E6');
  const roermond = along('G2', 'G4', 'F5', 'G6');

  it('[18Rhl 8.4.1 T7] Venlo and Roermond, each joined to some station: 80', () => {
    const { F5, ...rest } = tilesFor(board, venlo, roermond);
    const state = turn({
      ...C('T7'),
      company: 'GVE',
      step: 'track',
      phase: '4',
      tiles: rest,
      companies: { GVE: floatedGVE({ treasury: 900 }), CCE: floated({ director: 'B' }) },
    });
    const after = played(state, lay('F5', F5![0], F5![1]));
    expect([paidIn(after), after.cash.C! - state.cash.C!]).toEqual([['T7'], 80]);
  });

  it('[18Rhl 8.4.1 T7, ruling 137] homes of companies that have not floated are no network: floating pays', () => {
    const state = rhlState({
      ...C('T7'),
      stock: 2,
      turn: 'B',
      cash: { A: 300, B: 300, C: 300 },
      tiles: tilesFor(board, venlo, roermond),
      companies: {
        GVE: floatedGVE(),
        CCE: { director: 'B', held: { B: [10, 10] }, at: [2, 2], floated: false },
      },
    });
    const after = played(state, buy('CCE', 'offer'));
    expect(after.companies.CCE!.floated).toBe(true);
    expect([paidIn(after), after.cash.C]).toEqual([['T7'], 380]);
  });

  const ruhr = tilesFor(board, joining({ D13: [2, 3, 4, 5], C12: [4, 5], E14: [2, 3] }));
  const fourEdges = {
    phase: '8',
    tiles: ruhr,
    stations: [{ company: 'BME', hex: 'D13', stop: 0 }],
  } as const;

  it('[18Rhl 8.4.1 T4] routes to all four edges of the Eastern Ruhr: 110, also by a change of director', () => {
    const state = rhlState({
      options,
      targets: { B: 'T4' },
      ...fourEdges,
      stock: 2,
      turn: 'B',
      cash: { A: 300, B: 300, C: 300 },
      companies: {
        BME: { director: 'A', held: { B: [10, 10], charter: [10, 10, 10, 10, 10, 10] }, at: [2, 2] },
      },
    });
    expect(paidIn(state)).toEqual([]);
    const after = played(state, buy('BME', 'charter'));
    expect([paidIn(after), after.cash.B]).toEqual([['T4'], 300 - 75 + 110]);
  });

  it.each([
    ['three of the edges', 'B', [2, 3, 5]],
    ['all of them, but for another director', 'A', [2, 3, 4, 5]],
  ] as const)('[18Rhl 8.4.1 T4] not for %s', (_what, director, edges) => {
    const state = turn({
      options,
      targets: { B: 'T4' },
      company: 'BME',
      step: 'station',
      phase: '8',
      tiles: tilesFor(board, joining({ D13: edges, C12: [4, 5], E14: [0, 2, 3] })),
      companies: { BME: floated({ director }) },
    });
    expect(paidIn(played(state, station('D13')))).toEqual([]);
  });

  const siegerland = { tiles: tilesAlong('J15', 'J13', 'I12', 'H11', 'I10') };

  it('[18Rhl 8.4.1 T8] a station in Siegerland, built by a company of the owner: 60', () => {
    const state = (director: string) =>
      turn({
        options,
        targets: { B: 'T8' },
        company: 'CME',
        step: 'station',
        phase: '3',
        ...siegerland,
        companies: { CME: floated({ director }) },
      });
    const own = played(state('B'), station('J15'));
    expect([paidIn(own), own.cash.B! - state('B').cash.B!]).toEqual([['T8'], 60]);
    expect(paidIn(played(state('A'), station('J15')))).toEqual([]);
  });

  it('[18Rhl 8.4.1 T8, ruling 136] a station from before does not count when the owner takes over', () => {
    const state = rhlState({
      options,
      targets: { B: 'T8' },
      phase: '3',
      ...siegerland,
      stations: [{ company: 'CME', hex: 'J15', stop: 0 }],
      stock: 2,
      turn: 'B',
      cash: { A: 300, B: 300, C: 300 },
      companies: {
        CME: { director: 'A', held: { B: [10, 10], charter: [10, 10, 10, 10, 10, 10] }, at: [2, 2] },
      },
    });
    const after = played(state, buy('CME', 'charter'));
    expect(after.certificates.find(({ company, director }) => company === 'CME' && director)!.holder).toBe(
      'B',
    );
    expect(paidIn(after)).toEqual([]);
  });
});

describe('goals of runs', () => {
  const both = ['coalmine', 'steelmill'];
  const aachen = (director: string, markers: Record<string, string[]>) =>
    turn({
      options,
      targets: { A: 'T1' },
      company: 'ADR',
      step: 'run',
      phase: '3',
      tiles: tilesAlong('K2', 'K4'),
      markers,
      companies: { ADR: floated({ director, trains: ['2'] }) },
    });
  const line = routes('K2:4-s0 K4:1-s0');

  it('[18Rhl 8.4.1 T1] a route with two coal mines and two steel mills: 150 at once', () => {
    const state = aachen('A', { K2: both, K4: both });
    const after = played(state, line);
    expect([paidIn(after), after.cash.A! - state.cash.A!]).toEqual([['T1'], 150]);
    expect(paidIn(played(aachen('A', { K2: both, K4: ['coalmine'] }), line))).toEqual([]);
  });

  it('[18Rhl 8.4.1 T1] only if the owner directs the company that runs', () => {
    expect(paidIn(played(aachen('B', { K2: both, K4: both }), line))).toEqual([]);
  });

  it('[18Rhl 8.4.1 T1, ruling 135] the Rheingold Express counts them in towns that it passes, without the bonus', () => {
    const tiles = tilesAlong('A4', 'B3', 'C4', 'D5', 'E6');
    const state = turn({
      options,
      targets: { A: 'T1' },
      company: 'CCE',
      step: 'run',
      phase: '8',
      tiles,
      markers: { C4: both, E6: both },
      companies: { CCE: floated({ trains: ['8'] }) },
    });
    const [run] = listed(state, 'run');
    const after = played(state, run!);
    expect(paidIn(after)).toEqual(['T1']);
    expect(eventsOfType(eventsOf(state, run!), 'ran')).toMatchObject([{ bonuses: [], hexes: ['E6', 'A4'] }]);
  });

  const boxtel = ['C2', 'C4', 'C6', 'C8', 'B9', 'B11', 'B13', 'B15'];
  const toBerlin = (director: string, targets: Record<string, string>, trains = ['6'], more: object = {}) =>
    turn({
      options,
      targets,
      company: 'BME',
      step: 'run',
      phase: '6',
      tiles: tilesAlong(...boxtel),
      stations: [
        { company: 'BME', hex: 'B9', stop: 0 },
        { company: 'DEE', hex: 'B15', stop: 0 },
      ],
      companies: { BME: floated({ director, trains }), DEE: floated({ director: 'C' }) },
      ...more,
    });

  it('[18Rhl 8.4.1 T5] from Boxtel to Berlin: a station of others in Berlin does not shut that route; 100', () => {
    const state = toBerlin('A', { A: 'T5' });
    const [run] = listed(state, 'run');
    const after = played(state, run!);
    expect(eventsOfType(eventsOf(state, run!), 'ran')[0]!.hexes).toContain('B15');
    expect([paidIn(after), after.cash.A! - state.cash.A!]).toEqual([['T5'], 100]);
  });

  it('[18Rhl 8.4.1 T5, ruling 104] other routes to Berlin stay shut, and so does this one for all others', () => {
    const own = toBerlin('A', { A: 'T5' });
    const [run] = listed(own, 'run') as unknown as { type: string; routes: string[][] }[];
    for (const state of [toBerlin('B', { A: 'T5' }), toBerlin('A', { B: 'T5' })]) {
      expect(refused(state, run!)).toEqual({ code: 'route-shut', rule: '6.2.3' });
    }
    const pieces = run!.routes[0]!;
    const fromBoxtel = pieces[0]!.startsWith('C2') ? pieces : [...pieces].reverse();
    const fromWesel = fromBoxtel.slice(fromBoxtel.findLastIndex((piece) => piece.startsWith('B9')));
    expect(refused(own, { type: 'run', routes: [fromWesel] })).toEqual({ code: 'route-shut', rule: '6.2.3' });
  });

  it('[18Rhl 8.4.1 T5] once paid the card is gone, and Berlin is shut again', () => {
    const state = toBerlin('A', { A: 'T5' });
    const [run] = listed(state, 'run');
    const paid = { ...state, targets: [{ target: 'T5', owner: 'A', paid: true }] };
    expect(refused(paid, run!).code).toBe('route-shut');
  });
});

it('[18Rhl 8.4.1] the eight cards and what they bring', () => {
  expect(targetCards.map(({ id, bonus }) => `${id} ${bonus}`)).toEqual([
    'T1 150',
    'T2 130',
    'T3 120',
    'T4 110',
    'T5 100',
    'T6 90',
    'T7 80',
    'T8 60',
  ]);
});
