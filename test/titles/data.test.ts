import { describe, expect, expectTypeOf, it } from 'vitest';
import { distinctTurns } from '@/engine/board/face';
import type { BoardDef, Colour } from '@/engine/board/types';
import { fittings, isBuildable, tileSuccessors } from '@/engine/board/upgrade';
import { problemsOf } from '@/engine/board/validate';
import type { CompanyDef } from '@/engine/finance/cards';
import { problemsOfCards } from '@/engine/finance/validate';
import type { ParByColour } from '@/engine/market/types';
import { provenanceOf, reconstructed } from '@/titles/boards';
import * as doBoard from '@/titles/dortmund/board';
import * as doValues from '@/titles/dortmund/board-values';
import * as doCards from '@/titles/dortmund/cards';
import * as hsb from '@/titles/dortmund/hsb-cards';
import { variantOptions } from '@/titles/dortmund/variants/options';
import { boards } from '@/titles/registry';
import * as lraBoard from '@/titles/rhineland/18lra/board';
import * as lraCards from '@/titles/rhineland/18lra/cards';
import * as lraShort from '@/titles/rhineland/18lra/short';
import * as lraValues from '@/titles/rhineland/18lra/values';
import * as alternative from '@/titles/rhineland/18rhl/alternative';
import * as rhlBoard from '@/titles/rhineland/18rhl/board';
import * as rhlCards from '@/titles/rhineland/18rhl/cards';
import * as rhlShort from '@/titles/rhineland/18rhl/short';
import * as rhlValues from '@/titles/rhineland/18rhl/values';
import { withExtraTrain } from '@/titles/rhineland/cards';
import * as ruhrBoard from '@/titles/ruhr/board';
import * as ruhrCards from '@/titles/ruhr/cards';
import { countProblems } from '@/titles/ruhr/values';
import * as tables from './upgrade-tables';

const sheets = await Promise.all(boards.map((entry) => entry.load()));

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function tilesOf(board: BoardDef, colour: Colour, framed = false): number {
  const tiles = Object.values(board.tiles);
  return sum(
    tiles.filter((tile) => tile.colour === colour && !!tile.frame === framed).map((tile) => tile.count),
  );
}

function certificates(companies: readonly CompanyDef[]): number {
  return sum(companies.map((company) => company.certificates.length));
}

describe('every board', () => {
  const all = sheets.flatMap((sheet) => [
    { name: sheet.id, board: sheet.board },
    ...sheet.variants.map(({ id, board }) => ({ name: `${sheet.id}, ${id}`, board })),
  ]);

  it.each(all)('$name has no problems', ({ board }) => {
    expect(problemsOf(board)).toEqual([]);
  });

  it.each(all)('$name uses no id for both a hex and a tile', ({ board }) => {
    expect(Object.keys(board.tiles).filter((id) => board.hexes[id])).toEqual([]);
  });

  it('is listed as it is loaded', () => {
    expect(sheets.map((sheet) => ({ id: sheet.id, reconstructed: reconstructed(sheet) }))).toEqual(
      boards.map(({ id, reconstructed }) => ({ id, reconstructed })),
    );
  });

  it('says how much of it is reconstructed', () => {
    expect(Object.fromEntries(sheets.map((sheet) => [sheet.id, reconstructed(sheet)]))).toEqual({
      '18rhl': { hexes: 1, tiles: 0 },
      '18lra': { hexes: 3, tiles: 4 },
      '18do': { hexes: 82, tiles: 20 },
      '18ruhr': { hexes: 131, tiles: 73 },
    });
    const [rhl] = sheets;
    expect([provenanceOf(rhl!, 'L9'), provenanceOf(rhl!, 'D9'), provenanceOf(rhl!, '935')]).toEqual([
      'G',
      'P',
      'P',
    ]);
  });
});

