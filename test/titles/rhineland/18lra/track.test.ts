import { describe, expect, it } from 'vitest';
import { fittings } from '@/engine/board/upgrade';
import { board } from '@/titles/rhineland/18lra/board';
import {
  eventsOf,
  floated,
  floatedKEG,
  floatedMKB,
  lay,
  listed,
  played,
  refused,
  skip,
  turn,
} from '../../../support/lra/table';

const hexesOf = (moves: ReturnType<typeof listed>) =>
  [...new Set(moves.map(({ hex }) => String(hex)))].sort();

describe('[18LRA 6.2.1] green borders', () => {
  it('B6 takes no tile before the green phase', () => {
    const yellow = turn({ company: 'CCE', step: 'track', phase: '2' });
    expect(refused(yellow, lay('B6', '9', 2))).toEqual({ code: 'lay-too-early', rule: '6.2.1' });
    expect(hexesOf(listed(yellow, 'lay'))).not.toContain('B6');
    const green = turn({ company: 'CCE', step: 'track', phase: '3' });
    expect(hexesOf(listed(green, 'lay'))).toContain('B6');
  });

  it('so MKB has no duty to build at Moers in the yellow phase, but one in the green', () => {
    const companies = { MKB: floatedMKB({ operated: false }) };
    const yellow = turn({ company: 'MKB', step: 'track', companies, phase: '2' });
    expect(listed(yellow).map(({ type }) => type)).toEqual(['skip']);
    const green = turn({ company: 'MKB', step: 'track', companies, phase: '3' });
    expect(hexesOf(listed(green, 'lay'))).toEqual(['C11']);
    expect(refused(green, skip).code).toBe('must-lay-home');
  });
});

describe('[18LRA 6.2.1] the first turn', () => {
  it.each([
    ['BME', 'G15'],
    ['GVE', 'G7'],
  ])('%s must build on %s', (company, hex) => {
    const state = turn({
      company,
      step: 'track',
      companies: { [company]: floated({ operated: false }) },
      phase: '2',
    });
    expect(hexesOf(listed(state, 'lay'))).toEqual([hex]);
    expect(refused(state, skip).code).toBe('must-lay-home');
  });

  it('who cannot pay for the tile at home is told that it is the money, not that no track leaves the home', () => {
    const BME = floated({ operated: false, treasury: 10 });
    const state = turn({
      company: 'BME',
      step: 'track',
      companies: { BME },
      privates: { RM: 'B' },
      phase: '2',
    });
    expect(listed(state).map(({ type }) => type)).toEqual(['skip']);
    expect(eventsOf(state, skip)[0]).toEqual({ type: 'no-lay', company: 'BME', why: 'dear', homes: [] });
    const MKB = floatedMKB({ operated: false });
    const early = turn({ company: 'MKB', step: 'track', companies: { MKB }, phase: '2' });
    expect(eventsOf(early, skip)[0]).toMatchObject({ type: 'no-lay', why: 'unlinked', homes: ['C11'] });
  });

  it.each(['CCE', 'CME', 'RhE'])('%s starts on a red field and need not', (company) => {
    const state = turn({
      company,
      step: 'track',
      companies: { [company]: floated({ operated: false }) },
      phase: '2',
    });
    expect(listed(state, 'skip')).toHaveLength(1);
  });
});

describe('[18LRA 6.2.1] letter codes', () => {
  it('hexes with a code take only tiles of that code, and those tiles lie nowhere else', () => {
    const codes = ['CM', 'D', 'DU', 'GEL', 'KR', 'MG', 'MO', 'NE', 'OY', 'RH', 'RU', 'UE'];
    const coded = Object.entries(board.hexes).filter(([, { label }]) => label);
    expect([...new Set(coded.map(([, { label }]) => label))].sort()).toEqual(codes);
    for (const [hex, { label }] of Object.entries(board.hexes)) {
      for (const { tile } of fittings(board, hex, undefined)) {
        expect(board.tiles[tile]!.label, `${tile} on ${hex}`).toBe(label);
      }
    }
  });
});

