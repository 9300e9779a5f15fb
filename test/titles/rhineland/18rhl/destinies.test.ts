import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { boxAt, rhl, viewAt } from '@/titles/rhineland/18rhl';
import { board } from '@/titles/rhineland/18rhl/board';
import { destinyCards } from '@/titles/rhineland/18rhl/goal-cards';
import { isFulfilled } from '@/titles/rhineland/rules/destinies/goals';
import { setupOf } from '../../../support/fuzzer';
import { along, joining, tilesAlong, tilesFor } from '../../../support/rhl/line';
import {
  acting,
  eventsOf,
  held,
  listed,
  pass,
  played,
  type RhlState,
  refused,
  rhlState,
} from '../../../support/rhl/table';
import { floated, floatedGVE, floatedMKB, type GivenTurn, turn } from '../../../support/rhl/turn';

const options = { destinyCards: true };
const drop = (card: 'first' | 'second') => ({ type: 'drop-destiny', card });
const hands = { A: ['D1', 'D2'], B: ['D3', 'D4'], C: ['D5', 'D6'] };

/** Two have passed in the first stock round; C is the last. */
const almostOver = () => {
  const state = rhlState({ options, destinies: structuredClone(hands), stock: 1, turn: 'C' });
  if (state.round.kind === 'stock') state.round.passes = 2;
  return state;
};

describe('destiny cards are dealt and dropped', () => {
  it.each([3, 4, 5])('[18Rhl 8.4.2] %i players get two each before the auction, all different', (players) => {
    const { state, events } = begin(rhl, setupOf(rhl, players, 7, options));
    const dealt = Object.values(state.destinies!).flat();
    expect(dealt).toHaveLength(2 * players);
    expect(new Set(dealt).size).toBe(2 * players);
    expect(events.at(-1)).toEqual({ type: 'destinies-dealt' });
    expect(state.round.kind).toBe('auction');
  });

  it('[18Rhl 8.4.2] with target cards they are dealt in the seats of the draft', () => {
    let state = begin(rhl, setupOf(rhl, 3, 7, { ...options, targetCards: true })).state;
    expect(state.destinies).toBeUndefined();
    while (state.round.kind === 'draft') state = played(state, listed(state).at(-1)!);
    expect(Object.keys(state.destinies!)).toEqual(state.seats);
  });

  it('[18Rhl 8.4.2, ruling 140] when the first stock round is over each drops one, in the order of the seats', () => {
    const state = played(almostOver(), pass);
    expect(acting(state)).toBe('A');
    expect(listed(state)).toEqual([drop('first'), drop('second')]);
    expect(state.round.kind).toBe('stock');
    const one = played(state, drop('first'));
    expect([acting(one), one.destinies!.A]).toEqual(['B', ['D2']]);
    const all = played(one, drop('second'), drop('first'));
    expect(all.destinies).toEqual({ A: ['D2'], B: ['D3'], C: ['D6'] });
    expect(all.round).toMatchObject({ kind: 'operating', set: 1, number: 1 });
    expect(all.decisions).toEqual([]);
  });

  it('[18Rhl 8.4.2, ruling 140] the move and what is told of it name no card', () => {
    const state = played(almostOver(), pass);
    expect(eventsOf(state, drop('first'))).toEqual([{ type: 'destiny-dropped', player: 'A' }]);
    expect(refused(state, { type: 'drop-destiny', card: 'D1' }).code).toBe('malformed');
    expect(refused(state, pass).code).toBe('not-now');
  });

  it('[18Rhl 8.4.2, ruling 140] a short operating round during the auction is not the end of the first stock round', () => {
    let state = begin(rhl, setupOf(rhl, 3, 7, options)).state;
    state = played(state, { type: 'buy-private', private: 'PWB' }, pass, pass, pass);
    expect([state.round.kind, state.decisions]).toEqual(['auction', []]);
  });
});

