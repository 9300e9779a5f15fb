import { describe, expect, it } from 'vitest';
import type { HexId } from '@/engine/game/ids';
import { board } from '@/titles/rhineland/18rhl/board';
import type { ShortState } from '@/titles/rhineland/short/state';
import {
  type Given,
  harbour,
  lay,
  shortTable,
  skip,
  station,
  swapBetween,
  swapNew,
  take,
  tens,
  trainAt,
} from '../../../support/short/table';

const { asked, boxAt, eventsOf, listed, played, refused, shortState } = shortTable('18Rhl');
const lra = shortTable('18LRA');

const hexes = (state: ShortState, type = 'lay'): HexId[] =>
  [...new Set(listed(state, type).map(({ hex }) => String(hex)))].toSorted();

/** A directs ADR and GVE, and acts for one of them. */
const directing = (given: Given = {}) =>
  shortState({
    step: 'direct',
    ...given,
    companies: {
      ADR: { director: 'A', train: '2' },
      GVE: { director: 'A', train: '2' },
      CME: { director: 'B', train: '2' },
      ...given.companies,
    },
  });

describe('the director action', () => {
  it('[18Rhl 10.3.1.2] is a choice, for one of the corporations that the player directs', () => {
    const state = directing();
    expect(asked(played(state, skip))).toBe('B take');
    expect(asked(played(state, lay('K4', '4', 1)))).toBe('B take');
    expect(refused(state, station('CME', 'K6'))).toEqual({ code: 'not-director', rule: '10.3.1.2' });
  });

  it('[18Rhl 10.3.1.2] whoever directs nothing has none', () => {
    const state = shortState({ companies: { ADR: { director: 'B', train: '2' } } });
    expect(asked(played(state, take('ADR')))).toBe('B take');
  });

  it('[18Rhl 10.3.1.2] that is passed over because nothing is possible is said, and why', () => {
    const founded = played(shortState({}), take('MKB'));
    expect(listed(founded).map(({ type }) => type)).toEqual(['skip']);
    const said = { type: 'no-action', player: 'A', companies: ['MKB'], homes: ['D7'] };
    expect(eventsOf(founded, skip)[0]).toEqual(said);
    const nothing = shortState({ companies: { ADR: { director: 'B', train: '2' } } });
    expect(eventsOf(nothing, take('ADR'))).toContainEqual({ ...said, companies: [], homes: [] });
    expect(eventsOf(directing(), skip)).toEqual([]);
  });

  it('[18Rhl 10.3.1] one certificate and one action, then the next player', () => {
    const state = shortState({ companies: { ADR: { director: 'A', train: '2' } } });
    const after = played(state, take('BME'), lay('K4', '4', 1));
    expect(after.round).toMatchObject({ turn: 'B', step: 'take' });
  });
});

describe('a tile', () => {
  it('[18Rhl 10.3.1.2, 6.2.1] extends a route of one of them, whichever it is', () => {
    const of = (...mine: string[]) =>
      hexes(
        shortState({
          step: 'direct',
          companies: Object.fromEntries(mine.map((id) => [id, { director: 'A', train: '2' } as const])),
        }),
      );
    expect(of('ADR')).toEqual(['J3', 'K4']);
    expect(of('ADR', 'GVE')).toEqual([...of('ADR'), ...of('GVE')].toSorted());
    expect(refused(directing(), lay('H11', '9', 0))).toEqual({
      code: 'lay-no-route-of-yours',
      rule: '6.2.1',
    });
  });

  it('[18Rhl 10.3.1] costs nothing, whatever the map prints', () => {
    const state = directing({ phase: '3' });
    expect(board.hexes.K2!.cost?.amount).toBe(30);
    // so the table shows no cost either
    const shown = boxAt(state.setup).board;
    expect([...Object.values(shown.hexes), ...Object.values(shown.tiles)].filter(({ cost }) => cost)).toEqual(
      [],
    );
    expect(hexes(state)).toContain('K2');
  });

  it('[18Rhl 10.3.1.2, ruling 132] nobody must build at home first', () => {
    const state = shortState({ step: 'direct', companies: { CCE: { director: 'A', train: '2' } } });
    expect(hexes(state).length).toBeGreaterThan(1);
    expect(asked(played(state, skip))).toBe('B take');
  });

  it('[18Rhl 10.3.1.2] an upgrade once the phase has its colour', () => {
    expect(refused(directing(), lay('K2', '930', 0))).toEqual({ code: 'lay-colour', rule: '6.2.1.1' });
    expect(hexes(directing())).not.toContain('K2');
    expect(hexes(directing({ phase: '3' }))).toContain('K2');
  });

  it('[18Rhl 10.1, ruling 160] the tile of the concession is not in play, and no hex is kept for anybody', () => {
    const state = directing({ phase: '3' });
    expect(refused(state, lay('E8', '935', 1))).toEqual({ code: 'lay-not-in-play', rule: '4.1.1' });
    const pwb = shortState({ step: 'direct', companies: { BME: { director: 'A', train: '2' } } });
    expect(hexes(pwb)).toContain('E14');
  });
});