describe('[18LRA 6.2.1.1] upgrades', () => {
  it('Rheinhausen has no track: the green tile joins a route with one of its own', () => {
    const tiles = { F10: ['L17', 0], F12: ['1', 0], E13: ['L31', 1] } as const;
    const stations = [{ company: 'CCE', hex: 'E13', stop: 0 }];
    const state = turn({ company: 'CCE', step: 'track', tiles: { E13: tiles.E13 }, stations });
    // E13 leads over edge 3 to D14
    expect(listed(state, 'lay')).toContainEqual(lay('D14', 'L29', 0));
  });

  it('Krefeld: the city with track keeps it, that of KEG takes the place that is left; the brown tile joins them [rulings 41, 42]', () => {
    const at = (state: ReturnType<typeof turn>) =>
      state.board.stations
        .filter(({ hex }) => hex === 'F10')
        .map(({ company, stop }) => `${company} ${stop}`);
    const stations = [{ company: 'CCE', hex: 'F10', stop: 1 }];
    const state = turn({
      company: 'KEG',
      step: 'track',
      phase: '3',
      stations,
      companies: { KEG: floatedKEG({ operated: true }) },
    });
    // edges 4 and 5 stay together
    const green = listed(state, 'lay').filter(({ hex }) => hex === 'F10');
    expect(green.map((move) => [move.turn, ...at(played(state, move)).sort()])).toEqual([
      [0, 'CCE 0', 'KEG 1'],
      [2, 'CCE 1', 'KEG 0'],
      [5, 'CCE 0', 'KEG 1'],
    ]);
    const brown = turn({
      company: 'KEG',
      step: 'track',
      phase: '5',
      tiles: { F10: ['L17', 0] },
      stations: [{ company: 'CCE', hex: 'F10', stop: 0 }],
      companies: { KEG: floatedKEG({ operated: true }) },
    });
    const joined = listed(brown, 'lay').find(({ tile }) => tile === 'L36')!;
    expect(at(played(brown, joined)).sort()).toEqual(['CCE 0', 'KEG 0']);
  });

  it('no brown before the first 5-train, and nothing ever after it', () => {
    const tiles = {
      G15: [
        ['L04', 0],
        ['L15', 0],
      ],
    } as const;
    const green = turn({ company: 'BME', step: 'track', tiles, phase: '4' });
    expect(refused(green, lay('G15', 'L34', 0)).code).toBe('lay-colour');
    const brown = turn({ company: 'BME', step: 'track', tiles, phase: '6' });
    const bridge = played(brown, lay('G15', 'L34', 0));
    expect(fittings(board, 'G15', bridge.board.tiles.G15)).toEqual([]);
  });

  it('a tile that costs is paid: Düsseldorf 30, 30, 30', () => {
    const paid = (tiles: Parameters<typeof turn>[0]['tiles'], tile: string, phase: string) =>
      500 -
      played(turn({ company: 'BME', step: 'track', phase, ...(tiles && { tiles }) }), lay('G15', tile, 0))
        .companies.BME!.treasury;
    expect([
      paid({}, 'L04', '2'),
      paid({ G15: ['L04', 0] }, 'L15', '3'),
      paid(
        {
          G15: [
            ['L04', 0],
            ['L15', 0],
          ],
        },
        'L34',
        '5',
      ),
    ]).toEqual([30, 30, 30]);
  });
});

describe('[18LRA 6.2.1.3] the Rhine', () => {
  it('tiles that show it lie in the one way that keeps its course', () => {
    const rhine = Object.entries(board.tiles).filter(([, { riverSides }]) => riverSides);
    expect(rhine.length).toBeGreaterThan(10);
    for (const [id, { only, rotation }] of rhine) {
      expect(only, id).toHaveLength(1);
      expect(rotation?.[only![0]!], id).toBeDefined();
    }
  });

  it('no track runs into it but where it can be crossed', () => {
    const crossings = ['C13', 'D14', 'H14', 'B14', 'C15', 'G15'];
    const banks: Record<string, readonly number[]> = { G13: [4], F14: [3, 4, 5], J14: [3, 4], I13: [4] };
    for (const [hex, sides] of Object.entries(banks)) {
      expect(crossings).not.toContain(hex);
      for (const { tile, edges } of fittings(board, hex, undefined)) {
        expect(
          edges.some((edge) => sides.includes(edge)),
          `${tile} on ${hex}`,
        ).toBe(false);
      }
    }
  });
});
