import { describe, expect, it } from 'vitest';
import { lotsFall } from '@/engine/game/agreeing';
import { optionsProblem } from '@/engine/game/options';
import { boxAt, viewAt } from '@/titles/rhineland/18lra';
import { options } from '@/titles/rhineland/18lra/options';
import { held, lraStart, played, refused, turn } from '../../../support/lra/table';

const people = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: '' }));

describe('before the first move', () => {
  it('[18LRA 3.1] DEE is not in the game: four players have eight corporations', () => {
    const { companies } = lraStart({ players: 4 });
    expect(Object.keys(companies).sort()).toEqual(['ADR', 'BME', 'CCE', 'CME', 'GVE', 'KEG', 'MKB', 'RhE']);
  });

  it.each([
    [3, 6000, 600],
    [4, 8000, 450],
  ] as const)('[18LRA 3.3] %i players: a bank of %i, %i for each', (players, bank, cash) => {
    const state = lraStart({ players });
    expect(Object.values(state.cash)).toEqual(Array(players).fill(cash));
    expect(state.bank).toBe(bank - players * cash);
  });

  it('[18LRA 3.3] the camp is under construction at Dalheim, and no industry is drawn', () => {
    expect(lraStart().board.markers).toEqual({ I3: ['campBuilding'] });
  });

  it('[18LRA 3.3] certificate no. 2 of ADR lies under private no. 5', () => {
    const state = lraStart();
    expect(held(state, 'kept', 'ADR')).toEqual([10]);
    expect(state.certificates.findIndex(({ holder }) => holder === 'kept')).toBe(1);
  });

  it('[18LRA 3.3] 23 train cards without the optional one, none of them an 8-train; the 2+4 waits with its private', () => {
    const { trains } = lraStart();
    expect(trains.filter(({ at }) => at === 'depot')).toHaveLength(23);
    expect(trains.some(({ type }) => type === '8')).toBe(false);
    expect(trains.filter(({ at }) => at === 'kept')).toEqual([{ type: '2+4', at: 'kept' }]);
  });

  it('[18LRA 3.4] whoever sits first has the Priority Deal', () => {
    const { seats, priority } = lraStart({ players: 3 });
    expect(seats[0]).toBe(priority);
  });

  it('[18LRA 5.2.2] the certificate limit is 14 with three players and 15 with four', () => {
    const limits = ([3, 4] as const).map((players) => {
      const state = lraStart({ players });
      return viewAt(state.setup).certificateLimit(state);
    });
    expect(limits).toEqual([14, 15]);
  });
});

describe('scenarios for three players', () => {
  const inPlay = {
    1: ['ADR', 'CCE', 'CME', 'GVE', 'KEG', 'RhE'],
    2: ['ADR', 'BME', 'CCE', 'GVE', 'KEG', 'MKB'],
    3: ['ADR', 'BME', 'CCE', 'CME', 'MKB', 'RhE'],
    4: ['ADR', 'BME', 'GVE', 'KEG', 'MKB', 'RhE'],
  };

  it.each(['1', '2', '3', '4'] as const)('[18LRA 3.3] scenario %s has its six corporations', (scenario) => {
    const state = lraStart({ players: 3, options: { scenario } });
    expect(Object.keys(state.companies).sort()).toEqual(inPlay[scenario]);
    expect([...new Set(state.certificates.map(({ company }) => company))].sort()).toEqual(inPlay[scenario]);
    expect(
      viewAt(state.setup)
        .companies.map(({ id }) => id)
        .sort(),
    ).toEqual(inPlay[scenario]);
  });

  it.each(['1', '2', '3', '4'] as const)(
    '[18LRA 3.3] blank tokens keep the other two homes (%s)',
    (scenario) => {
      const state = lraStart({ players: 3, options: { scenario } });
      const absent = boxAt(state.setup).absent!;
      expect(absent).toHaveLength(2);
      for (const { id, homes } of absent) {
        expect(state.board.stations).toContainEqual({ company: id, hex: homes[0]!.hex, stop: 0 });
      }
    },
  );

  it('[18LRA 3.3] a blank token blocks no route and no red field, but keeps its place for ever', () => {
    // scenario 2 has neither CME (K15) nor RhE (K11); J10 leads to Köln
    const state = turn({
      company: 'ADR',
      step: 'station',
      players: 3,
      options: { scenario: '2' },
      tiles: { J4: ['4', 1], J6: ['58', 1], J8: ['4', 1], J10: ['57', 1], J12: ['9', 1] },
      stations: [{ company: 'ADR', hex: 'J10', stop: 0 }],
    });
    expect(refused(state, { type: 'station', hex: 'K11', stop: 0 }).code).toBe('station-full');
  });

  it('[18LRA 3.3] an upgrade gives the place beside a blank token, never its own', () => {
    // scenario 1 has no BME: G15 turns green, two places
    const given = {
      company: 'RhE',
      step: 'station',
      players: 3,
      options: { scenario: '1' },
      tiles: {
        G15: [
          ['L04', 0],
          ['L15', 0],
        ] as const,
        H14: ['L27', 0] as const,
      },
      stations: [{ company: 'RhE', hex: 'H14', stop: 0 }],
    } as const;
    const state = played(turn(given), { type: 'station', hex: 'G15', stop: 0 });
    expect(state.board.stations.filter(({ hex }) => hex === 'G15').map(({ company }) => company)).toEqual([
      'BME',
      'RhE',
    ]);
    const full = turn({ ...given, tiles: { ...given.tiles, G15: ['L04', 0] } });
    expect(refused(full, { type: 'station', hex: 'G15', stop: 0 }).code).toBe('station-full');
  });

  it('[18LRA 3.3] is for three players: four agree on none', () => {
    expect(optionsProblem(options, { options: { scenario: '2' }, players: people(4) })?.kind).toBe(
      'not-for-players',
    );
    expect(optionsProblem(options, { options: { scenario: '2' }, players: people(3) })).toBeUndefined();
  });

  it('[18LRA 3.3] may be drawn: every scenario comes up', () => {
    const drawn = new Set(
      Array.from({ length: 40 }, (_, random) =>
        String(lotsFall(options, { options: {}, lots: ['scenario'] }, people(3), { random }).scenario),
      ),
    );
    expect([...drawn].sort()).toEqual(['1', '2', '3', '4']);
  });
});