describe('two yellow tiles', () => {
  it('[18Rhl 10.3.1.2, ruling 119] from the brown phase on; before, one', () => {
    expect(asked(played(directing({ phase: '4' }), lay('K4', '4', 1)))).toBe('B take');
    const one = played(directing({ phase: '5' }), lay('K4', '4', 1));
    expect(asked(one)).toBe('A second-tile');
    expect(asked(played(one, skip))).toBe('B take');
  });

  it('[18Rhl 10.3.1.2, ruling 159] the second is yellow, for the same corporation, and may continue the first', () => {
    const state = directing({ phase: '5' });
    const onlyGve = shortState({
      step: 'direct',
      phase: '5',
      companies: { GVE: { director: 'A', train: '2' } },
    });
    const second = played(state, lay('K4', '4', 1));
    expect(hexes(state)).not.toContain('K8');
    expect(hexes(second)).toContain('K8');
    const { tiles } = boxAt(state.setup).board;
    expect(listed(second, 'lay').map(({ tile }) => tiles[String(tile)]!.colour)).toEqual(
      listed(second, 'lay').map(() => 'yellow'),
    );
    expect(hexes(second).filter((hex) => hexes(onlyGve).includes(hex))).toEqual([]);
    const [next] = listed(second, 'lay');
    expect(asked(played(second, next!))).toBe('B take');
  });

  it('[18Rhl 10.3.1.2, ruling 119] or one upgrade, and nothing after it', () => {
    const state = directing({ phase: '5' });
    const { tiles } = boxAt(state.setup).board;
    const upgrade = listed(state, 'lay').find(({ tile }) => tiles[String(tile)]!.colour !== 'yellow');
    expect(asked(played(state, upgrade!))).toBe('B take');
    const second = played(state, lay('K4', '4', 1));
    expect(refused(second, upgrade!)).toEqual({ code: 'second-tile-yellow', rule: '10.3.1.2' });
  });
});

describe('a station', () => {
  it('[18Rhl 10.3.1.2] where a route of the corporation leads, and for nothing', () => {
    const state = directing({ tiles: { K4: ['4', 1] } });
    expect(listed(state, 'place-station')).toContainEqual(station('ADR', 'K6'));
    expect(refused(state, station('ADR', 'K10'))).toEqual({ code: 'station-no-route', rule: '10.3.1.2' });
    const after = played(state, station('ADR', 'K6'));
    expect(after.companies.ADR!.tokens).toHaveLength(1);
    expect(asked(after)).toBe('B take');
    expect(eventsOf(state, station('ADR', 'K6'))).toContainEqual({
      type: 'station-placed',
      player: 'A',
      company: 'ADR',
      hex: 'K6',
      stop: 0,
    });
  });

  it('[18Rhl 10.3.1.2, 6.2.2] one on a hex, and none without a token', () => {
    const state = directing({ tiles: { K4: ['4', 1] }, stations: [['ADR', 'K6']] });
    expect(refused(state, station('ADR', 'K6'))).toEqual({ code: 'station-on-hex', rule: '6.2.2' });
    const spent = directing({
      tiles: { K4: ['4', 1] },
      stations: [
        ['ADR', 'K10'],
        ['ADR', 'B9'],
      ],
    });
    expect(refused(spent, station('ADR', 'K6'))).toEqual({ code: 'no-token', rule: '10.3.1.2' });
  });

  it('[18Rhl 10.3.2, 6.1.2, ruling 62] homes of corporations that nobody has taken block nothing', () => {
    const open = (founded: boolean) => {
      const state = directing(founded ? { companies: { CCE: { director: 'B', train: '2' } } } : {});
      const { graph, access } = boxAt(state.setup).network.of(state, 'GVE');
      return access.open[graph.stopsOf.get('E6')![0]!.index];
    };
    expect([open(false), open(true)]).toEqual([1, 0]);
  });
});

