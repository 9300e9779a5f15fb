import { describe, expect, it } from 'vitest';
import { begin, play } from '@/engine/game/play';
import { companies } from '@/titles/dortmund/cards';
import { introductionGame } from '@/titles/dortmund/int';
import { asked, intStart, intState, played, skip, take, trainAt } from '../../../support/do-int/table';

describe('the table before the first turn', () => {
  it('[18DO 3.1] sixty certificates on the display, each director’s certificate on top of its stack', () => {
    const { certificates } = intStart();
    expect(certificates).toHaveLength(60);
    expect(certificates.every(({ holder }) => holder === 'offer')).toBe(true);
    for (const { id } of companies) {
      const [top, ...rest] = certificates.filter(({ company }) => company === id);
      expect(top!.director).toBe(true);
      expect(rest.some(({ director }) => director)).toBe(false);
    }
  });

  it('[18DO 3.1] as many trains as the display says in brackets', () => {
    expect(trainAt(intStart(), 'depot')).toEqual([
      '2',
      '2',
      '2',
      '3',
      '3',
      '4',
      '4',
      '5',
      '6',
      '8',
      '8',
      '8',
    ]);
  });

  it('[18DO 3.1] one station of every company on its home, the others with its certificates', () => {
    const { board, companies: charters } = intStart();
    expect(board.stations.map(({ company, hex }) => `${company} ${hex}`)).toEqual([
      'BME I10',
      'CME A2',
      'RhE H1',
      'KWE C20',
      'DGEE A18',
      'DHB C8',
      'HHW H19',
    ]);
    expect(Object.entries(charters).map(([id, { tokens }]) => `${id} ${tokens.length}`)).toEqual([
      'BME 5',
      'CME 5',
      'RhE 5',
      'KWE 3',
      'DGEE 2',
      'DHB 2',
      'HHW 2',
    ]);
  });

  it('[18DO 3.1] there is no money', () => {
    expect(Object.keys(intStart())).not.toEqual(expect.arrayContaining(['bank']));
    expect(Object.keys(intStart())).not.toEqual(expect.arrayContaining(['cash']));
  });

  it('[18DO 3.2] players stay where they sit; whoever is dealt the lowest private brewery begins', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => intStart(4, seed));
    expect(starts.every(({ seats }) => seats.join('') === 'ABCD')).toBe(true);
    expect(new Set(starts.map(({ round }) => round.turn))).toEqual(new Set(['A', 'B', 'C', 'D']));
    const { state, events } = begin(introductionGame, intStart(5).setup);
    expect(events[0]).toEqual({ type: 'first-player', player: state.round.turn, private: 'B1' });
  });

  it('[18DO 3] for three to five players', () => {
    expect(introductionGame.players).toEqual({ min: 3, max: 5 });
    expect(() => intStart(2)).toThrow('3 to 5 players');
  });
});

describe('a turn', () => {
  it('[18DO 3.2] certificate, tile, station or link, swap; then the player on the left', () => {
    let state = intState({
      companies: { KWE: { director: 'A', train: '2' }, BME: { director: 'A', train: '3' } },
    });
    expect(asked(state)).toBe('A take');
    state = played(state, take('KWE'));
    expect(asked(state)).toBe('A tile');
    state = played(state, { type: 'lay', hex: 'C18', tile: '1904', turn: 1 });
    expect(asked(state)).toBe('A build');
    state = played(state, skip);
    expect(asked(state)).toBe('A swap');
    state = played(state, skip);
    expect(asked(state)).toBe('B take');
    expect(state.round.number).toBe(4);
  });

  it('[18DO 3.2] who directs nothing has two steps', () => {
    const state = intState({ companies: { KWE: { director: 'B', train: '2' } } });
    expect(asked(played(state, take('KWE'), skip))).toBe('B take');
  });

  it('[18DO 3.2] the certificate comes first', () => {
    const outcome = play(introductionGame, intState({}), { type: 'lay', hex: 'D19', tile: '9', turn: 0 });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
  });
});
