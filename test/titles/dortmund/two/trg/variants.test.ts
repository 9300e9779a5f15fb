import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { investor } from '@/engine/investor/state';
import { mines } from '@/titles/dortmund/board';
import { boxAt, trg } from '@/titles/dortmund/trg';
import { type GivenCompany, listed, played, refused } from '../../../../support/trg/table';
import { buyTrain } from '../../../../support/trg/turn';
import { type GivenTwo, twoStart, twoState } from '../../../../support/trg/two';

const marked = {
  extraStation: true,
  oneTimeMore: true,
  fiftyPercent: true,
  moreBeer: true,
  cleverRoute: true,
};

describe('minor variants with two players', () => {
  it('[18DO-MV C, ruling 94] markers are for the two players alone', () => {
    const { playerMarkers } = twoStart({ options: marked });
    expect(Object.keys(playerMarkers!).sort()).toEqual(['A', 'B']);
    expect(playerMarkers!.A).toHaveLength(5);
  });

  it('[18DO-MV C, ruling 94] a holder uses none of them for the Investor’s railway', () => {
    const its = { its: { trains: ['3'], treasury: 500 } };
    const inTurn = (step: 'station' | 'trains', given: GivenTwo = its) =>
      twoState({ phase: '3', options: marked, ...given, operating: { company: 'CME', step } });
    const types = new Set(
      [...listed(inTurn('station')), ...listed(inTurn('trains'))].map(({ type }) => type),
    );
    for (const type of ['extra-station', 'half-price', 'trade-in-card', 'more-beer', 'clever-route'])
      expect(types.has(type)).toBe(false);
    expect(refused(inTurn('trains'), { type: 'more-beer' }).code).toBe('no-more-beer');
    expect(refused(inTurn('trains'), { type: 'clever-route', train: '3' }).code).toBe('no-route-marker');
  });

  it('[18DO-MV 7, ruling 94] nobody keeps an obsolete train of the Investor’s railway', () => {
    const rhe: GivenCompany = {
      director: 'A',
      held: { A: [10, 10, 10] },
      at: [3, 5],
      treasury: 900,
      trains: ['2'],
    };
    const state = twoState({
      phase: '3',
      options: marked,
      its: { trains: ['2', '3'] },
      companies: { RhE: rhe },
      operating: { company: 'RhE', step: 'trains' },
    });
    state.trains = state.trains.map((card) =>
      card.type === '3' && card.at === 'depot' ? { ...card, at: 'gone' } : card,
    );
    const after = played(state, buyTrain('4'));
    expect(after.decisions).toEqual([
      { kind: 'keep-train', by: 'A', offers: [expect.objectContaining({ company: 'RhE', train: '2' })] },
    ]);
  });

  it('[18DO-MV 3, 5, ruling 123] mine no. 17 is not on the map, and in no draw', () => {
    const missing = Object.keys(mines).find((hex) => mines[hex]!.no === 17)!;
    for (let seed = 1; seed <= 60; seed++) {
      const setup = {
        title: '18do-trg',
        players: ['A', 'B'].map((id) => ({ id, name: id })),
        seed,
        options: { closedMines: 'five', wagonWays: 'five' },
      };
      const { state } = begin(trg, setup);
      expect(boxAt(setup).board.hexes).not.toHaveProperty(missing);
      expect(state.board.markers).not.toHaveProperty(missing);
    }
  });

  it('[18DO-MV 1, 4, ruling 95] Siegerland at G18 has its markers, too', () => {
    const { board } = twoStart({ options: { exportDemand: 'equal', firstDelivery: true } });
    expect(board.markers.G18).toBeDefined();
    expect(board.markers).not.toHaveProperty('I20');
  });

  it('the Investor has no marker of its own', () => {
    expect(twoStart({ options: marked }).playerMarkers).not.toHaveProperty(investor);
  });
});