describe('a harbour token', () => {
  /** BME stands in Ruhrort’s neighbour; the harbour tile of Ruhrort is green. */
  const ruhrort = (given: Given = {}) =>
    lra.shortState({
      step: 'direct',
      phase: '3',
      ...given,
      tiles: { B14: ['L30', 0], C15: ['L16', 0], ...given.tiles },
      companies: {
        BME: { director: 'A', train: '2' },
        MKB: { director: 'A', train: '2' },
        ...given.companies,
      },
      stations: [['BME', 'C15'], ...(given.stations ?? [])],
    });

  it('[18LRA 10.3.1.2, ruling 120] in any harbour that a route leads to, before brown too', () => {
    const state = ruhrort();
    expect(lra.listed(state, 'place-harbour')).toEqual([harbour('BME', 'B14')]);
    const after = lra.played(state, harbour('BME', 'B14'));
    expect(after.board.stations.at(-1)).toEqual({ company: 'BME', hex: 'B14', stop: 0, place: 'harbour' });
    expect(after.companies.BME!.harbour).toBeUndefined();
    expect(lra.asked(after)).toBe('B take');
  });

  it('[18LRA 10.3.1.2] not without a route, nor twice, nor by GVE, which has none', () => {
    const state = ruhrort({ companies: { GVE: { director: 'A', train: '2' } } });
    expect(lra.refused(state, harbour('MKB', 'B14'))).toEqual({ code: 'station-no-route', rule: '10.3.1.2' });
    expect(lra.refused(state, harbour('GVE', 'B14'))).toEqual({ code: 'no-harbour-token', rule: '10.3.1.2' });
    expect(lra.refused(state, harbour('ADR', 'B14'))).toEqual({ code: 'not-director', rule: '10.3.1.2' });
    expect(lra.refused(ruhrort({ harbours: [['ADR', 'B14']] }), harbour('BME', 'B14'))).toEqual({
      code: 'station-full',
      rule: '6.2.2',
    });
  });

  it('[18LRA 10.3.1.2, 6.2.2.1, ruling 161] is an ordinary station when it is the last token left', () => {
    const state = ruhrort({
      stations: [['BME', 'E7']],
    });
    expect(state.companies.BME!.tokens).toEqual([]);
    const after = lra.played(state, station('BME', 'B14'));
    expect(after.board.stations.at(-1)).toEqual({ company: 'BME', hex: 'B14', stop: 0 });
    expect(after.companies.BME!.harbour).toBeUndefined();
    expect(lra.listed(after, 'place-station').filter(({ company }) => company === 'BME')).toEqual([]);
  });

  it('[18LRA 10.3.1.2, 6.2.1] hexes with a green border wait for the green phase', () => {
    const yellow = lra.shortState({ step: 'direct', companies: { MKB: { director: 'A', train: '2' } } });
    expect(hexesOf(yellow)).not.toContain('C11');
    expect(lra.refused(yellow, lay('C11', 'L34', 0)).code).toMatch(/lay-/);
    const green = lra.shortState({
      step: 'direct',
      phase: '3',
      companies: { MKB: { director: 'A', train: '2' } },
    });
    expect(hexesOf(green)).toContain('C11');
  });

  const hexesOf = (state: ShortState) => lra.listed(state, 'lay').map(({ hex }) => hex);
});