describe('every set of cards', () => {
  it.each([
    { name: '18Rhl', board: rhlBoard.board, ...rhlCards },
    {
      name: '18Rhl, alternative package',
      board: rhlBoard.alternativeBoard,
      ...rhlCards,
      privates: alternative.alternativePrivates,
    },
    { name: '18LRA', board: lraBoard.board, ...lraCards },
    { name: '18DO', board: doBoard.board, ...doCards },
    {
      name: '18Ruhr',
      board: ruhrBoard.board,
      companies: ruhrCards.companies,
      phases: ruhrCards.phases,
      privates: ruhrCards.privates,
    },
  ])('$name has no problems', ({ board, companies, phases, privates, ...rest }) => {
    const { trains, market } = rest as Partial<Pick<typeof rhlCards, 'trains' | 'market'>>;
    expect(
      problemsOfCards({
        board,
        companies,
        phases,
        privates,
        ...(trains && { trains }),
        ...(market && { market }),
      }),
    ).toEqual([]);
  });

  it('gives every home on a board to a company of the game', () => {
    for (const { id, board, companies } of sheets) {
      const known = companies.flatMap((company) => company.homes.map(({ hex }) => `${company.id} ${hex}`));
      const shown = Object.entries(board.hexes).flatMap(([hex, def]) =>
        (def.home ?? []).map(({ corp }) => `${corp} ${hex}`),
      );
      // [18LRA 4.1.2] GKB is a private company with a station of its own
      expect(shown.filter((home) => home !== 'GKB A1').sort(), id).toEqual(known.sort());
    }
  });
});

describe('printed totals', () => {
  it('[18Rhl 2] 28 train cards with the optional one, [18Rhl 2] 24', () => {
    const cards = ({ trains }: typeof rhlCards | typeof lraCards) =>
      sum(withExtraTrain(trains).map((train) => train.count));
    expect([cards(rhlCards), cards(lraCards)]).toEqual([28, 24]);
    expect([rhlValues.trainTotal, lraValues.trainTotal]).toEqual([28, 24]);
  });

  it('[18Rhl 10.1] 70 certificates in 18Rhl and 69 in 18LRA, less those that the Short Game removes', () => {
    expect([certificates(rhlCards.companies), certificates(lraCards.companies)]).toEqual([70, 69]);
    for (const [total, { players }] of [
      [70, rhlShort.shortGame],
      [69, lraShort.shortGame],
    ] as const) {
      for (const setup of Object.values(players)) {
        expect(total - setup.remove.length).toBe(setup.certificates);
      }
    }
  });

  it('[18DO 4.3.2] 60 certificates of railways, 26 trains', () => {
    expect(certificates(doCards.companies)).toBe(60);
    expect(sum(doCards.trains.map((train) => train.count))).toBe(26);
  });

  it('[18DO 2] tiles as the overview on the back page counts them', () => {
    const box: BoardDef = { ...doBoard.board, tiles: doBoard.tiles };
    expect(doValues.tileProblems(box)).toEqual([]);
    expect(['yellow', 'green', 'brown', 'gray'].map((colour) => tilesOf(box, colour as Colour))).toEqual([
      42, 34, 17, 4,
    ]);
    const framed = sum(['green', 'brown', 'gray'].map((colour) => tilesOf(box, colour as Colour, true)));
    const overlays = [doBoard.cityOverlay, doBoard.millOverlay].length;
    expect(framed + overlays).toBe(16);
  });

  it('[18DO 2] 22 mines numbered from 1, five steel mills, and one mine and one mill fewer for two players', () => {
    const numbers = Object.values(doBoard.mines).map(({ no }) => no);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
    const left = (ids: string[]) => ids.filter((id) => doBoard.twoPlayerBoard.hexes[id]).length;
    expect(left(Object.keys(doBoard.mines))).toBe(21);
    expect(Object.keys(doBoard.steelMills)).toHaveLength(5);
    expect(left(Object.keys(doBoard.steelMills))).toBe(4);
  });

  it('[18DO 5.4.4] 96 Capex and START cards, 37 cubes, certificates of breweries', () => {
    const display = sum(hsb.capexTypes.map(({ count }) => count[5]!));
    expect(display + sum(hsb.startBecs.map(({ count }) => count))).toBe(96);
    for (const { segment1, segment2, export: exported, stock } of Object.values(hsb.setupCubes)) {
      const used =
        sum([segment1, segment2].flatMap(({ yellow, orange }) => [yellow, orange])) + exported + stock;
      expect(used).toBeLessThanOrEqual(hsb.cubesInBox);
    }
    expect(hsb.breweryCorporations.map(({ certificates: split }) => sum(split))).toEqual([
      100, 100, 100, 100, 100, 100,
    ]);
  });

  it('[18DO 6.3.2.1] a minor brewery begins with its price less 20 for each type of equipment', () => {
    for (const { price, becs, treasury } of hsb.minorBreweries) {
      expect(treasury).toBe(price - 20 * (becs[1] + 2 * becs[2]));
    }
  });

  it('[18Ruhr 2] 110 hexes to build on, 131 in all, and tiles by colour', () => {
    const hexes = Object.values(ruhrBoard.board.hexes);
    expect([hexes.filter(isBuildable).length, hexes.length]).toEqual([110, 131]);
    expect(countProblems({ tiles: ruhrBoard.tiles, capex: ruhrCards.capexTypes })).toEqual([]);
    const tiles = { ...ruhrBoard.tiles, 7: { ...ruhrBoard.tiles['7']!, count: 1 } };
    expect(countProblems({ tiles, capex: ruhrCards.capexTypes })).toMatchObject([
      { code: 'total', what: 'tiles', colour: 'yellow', must: 96 },
    ]);
  });

  it('[18Ruhr 2] cards, certificates and markers as the list of material counts them', () => {
    const { boxCounts, companies, montanCorporations } = ruhrCards;
    expect(certificates(companies)).toBe(boxCounts.railwayCertificates);
    expect(sum(montanCorporations.map(({ certificates: split }) => split.length))).toBe(
      boxCounts.montanCertificates,
    );
    expect(sum(companies.map(({ tokenCosts }) => tokenCosts.length))).toBe(boxCounts.stationMarkers);
    expect(companies.length + montanCorporations.length).toBe(boxCounts.stockMarkers);
    expect(sum(Object.values(ruhrCards.developmentSupply))).toBe(boxCounts.developmentMarkersPerIndustry);
    expect(sum(Object.values(ruhrCards.switchEngineMarkers))).toBe(boxCounts.switchEngineMarkers);
  });

  it('[18Ruhr 2.3] 18 Montan locations, each its own, eight of them active in a scenario', () => {
    const { montanCompanies, scenarios } = ruhrCards;
    expect(Object.fromEntries(montanCompanies.map(({ hex, no }) => [hex, no]))).toEqual(
      ruhrBoard.montanLocations,
    );
    expect(montanCompanies).toHaveLength(18);
    for (const { active } of scenarios) expect(new Set(active).size).toBe(8);
  });
});

