import { describe, expect, it } from 'vitest';
import { pieceWithKey } from '@/engine/board/graph';
import { readRoute } from '@/engine/routes/check';
import { network } from '@/titles/dortmund/int/box';
import { runInput } from '@/titles/dortmund/int/routes';
import {
  asked,
  eventsOf,
  type Given,
  intState,
  lay,
  listed,
  played,
  refused,
  skip,
} from '../../../support/do-int/table';

const kwe = { KWE: { director: 'A', train: '2' } } as const;
const dhb = { DHB: { director: 'A', train: '2' } } as const;

/** The tile step of A, who directs KWE unless told. */
const tile = (given: Given = {}) => intState({ companies: kwe, step: 'tile', ...given });

/** Hexes with the tiles that may be laid on each. */
function layable(given: Given = {}): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const { hex, tile: id } of listed(tile(given), 'lay')) {
    found[String(hex)] ??= new Set();
    found[String(hex)]!.add(String(id));
  }
  return Object.fromEntries(Object.entries(found).map(([hex, tiles]) => [hex, [...tiles].sort()]));
}

describe('what is passed over by itself', () => {
  it('[18DO 3.2.2] is said: a tile that cannot be laid, and neither a station nor a link that could be built', () => {
    const state = intState({ companies: kwe, step: 'tile' });
    expect(eventsOf(state, skip)).toContainEqual({ type: 'no-building', player: 'A' });
    expect(eventsOf(state, skip)).not.toContainEqual({ type: 'no-tile', player: 'A' });
  });
});

describe('available routes', () => {
  it('[18DO 3.2.2] from a red home by its triangles, and nowhere else', () => {
    expect(Object.keys(layable()).sort()).toEqual(['B19', 'C18', 'D19']);
    expect(refused(tile(), lay('B17', '9', 1))).toEqual({ code: 'lay-no-route-of-yours', rule: '3.2.2.2' });
  });

  it('[18DO 3.2.2] a red area of two hexes is one home, with all its triangles', () => {
    const cme = { CME: { director: 'A', train: '2' } } as const;
    expect(Object.keys(layable({ companies: cme })).sort()).toEqual(['B3', 'C2']);
    const rhe = { RhE: { director: 'A', train: '2' } } as const;
    // H3 has track: behind it lies G4
    expect(Object.keys(layable({ companies: rhe })).sort()).toEqual(['G2', 'G4', 'I4']);
  });

  it('[18DO 3.2.2] the home of DHB is joined to all track in C8, and DGEE begins in A18', () => {
    expect(Object.keys(layable({ companies: dhb })).sort()).toEqual(['B5', 'C4', 'D7', 'E10']);
    const dgee = { DGEE: { director: 'A', train: '2' } } as const;
    expect(Object.keys(layable({ companies: dgee })).sort()).toEqual(['B17', 'B19']);
  });

  it('[18DO 3.2.2] a hex full of other stations ends a route, also for building', () => {
    // D9 belongs to BME: DHB comes there and no further
    const blocked = layable({ companies: dhb, stations: [['BME', 'D9']] });
    expect(Object.keys(blocked).sort()).toEqual(['B5', 'C4', 'D7']);
    const green = { phase: '3', links: { D9: 10 } } as const;
    expect(layable({ companies: dhb, stations: [['BME', 'D9']], ...green }).D9).toEqual(['1936']);
  });

  it('[18DO 3.2.2] home stations of companies not yet founded stand in the way, too', () => {
    // HHW fills H19: from Unna KWE comes there, and not on to the Siegerland
    const state = tile({ tiles: { F19: ['1904', 0], G18: ['8', 3] }, stations: [['KWE', 'E20']] });
    expect(state.companies.HHW!.founded).toBe(false);
    const { graph, reach } = network.of(state, 'KWE');
    const reached = graph.stops.filter(({ index }) => reach.stops[index]).map(({ hex }) => hex);
    expect(reached.sort()).toEqual(['C20', 'E20', 'F19', 'H19']);
  });

  it('[18DO 3.2.2] no route comes twice to the same hex, not even on separate tracks', () => {
    const state = intState({
      companies: { DHB: { director: 'A', train: '4' } },
      phase: '4',
      links: { D9: 10, C14: 10 },
      tiles: {
        D9: ['1936', 1],
        D11: ['20', 0],
        D13: ['7', 0],
        E10: ['7', 3],
        C12: ['8', 4],
        C14: ['1937', 0],
      },
    });
    const input = runInput(state, 'DHB');
    const twice = [
      'D9:4-s0',
      'D11:1-4',
      'D13:0-1',
      'E12:3-s0',
      'E12:1-s0',
      'E10:3-4',
      'D11:0-3',
      'C12:0-4',
      'C14:1-s0',
    ];
    const route = ['C8:5-s0', 'D9:2-s0', ...twice];
    expect(route.filter((key) => !pieceWithKey(input.graph, key))).toEqual([]);
    expect(readRoute(input, input.trains[0]!, route)).toMatchObject({
      objection: { code: 'route-hex-twice', params: { hex: 'D11' } },
    });
    expect(readRoute(input, input.trains[0]!, route.slice(0, 6))).toHaveProperty('route');
  });

  it('[18DO 3.2.2] no track off the grid or against the blank side of a grey hex', () => {
    // D19 lies at the edge; Gbf Nord has no track towards D5
    expect(refused(tile(), lay('D19', '9', 1))).toEqual({ code: 'lay-does-not-fit', rule: '3.2.2.1' });
    expect(refused(tile(), lay('D5', '9', 0))).toEqual({ code: 'lay-does-not-fit', rule: '3.2.2.1' });
    // but against a side of a tile or a yellow hex that has none
    expect(listed(tile({ companies: dhb }), 'lay')).toContainEqual(lay('E10', '7', 1));
  });
});