describe('trains', () => {
  it('[18Rhl 10.3.1.2] E26: once a 4-train has been taken, a 2-train may be replaced by the next one', () => {
    const before = directing({ phase: '3' });
    expect(refused(before, swapNew('ADR'))).toEqual({ code: 'swap-not-obsolete', rule: '10.3.1.2' });
    const state = directing({ phase: '4' });
    expect(eventsOf(state, swapNew('ADR'))).toContainEqual({
      type: 'train-swapped',
      company: 'ADR',
      old: '2',
      train: '4',
    });
    const after = played(state, swapNew('ADR'));
    expect(trainAt(after, 'ADR')).toEqual(['4']);
    expect(trainAt(after, 'gone')).toContain('2');
    expect(asked(after)).toBe('B take');
  });

  it('[18Rhl 10.3.1.2] an obsolete train stays and runs until it is replaced', () => {
    const state = directing({ phase: '6' });
    expect(trainAt(state, 'ADR')).toEqual(['2']);
    expect(trainAt(played(state, skip), 'ADR')).toEqual(['2']);
  });

  it.each([
    ['18Rhl', '3', '5', false],
    ['18Rhl', '3', '6', true],
    ['18Rhl', '4', '6', false],
    ['18Rhl', '4', '8', true],
    ['18Rhl', '5', '8', false],
    ['18LRA', '3', '6', true],
    ['18LRA', '4', '6', false],
  ] as const)(
    '[18Rhl 10.3.1.2, ruling 5] %s: a %s-train in the phase of the %s-train: %s',
    (map, train, phase, may) => {
      const { listed, shortState } = shortTable(map);
      const state = shortState({ step: 'direct', phase, companies: { ADR: { director: 'A', train } } });
      expect(listed(state, 'swap-new')).toHaveLength(may ? 1 : 0);
    },
  );

  it('[18Rhl 10.3.1.2, ruling 158] a corporation without a train gets none that way, nor when none is left', () => {
    const bare = directing({ phase: '4', companies: { ADR: { director: 'A' } } });
    expect(refused(bare, swapNew('ADR'))).toEqual({ code: 'swap-no-train', rule: '10.3.1.2' });
    const eights = ['BME', 'CCE', 'CME', 'DEE'].map((id) => [id, { director: 'B', train: '8' }] as const);
    const none = directing({ phase: '8', companies: Object.fromEntries(eights) });
    expect(refused(none, swapNew('ADR'))).toEqual({ code: 'swap-none-left', rule: '10.3.1.2' });
  });

  it('[18Rhl 10.3.1.2, ruling 158] a director swaps the trains of two own corporations, one for one', () => {
    const state = directing({ companies: { GVE: { director: 'A', train: '3' } } });
    const after = played(state, swapBetween('ADR', 'GVE'));
    expect([trainAt(after, 'ADR'), trainAt(after, 'GVE')]).toEqual([['3'], ['2']]);
    expect(asked(after)).toBe('B take');
    expect(refused(state, swapBetween('ADR', 'CME'))).toEqual({ code: 'not-director', rule: '10.3.1.2' });
    const bare = directing({ companies: { GVE: { director: 'A' } } });
    expect(refused(bare, swapBetween('ADR', 'GVE'))).toEqual({ code: 'swap-no-train', rule: '10.3.1.2' });
    expect(refused(directing(), swapBetween('ADR', 'GVE'))).toEqual({
      code: 'swap-same-train',
      rule: '10.3.1.2',
    });
  });

  it('[18Rhl 10.3.1.2, ruling 132] a train that replaces another counts for the phase', () => {
    const state = directing({
      phase: '4',
      companies: {
        DEE: { director: 'B', train: '4' },
        BME: { director: 'B', train: '4', held: { B: tens(1) } },
      },
    });
    expect(eventsOf(state, swapNew('ADR'))).toContainEqual({ type: 'phase', phase: '5', colour: 'brown' });
  });
});