describe('upgrades', () => {
  const sorted = (ids: readonly string[]) => [...ids].sort();

  it.each([
    // the base set lacks what only the alternative package adds
    { name: '18Rhl', board: rhlBoard.alternativeBoard, table: tables.rhl.tiles },
    { name: '18LRA', board: lraBoard.board, table: tables.lra.tiles },
    { name: '18DO', board: { ...doBoard.board, tiles: doBoard.tiles }, table: tables.dortmund.tiles },
    { name: '18Ruhr', board: ruhrBoard.board, table: tables.ruhr.tiles },
  ])('$name: each tile is followed by those of the table', ({ board, table }) => {
    for (const tile of Object.keys(board.tiles)) {
      expect(sorted(tileSuccessors(board, tile)), `tile ${tile}`).toEqual(sorted(table[tile] ?? []));
    }
  });

  it.each([
    { name: '18Rhl', board: rhlBoard.board, table: tables.rhl.hexes },
    { name: '18Rhl, alternative package', board: rhlBoard.alternativeBoard, table: tables.rhl.overlays },
    { name: '18LRA', board: lraBoard.board, table: tables.lra.hexes },
  ])(
    '$name: preprinted and coded hexes take the tiles of the table, turned as it says',
    ({ board, table }) => {
      for (const [hex, expected] of Object.entries(table)) {
        const found = fittings(board, hex, undefined).map(({ tile, turn }) => `${tile} turned ${turn}`);
        // the table lists turns that look the same one by one
        const wanted = Object.entries(expected).flatMap(([tile, turns]) => {
          const distinct = distinctTurns(board.tiles[tile]!);
          const only = board.tiles[tile]!.rotation?.[hex];
          const listed = turns.filter((turn) => turn === only || distinct.includes(turn));
          return listed.map((turn) => `${tile} turned ${turn}`);
        });
        expect(sorted(found), `hex ${hex}`).toEqual(sorted(wanted));
      }
    },
  );

  it.each([
    { name: '18DO', board: doBoard.board, table: tables.dortmund.hexes },
    { name: '18Ruhr', board: ruhrBoard.board, table: tables.ruhr.hexes },
  ])('$name: preprinted hexes take the tiles of the table', ({ board, table }) => {
    for (const [hex, expected] of Object.entries(table)) {
      const found = new Set(fittings(board, hex, undefined).map(({ tile }) => tile));
      expect(sorted([...found]), `hex ${hex}`).toEqual(sorted(expected));
    }
  });

  it('[18DO 4.5.2] white hexes take plain tiles, white mines mine tiles; H19 of the overlay takes those of HSB', () => {
    const first = (hex: string, board = doBoard.board) => [
      ...new Set(fittings(board, hex, undefined).map(({ tile }) => tile)),
    ];
    expect(sorted(first('E6'))).toEqual(['7', '8', '9']);
    expect(sorted(first('E8'))).toEqual(['1903', '1904', '1905']);
    expect(sorted(first('H19', doBoard.brewingBoard))).toEqual(['1943', '1944', '1945']);
    expect(sorted(first('H19', doBoard.brewingBoard5))).toEqual(['1943', '1944', '1945']);
  });

  it('[18Ruhr 10.1.3] Montan hexes take Montan tiles only, other hexes none of them', () => {
    const first = (hex: string) => [
      ...new Set(fittings(ruhrBoard.board, hex, undefined).map(({ tile }) => tile)),
    ];
    expect(sorted(first('H5'))).toEqual(['718', '719']);
    expect(sorted(first('H7'))).toEqual(['882', '883', '884']);
    expect(sorted(first('G6'))).toEqual(['5', '57', '6']);
  });
});