describe('laying and upgrading', () => {
  it('[18DO 3.2.2.1] only tiles with the sign of a mine on a mine, and none of them elsewhere', () => {
    expect(layable()).toEqual({
      B19: ['1903', '1904', '1905'],
      C18: ['1903', '1904', '1905'],
      D19: ['7', '8', '9'],
    });
  });

  it('[18DO 3.2.2.1] yellow tiles alone until the first 3-train', () => {
    const laid: Given = { tiles: { D19: ['9', 0] } };
    expect(layable(laid).D19).toBeUndefined();
    expect(refused(tile(laid), lay('D19', '23', 0))).toEqual({ code: 'lay-colour', rule: '3.2.2.1' });
    expect(layable({ ...laid, phase: '3' }).D19).toEqual(expect.arrayContaining(['23', '24']));
  });

  it('[18DO 3.2.2.1] brown from the first 5-train, grey from the first 8-train', () => {
    const harbour = (phase: string, laid: string): string[] =>
      layable({ companies: dhb, phase, tiles: { C8: [laid, 1] } }).C8 ?? [];
    expect(harbour('4', '1906')).toEqual([]);
    expect(harbour('5', '1906')).toEqual(['1900']);
    expect(harbour('6', '1900')).toEqual([]);
    expect(harbour('8', '1900')).toEqual(['1907']);
  });

  it('[18DO 3.2.2.1] C8 has its own tiles and needs no link', () => {
    expect(layable({ companies: dhb, phase: '3' }).C8).toEqual(['1906']);
  });

  it('[18DO 3.2.2.1] a mine goes green only with a railway link, whoever made it', () => {
    const mine: Given = { phase: '3', tiles: { C18: ['1904', 1] } };
    const green = lay('C18', '1931', 0);
    expect(layable(mine).C18).toBeUndefined();
    expect(refused(tile(mine), green)).toEqual({ code: 'lay-needs-link', rule: '3.2.2.1' });
    expect(layable({ ...mine, links: { C18: 10 } }).C18).toEqual(['1930', '1931', '1939']);
  });

  it('[18DO 3.2.2.1] a steel mill too, and only with a tile of its own frame', () => {
    expect(layable({ companies: dhb, phase: '3' }).D9).toBeUndefined();
    expect(layable({ companies: dhb, phase: '3', links: { D9: 10 } }).D9).toEqual(['1936']);
    const hhw = { HHW: { director: 'A', train: '2' } } as const;
    expect(layable({ companies: hhw, phase: '3', links: { H19: 10 } }).H19).toEqual(['1938']);
  });

  it('[18DO 3.2.2.1] old track stays, and later upgrades need no further link', () => {
    const brown: Given = { phase: '5', tiles: { C18: ['1931', 0] }, links: { C18: 10 } };
    expect(layable(brown).C18).toEqual(['1901']);
    const kept = played(tile(brown), listed(tile(brown), 'lay').find(({ hex }) => hex === 'C18')!);
    expect(kept.board.tiles.C18!.tile).toBe('1901');
  });

  it('[18DO 3.2.2.1] replaced tiles can be laid again, and no more than there are', () => {
    const six = { B7: 0, B13: 0, B17: 0, C4: 0, C10: 0, C16: 0 };
    const tiles = Object.fromEntries(Object.keys(six).map((hex) => [hex, ['7', 0] as const]));
    expect(layable({ tiles }).D19).toEqual(['8', '9']);
    expect(refused(tile({ tiles }), lay('D19', '7', 2))).toEqual({ code: 'lay-none-left', rule: '3.2.2.1' });
    const { B7: _, ...five } = tiles;
    expect(layable({ tiles: five }).D19).toEqual(['7', '8', '9']);
  });

  it('[18DO 3.2.2.1] what the map prints costs nothing', () => {
    const bme = { BME: { director: 'A', train: '2' } } as const;
    const state = tile({ companies: bme });
    const hill = listed(state, 'lay').find(({ hex }) => hex === 'H11')!;
    expect(eventsOf(state, hill)[0]).toEqual({
      type: 'tile-laid',
      player: 'A',
      hex: 'H11',
      tile: hill.tile,
      turn: hill.turn,
    });
  });

  it('[18DO 3.2.2.1] never on grey and red hexes', () => {
    expect(refused(tile(), lay('C20', '9', 0)).code).toBe('lay-not-buildable');
    expect(refused(tile(), lay('E12', '9', 0)).code).toBe('lay-not-buildable');
  });
});

describe('whose tile it is', () => {
  it('[18DO 3.2.2.2] for one of the companies that the player directs', () => {
    const two = layable({ companies: { ...kwe, BME: { director: 'A', train: '2' } } });
    expect(Object.keys(two).sort()).toEqual(['B19', 'C18', 'D19', 'H11', 'H9']);
    expect(layable()).not.toHaveProperty('H11');
  });

  it('[18DO 3.2.2.2] a player without a company builds from any station on the map', () => {
    const hexes = Object.keys(layable({ companies: { KWE: { director: 'B', train: '2' } } }));
    expect(hexes).toEqual(expect.arrayContaining(['C18', 'H11', 'B17', 'E10', 'B3', 'G2', 'G18']));
  });

  it('[18DO 3.2.2.2] one tile a turn, however many companies the player directs; or none', () => {
    const companies = { ...kwe, BME: { director: 'A', train: '2' } } as const;
    const state = tile({ companies });
    const after = played(state, lay('D19', '9', 0));
    expect(after.round.step).not.toBe('tile');
    expect(listed(after, 'lay')).toEqual([]);
    expect(asked(played(state, skip))).toBe('B take');
  });
});
