import { describe, expect, it } from 'vitest';
import { listed, played, refused, type TrgState } from '../../../support/trg/table';
import { lay, running, runningLarge, skip, stepIn, turn } from '../../../support/trg/turn';
import { fromHagen } from './lines';

const tilesOn = (state: TrgState, hex: string) =>
  [
    ...new Set(
      listed(state, 'lay')
        .filter((move) => move.hex === hex)
        .map((move) => move.tile),
    ),
  ].sort();

const bme = (more = {}) => turn({ company: 'BME', step: 'track', ...more });

describe('laying tiles', () => {
  it('[18DO 4.5.2] yellow tiles alone before the first 3-train, mine tiles on mines, plain ones elsewhere', () => {
    const state = bme({ phase: '2' });
    // Hagen has triangles towards H9, a mine, and H11
    expect(tilesOn(state, 'H9')).toEqual(['1903', '1904', '1905']);
    expect(tilesOn(state, 'H11')).toEqual(['7', '8', '9']);
    expect(refused(state, lay('H9', '8', 0))).toEqual({ code: 'lay-does-not-fit', rule: '4.5.2' });
    expect(refused(state, lay('H11', '1904', 0))).toEqual({ code: 'lay-does-not-fit', rule: '4.5.2' });
  });

  it('[18DO 4.5.1] only where track joins an available route', () => {
    const state = bme({ phase: '2' });
    expect([...new Set(listed(state, 'lay').map(({ hex }) => hex))].sort()).toEqual(['H11', 'H9']);
    expect(refused(state, lay('F11', '9', 0))).toEqual({ code: 'lay-no-route', rule: '4.5.1' });
    // the tile must touch the side with the triangle
    expect(refused(state, lay('H11', '7', 1))).toEqual({ code: 'lay-no-route', rule: '4.5.1' });
  });

  it('[18DO 4.5.1] one piece of the new track is enough, but one it must be', () => {
    // the route comes to F11 from the south-west and goes on to the city
    const green = bme({ phase: '3', tiles: fromHagen });
    expect(refused(green, lay('F11', '20', 0))).toEqual({ code: 'lay-no-route', rule: '4.5.1' });
    expect(tilesOn(green, 'F11')).toContain('23');
    // of the new track 0-4 and 1-3 only the first continues the route
    const brown = bme({ phase: '5', tiles: { ...fromHagen, F11: ['20', 0] } });
    expect(listed(brown, 'lay')).toContainEqual(lay('F11', '47', 0));
  });

  it('[18DO 4.5.1] track may point at blank sides of tiles and of yellow hexes of the map', () => {
    const state = bme({ phase: '2', tiles: { H11: ['8', 0], G10: ['8', 3], F9: ['9', 0] } });
    // F9 has track at its sides 0 and 3, G12 too
    expect(listed(state, 'lay')).toContainEqual(lay('F11', '7', 0));
    expect(listed(state, 'lay')).toContainEqual(lay('F11', '7', 5));
  });

  it('[18DO 4.5.1] no track against the edge, a blank side of a grey hex or a red side without triangle', () => {
    const edge = turn({
      company: 'DGEE',
      step: 'track',
      companies: { DGEE: runningLarge() },
    });
    // B17: its sides 2 and 3 are A16 and A18; from A18 towards A16 both have track
    const sides = listed(edge, 'lay').filter(({ hex, tile }) => hex === 'B19' && tile === '1904');
    expect(sides.map((move) => move.turn)).toEqual([2]);
    expect(refused(bme(), lay('H11', '9', 2))).toEqual({ code: 'lay-does-not-fit', rule: '4.5.2' });
    // G12 and H13 are buildable, I12 is off the board
    const turns = listed(bme(), 'lay').filter(({ hex, tile }) => hex === 'H11' && tile === '7');
    expect(turns.map((move) => move.turn)).toEqual([0]);
  });

  it('[18DO 4.5.1] red and grey hexes never take a tile', () => {
    expect(refused(bme(), lay('I10', '9', 0))).toEqual({ code: 'lay-not-buildable', rule: '4.5.2' });
    expect(refused(bme({ tiles: fromHagen }), lay('E12', '9', 0)).code).toBe('lay-not-buildable');
  });

  it('[18DO 4.5] one tile in a turn, and it is optional', () => {
    const state = played(bme({ phase: '2' }), lay('H11', '8', 0));
    expect(stepIn(state)).not.toBe('BME/track');
    expect(stepIn(played(bme({ phase: '2' }), skip))).not.toBe('BME/track');
    const twice = bme({ phase: '2', turn: { laid: ['yellow'] } });
    expect(refused(twice, lay('H11', '8', 0))).toEqual({ code: 'lay-used', rule: '4.5' });
  });

  it('[18DO 4.5.2] the printed cost is paid from the treasury for the first tile, never for an upgrade', () => {
    const state = bme({ phase: '2' });
    expect(played(state, lay('H11', '8', 0)).companies.BME!.treasury).toBe(470);
    expect(played(state, lay('H9', '1905', 3)).companies.BME!.treasury).toBe(480);
    const poor = bme({ phase: '2', companies: { BME: running({ treasury: 29 }) } });
    expect(refused(poor, lay('H11', '8', 0))).toEqual({ code: 'too-little-treasury', rule: '4.5.2' });
    const upgrade = listed(bme({ tiles: fromHagen }), 'lay').find(({ hex }) => hex === 'F11')!;
    expect(played(bme({ tiles: fromHagen }), upgrade).companies.BME!.treasury).toBe(500);
  });
});

