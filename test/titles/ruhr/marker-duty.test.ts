import { describe, expect, it } from 'vitest';
import { develop, listed, played, refused, ruhrState, skip } from '../../support/ruhr/table';

/** [18Ruhr 8] After the first 6 both a 6 and an 8 are on sale; RB has no marker that works, and nothing to sell. */
const without = (treasury: number) =>
  ruhrState({
    phase: '6',
    next: '6',
    gone: ['P5', 'P7', 'P10', 'P15'],
    cash: { A: 2000 },
    corporations: {
      RB: {
        director: 'A',
        held: { B: [20], C: [20], pool: [20, 20] },
        at: 70,
        treasury,
        hex: 'D15',
        markers: { A: 5, B: 4, C: 0, D: 0 },
      },
    },
    operating: { company: 'RB', step: 'invest' },
  });

const cards = (state: ReturnType<typeof without>, type: string) =>
  [...new Set(listed(state, type).map(({ card }) => card))].sort();

describe('the marker that a corporation must have', () => {
  it('[18Ruhr 9.1.1.3] (e, ruling 106) out of its own treasury it may buy a 6 or an 8', () => {
    const rich = without(2000);
    expect(cards(rich, 'develop')).toEqual(['6', '8']);
    const [eight] = listed(rich, 'develop').filter(({ card }) => card === '8');
    expect(played(rich, eight!).montan.RB!.markers.X).toBeGreaterThan(0);
    expect(refused(rich, { ...develop('6', 'C', 'C', 'C'), type: 'force-markers' }).code).toBe(
      'treasury-pays',
    );
  });

  it('[18Ruhr 10.8.4] (ruling 106) where the director pays there is no 8 while a 6 gives an active marker', () => {
    const poor = without(0);
    expect(cards(poor, 'develop')).toEqual([]);
    expect(cards(poor, 'force-markers')).toEqual(['6']);
    const eight = { ...develop('8', 'X', 'X'), type: 'force-markers' };
    expect(refused(poor, eight)).toEqual({ code: 'smaller-card-first', rule: '10.8.4' });
  });

  it('[18Ruhr 10.2.2] (rulings 107, 130) #716 stays on the board when its corporation closes', () => {
    const state = ruhrState({
      phase: '5',
      next: '5',
      gone: ['P5', 'P7', 'P10', 'P15'],
      corporations: {
        RB: { director: 'A', held: { B: [20] }, at: 70, treasury: 0, hex: 'D15', markers: { A: 5 } },
      },
      tiles: { D15: ['716', 0] },
      operating: { company: 'RB', step: 'deal' },
    });
    // no B and no C can be had
    state.spent.coal.B = state.supply.coal.B;
    state.supply.coal.B = 0;
    const after = played(state, skip);
    expect(after.locations.D15!.status).toBe('removed');
    expect(after.board.tiles.D15!.tile).toBe('716');
  });
});