describe('data of the games to come', () => {
  it.each(
    Object.entries(doBoard).flatMap(([name, each]) =>
      each && typeof each === 'object' && 'hexes' in each ? [{ name, each: each as BoardDef }] : [],
    ),
  )('[18DO 4.5.5.1, 8.1] every red hex of $name pays for beer', ({ each }) => {
    const red = Object.keys(each.hexes).filter((hex) => each.hexes[hex]!.colour === 'red');
    expect(red.length).toBeGreaterThan(0);
    expect(red.filter((hex) => doBoard.beerValue[hex] === undefined)).toEqual([]);
  });

  it('[18DO 8.1] Siegerland pays 40 for a cube on the map for two as on the other', () => {
    expect([doBoard.beerValue.I20, doBoard.beerValue.G18]).toEqual([40, 40]);
  });

  it('[MV 3, 5] the players decide how many mines are drawn, however many they are', () => {
    expect(variantOptions.closedMines.of).toEqual(['none', 'three', 'four', 'five']);
    expect(variantOptions.wagonWays.of).toEqual(['none', 'three', 'four', 'five']);
  });

  it('[18DO 6.5.1] the values of links name every phase: nothing is added to those before', () => {
    expectTypeOf(hsb.links.levels).not.toEqualTypeOf<ParByColour>();
    expectTypeOf<keyof typeof hsb.links.levels>().toEqualTypeOf<'yellow' | 'green' | 'brown' | 'gray'>();
  });

  it('[18Ruhr 12.1.2] values of a passive founding hold in their own phase, from green on', () => {
    expectTypeOf(ruhrCards.montanPassivePar).not.toEqualTypeOf<ParByColour>();
    expectTypeOf<keyof typeof ruhrCards.montanPassivePar>().toEqualTypeOf<'green' | 'brown' | 'gray'>();
  });
});

describe('a board that was tampered with', () => {
  const { board } = rhlBoard;

  it('names the hex whose track leads nowhere', () => {
    const hexes = { ...board.hexes, B3: { ...board.hexes.B3!, track: [[2, 5]] as const } };
    expect(problemsOf({ ...board, hexes })).toContainEqual(
      expect.stringMatching(/^hex B3: track at edge 2 /),
    );
  });

  it('names the tile that no hex can take, and its count', () => {
    const wrong = { ...board.tiles, X925: { ...board.tiles.X925!, label: 'D' } };
    expect(problemsOf({ ...board, tiles: wrong })).toContainEqual(
      expect.stringMatching(/^tile X925: only for D9/),
    );
    const none = { ...board.tiles, 8: { ...board.tiles['8']!, count: -1 } };
    expect(problemsOf({ ...board, tiles: none })).toEqual(['tile 8: count of -1']);
  });

  it('names the company whose certificates do not add up', () => {
    const [first, ...others] = rhlCards.companies;
    const companies = [{ ...first!, certificates: first!.certificates.slice(1) }, ...others];
    expect(problemsOfCards({ board, companies })).toContain('company ADR: certificates of 80 % in all');
  });
});