describe('upgrades', () => {
  const tiles = { H9: ['1905', 3] as const };
  const green = (more = {}) => bme({ phase: '3', tiles, ...more });

  it('[18DO 4.5.2] a green tile on a mine needs a railway link there, whoever made it', () => {
    expect(tilesOn(green(), 'H9')).toEqual([]);
    expect(refused(green(), lay('H9', '1930', 2)).code).toBe('lay-needs-link');
    expect(refused(green(), lay('H9', '1930', 2)).rule).toBe('4.5.2');
    // 1931 would run off the board here
    expect(tilesOn(green({ links: { H9: 10 } }), 'H9')).toEqual(['1930', '1939']);
  });

  it('[18DO 4.5.2] example N: F15 goes green only after the link, in the next turn', () => {
    const line = { ...fromHagen };
    const at = (links: Record<string, number>) => bme({ tiles: line, links });
    expect(listed(at({}), 'lay').some(({ hex }) => hex === 'F15')).toBe(false);
    expect(refused(at({}), lay('F15', '1936', 2))).toEqual({ code: 'lay-needs-link', rule: '4.5.2' });
    const step = turn({ company: 'BME', step: 'link', tiles: line });
    const linked = played(step, { type: 'link', hex: 'F15' });
    expect(linked.companies.BME!.treasury).toBe(470);
    expect(linked.board.markers.F15).toEqual(['link10']);
    expect(linked.breweries.B1!.cubes).toBe(2 + 1);
    expect(tilesOn(at({ F15: 10 }), 'F15')).toEqual(['1936']);
  });

  it('[18DO 4.5.2] steel mills take tiles with the colour of their border', () => {
    const links = { F15: 10, C14: 10 };
    const state = bme({ tiles: { ...fromHagen, D13: ['9', 0] }, links });
    expect(tilesOn(state, 'C14')).toEqual(['1937']);
    expect(refused(state, lay('C14', '1936', 0)).code).toBe('lay-does-not-fit');
  });

  it('[18DO 4.5.2] two green tiles for three mills of one colour: first come, first served', () => {
    const tiles = { ...fromHagen, D9: ['1936', 2], G12: ['1936', 2] } as const;
    const state = bme({ tiles, links: { F15: 10 } });
    expect(tilesOn(state, 'F15')).toEqual([]);
    expect(refused(state, lay('F15', '1936', 2))).toEqual({ code: 'lay-none-left', rule: '4.5.2' });
  });

  it('[18DO 4.5.2] the harbour has tiles of its own and needs no link', () => {
    const dhb = turn({ company: 'DHB', step: 'track', companies: { DHB: running() } });
    expect(tilesOn(dhb, 'C8')).toEqual(['1906']);
    const brown = turn({
      company: 'DHB',
      step: 'track',
      phase: '5',
      companies: { DHB: running() },
      tiles: { C8: ['1906', 1] },
    });
    expect(tilesOn(brown, 'C8')).toEqual(['1900']);
  });

  it('[18DO 4.5.2] old track stays', () => {
    // H9 joins I10 (5) and G10 (3); 1930 with four sides in a row must keep both
    const kept = listed(green({ links: { H9: 10 } }), 'lay').filter(({ tile }) => tile === '1930');
    // turned once more it would keep both as well, but run off the board
    expect(kept.map((move) => move.turn)).toEqual([2]);
  });

  it('[18DO 4.5.2] brown from the first 5-train, grey from the first 8-train', () => {
    const at = (phase: string, tile: string, more = {}) =>
      bme({ phase, tiles: { H9: [tile, 2] }, links: { H9: 10 }, ...more });
    expect(refused(at('4', '1930'), lay('H9', '1901', 1)).code).toBe('lay-colour');
    expect(tilesOn(at('5', '1930'), 'H9')).toEqual(['1901']);
    expect(refused(at('6', '1901'), lay('H9', '1902', 0)).code).toBe('lay-colour');
  });

  it('[18DO 4.5.2] replaced tiles can be laid again', () => {
    const four = { H9: ['1930', 2], G8: ['1930', 0], E8: ['1930', 0], D7: ['1930', 0] } as const;
    const full = bme({ phase: '5', tiles: four, links: { H9: 10 } });
    const after = played(full, lay('H9', '1901', 1));
    expect(Object.values(after.board.tiles).filter(({ tile }) => tile === '1930')).toHaveLength(3);
  });
});