/** Everything is over: the last operating round has been played by all. */
function ended(given: Partial<GivenTurn> & Pick<GivenTurn, 'companies'>): RhlState {
  const company = Object.keys(given.companies!)[0]!;
  const cash = { A: 0, B: 0, C: 0 };
  const state = structuredClone(turn({ options, phase: '8', cash, company, step: 'trains', ...given }));
  const done = Object.keys(state.companies).filter((id) => state.companies[id]!.floated);
  state.round = { kind: 'operating', set: 9, number: 3, of: 3, done, turn: null };
  state.over = true;
  return state;
}

function has(state: RhlState, player: string, card: string): boolean {
  const { goal } = destinyCards.find(({ id }) => id === card)!;
  return isFulfilled(boxAt(state.setup), state, player, goal);
}

/** A directs BME, B directs ADR. */
const two = (bme: Parameters<typeof floated>[0] = {}, adr: Parameters<typeof floated>[0] = {}) => ({
  BME: floated({ at: [1, 4], ...bme }),
  ADR: floated({ director: 'B', at: [1, 3], ...adr }),
});

describe('what destiny cards ask for', () => {
  it('[18Rhl 8.4.2 D1] one company with two trains', () => {
    const state = ended({ companies: two({ trains: ['5', '6'] }, { trains: ['8'] }) });
    expect([has(state, 'A', 'D1'), has(state, 'B', 'D1'), has(state, 'C', 'D1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[18Rhl 8.4.2 D2] the highest stock value; a draw brings nothing, whoever shares it [ruling 129]', () => {
    const state = ended({ companies: two() });
    expect([has(state, 'A', 'D2'), has(state, 'B', 'D2')]).toEqual([true, false]);
    const draw = ended({ companies: two({}, { at: [1, 4] }) });
    expect([has(draw, 'A', 'D2'), has(draw, 'B', 'D2')]).toEqual([false, false]);
    const own = ended({ companies: two({}, { director: 'A', at: [1, 4] }) });
    expect(has(own, 'A', 'D2')).toBe(false);
  });

  it('[18Rhl 8.4.2 D3] two grey metropolises and a brown one, whoever built them', () => {
    const at = (...colours: string[]) => {
      const hexes = ['D9', 'F9', 'I10'];
      const tiles = Object.fromEntries(
        hexes.map((hex, i) => {
          const found = Object.entries(board.tiles).find(
            ([, { colour, label }]) =>
              colour === colours[i] && (label ?? '').split('/').includes(board.hexes[hex]!.label!),
          )!;
          return [hex, [found[0], 0] as const];
        }),
      );
      return ended({ tiles, companies: two() });
    };
    expect(has(at('gray', 'gray', 'brown'), 'C', 'D3')).toBe(true);
    expect(has(at('gray', 'brown', 'gray'), 'A', 'D3')).toBe(true);
    expect(has(at('gray', 'brown', 'brown'), 'A', 'D3')).toBe(false);
    expect(has(at('gray', 'gray', 'green'), 'A', 'D3')).toBe(false);
  });

  it('[18Rhl 8.4.2 D4, ruling 105] routes to the most industries: those of the Eastern Ruhr edge by edge', () => {
    const tiles = tilesFor(board, joining({ D13: [2, 3, 4, 5], C12: [4, 5], E14: [0, 2, 3] }));
    const state = ended({ tiles, companies: two() });
    // BME reaches four edges, ADR nothing but Aachen
    expect([has(state, 'A', 'D4'), has(state, 'B', 'D4')]).toEqual([true, false]);
    const none = ended({ companies: two() });
    expect(has(none, 'A', 'D4')).toBe(false);
    // J3 has the coal mine, and ADR's first track leads there
    const coal = ended({ tiles: tilesAlong('K2', 'J3'), companies: two() });
    expect(has(coal, 'B', 'D4')).toBe(true);
  });

  it('[18Rhl 8.4.2 D4, ruling 165] an industry counts where track leads to it, not where only a station stands', () => {
    const companies = { MKB: floatedMKB({ at: [1, 4] }), ADR: floated({ director: 'B', at: [1, 3] }) };
    expect(has(ended({ companies }), 'A', 'D4')).toBe(false);
    expect(has(ended({ companies, tiles: { D7: ['947', 0] } }), 'A', 'D4')).toBe(true);
  });

  it('[18Rhl 8.4.2 D5] the most stations of all companies of a player together, homes included', () => {
    const stations = [
      { company: 'ADR', hex: 'B9', stop: 0 },
      { company: 'ADR', hex: 'C2', stop: 0 },
    ];
    const state = ended({ tiles: { B9: ['57', 0] }, stations, companies: two() });
    // A: BME and RhE with a home each, B: ADR with three
    expect([has(state, 'A', 'D5'), has(state, 'B', 'D5')]).toEqual([false, true]);
    const draw = ended({
      tiles: { B9: ['57', 0] },
      stations: stations.slice(0, 1),
      companies: two(),
    });
    expect([has(draw, 'A', 'D5'), has(draw, 'B', 'D5')]).toEqual([false, false]);
  });

  it('[18Rhl 8.4.2 D6] a station on the grey OO tile', () => {
    const state = ended({ tiles: { G6: ['948', 0] }, companies: { GVE: floatedGVE() } });
    expect([has(state, 'A', 'D6'), has(state, 'B', 'D6')]).toEqual([true, false]);
    expect(has(ended({ companies: { GVE: floatedGVE() } }), 'A', 'D6')).toBe(false);
  });

  it('[18Rhl 8.4.2 D7] certificates of more different companies than anyone', () => {
    const state = ended({
      companies: {
        ...two(),
        DEE: { director: 'B', held: { B: [10, 10, 10], C: [10], charter: [10, 10, 10, 10] }, at: [2, 2] },
        CME: { director: 'B', at: [2, 2], floated: false },
        CCE: { director: 'B', at: [2, 2], floated: false },
      },
    });
    expect(held(state, 'A', 'GVE')).toEqual([10]);
    // A: BME, RhE, GVE; B: ADR, DEE, CME, CCE, of which two have not floated
    expect([has(state, 'A', 'D7'), has(state, 'B', 'D7'), has(state, 'C', 'D7')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('[18Rhl 8.4.2 D8, rulings 105, 139] the most hexes with towns in one route of a train that it owns', () => {
    const line = along('K2', 'K4', 'J5', 'I6', 'H7', 'H9');
    const tiles = tilesFor(board, line);
    const state = (train: string) => ended({ tiles, companies: two({}, { trains: [train] }) });
    const { mostTowns } = boxAt(state('6').setup);
    // Aachen, K4 and I6 on the way, H9 at the end
    expect([mostTowns!(state('2'), 'ADR'), mostTowns!(state('3'), 'ADR')]).toEqual([3, 3]);
    expect([has(state('2'), 'B', 'D8'), has(state('2'), 'A', 'D8')]).toEqual([true, false]);
    const none = ended({ tiles, companies: two() });
    expect([mostTowns!(none, 'ADR'), has(none, 'B', 'D8')]).toEqual([0, false]);
  });

  it('[18Rhl 8.4.2 D8, ruling 139] an 8-train counts the towns that it passes', () => {
    const tiles = tilesAlong('A4', 'B3', 'C4', 'D5', 'E6');
    const state = ended({ tiles, companies: { CCE: floated({ trains: ['8'] }) } });
    expect(boxAt(state.setup).mostTowns!(state, 'CCE')).toBe(1);
    expect(has(state, 'A', 'D8')).toBe(true);
  });

  it('[18Rhl 8.4.2 D9] one company with stations on two of Hamburg, Berlin and Boxtel', () => {
    const stations = [
      { company: 'BME', hex: 'B15', stop: 0 },
      { company: 'BME', hex: 'C2', stop: 0 },
    ];
    expect(has(ended({ stations, companies: two() }), 'A', 'D9')).toBe(true);
    const shared = [stations[0]!, { company: 'RhE', hex: 'C2', stop: 0 }];
    expect(has(ended({ stations: shared, companies: two() }), 'A', 'D9')).toBe(false);
  });

  it('[18Rhl 8.4.2 D10] the most in the treasury', () => {
    const state = ended({ companies: two({ treasury: 700 }, { treasury: 800 }) });
    expect([has(state, 'A', 'D10'), has(state, 'B', 'D10')]).toEqual([false, true]);
    const draw = ended({ companies: two({ treasury: 800 }, { treasury: 800 }) });
    expect([has(draw, 'A', 'D10'), has(draw, 'B', 'D10')]).toEqual([false, false]);
  });

  it('[18Rhl 8.4.2 D11] the highest revenue in the last operating round; who did not act in it had none', () => {
    const state = ended({ companies: two() });
    state.companies.BME!.lastRevenue = 300;
    state.companies.ADR!.lastRevenue = 200;
    expect([has(state, 'A', 'D11'), has(state, 'B', 'D11')]).toEqual([true, false]);
    // a bankruptcy has cut the round short
    if (state.round.kind === 'operating') state.round.done = ['ADR'];
    expect([has(state, 'A', 'D11'), has(state, 'B', 'D11')]).toEqual([false, true]);
  });

  it('[18Rhl 8.4.2 D12] routes to all five Dutch places', () => {
    const north = along('A6', 'B7', 'B9', 'C8', 'C6', 'C4', 'B3', 'A4');
    const wants = [north, along('C2', 'C4'), along('C6', 'D5', 'E4', 'F3', 'E2'), along('F3', 'G4', 'G2')];
    const tiles = tilesFor(board, ...wants);
    const stations = [{ company: 'BME', hex: 'B9', stop: 0 }];
    expect(has(ended({ tiles, stations, companies: two() }), 'A', 'D12')).toBe(true);
    const shut = [...stations, { company: 'ADR', hex: 'C2', stop: 0 }];
    expect(has(ended({ tiles, stations: shut, companies: two() }), 'A', 'D12')).toBe(false);
  });
});

describe('destiny cards are counted at the end', () => {
  const end = () =>
    ended({
      destinies: { A: ['D1'], B: ['D2'], C: ['D7'] },
      companies: two({ trains: ['5', '6'] }),
    });

  it('[18Rhl 8.4.2] a line for each card that was kept, also where it brings nothing', () => {
    const scores = viewAt(end().setup).scores(end());
    expect(scores.map(({ player, bonuses }) => [player, bonuses]).sort()).toEqual([
      ['A', [{ card: 'D1', amount: 100 }]],
      ['B', [{ card: 'D2', amount: 0 }]],
      ['C', [{ card: 'D7', amount: 0 }]],
    ]);
    const a = scores.find(({ player }) => player === 'A')!;
    const shares = a.shares.reduce((sum, { value }) => sum + value, 0);
    expect(a.total).toBe(shares + a.cash! + 100);
  });

  it('[18Rhl 8.4.2] before the end they count nothing: what a game is worth now tells nothing of them', () => {
    const state = { ...end(), over: false };
    const plain = { ...state, destinies: { A: ['D3'], B: ['D4'], C: ['D5'] } };
    expect(viewAt(state.setup).scores(state)).toEqual(viewAt(state.setup).scores(plain));
    expect(
      viewAt(state.setup)
        .scores(state)
        .every(({ bonuses }) => bonuses === undefined),
    ).toBe(true);
  });

  it('[18Rhl 8.4.2] the twelve cards and what they bring', () => {
    expect(destinyCards.map(({ bonus }) => bonus)).toEqual([
      100, 100, 120, 120, 140, 140, 160, 160, 120, 160, 140, 120,
    ]);
  });
});
