import { describe, expect, it } from 'vitest';
import {
  asked,
  eventsOf,
  type Given,
  intState,
  listed,
  played,
  refused,
  skip,
  swapBetween,
  swapNew,
  take,
  trainAt,
} from '../../../support/do-int/table';

const swap = (given: Given) => intState({ step: 'swap', ...given });
const two = { KWE: { director: 'A', train: '2' }, BME: { director: 'A', train: '3' } } as const;

describe('phases', () => {
  it('[18DO 3.2.3] an obsolete train stays with its company', () => {
    const state = intState({ phase: '3', companies: { KWE: { director: 'B', train: '2' } } });
    const next = state.trains.findIndex(({ at }) => at === 'depot');
    expect(state.trains[next]!.type).toBe('3');
    const four = intState({
      phase: '3',
      companies: {
        KWE: { director: 'B', train: '2' },
        CME: { director: 'B', train: '3' },
        RhE: { director: 'B', train: '3' },
      },
    });
    const after = played(four, take('BME'));
    expect([trainAt(after, 'BME'), trainAt(after, 'KWE')]).toEqual([['4'], ['2']]);
    expect(eventsOf(four, take('BME')).slice(2)).toEqual([
      { type: 'phase', phase: '4', colour: 'green' },
      { type: 'train-aged', train: '2' },
    ]);
  });

  it('[18DO 3.2.3] a swap may begin a phase, too', () => {
    const state = swap({
      phase: '4',
      companies: {
        KWE: { director: 'A', train: '2' },
        BME: { director: 'B', train: '4' },
        CME: { director: 'B', train: '4' },
      },
    });
    expect(eventsOf(state, swapNew('KWE')).slice(0, 2)).toEqual([
      { type: 'train-swapped', company: 'KWE', old: '2', train: '5' },
      { type: 'phase', phase: '5', colour: 'brown' },
    ]);
  });
});

describe('an obsolete train for a new one', () => {
  it('[18DO 3.2.3] example T: a 2-train once the first 4-train is taken, for the next new train', () => {
    const state = swap({ phase: '4', companies: { KWE: { director: 'A', train: '2' } } });
    expect(listed(state)).toEqual([swapNew('KWE'), skip]);
    const after = played(state, swapNew('KWE'));
    expect(trainAt(after, 'KWE')).toEqual(['4']);
    // it leaves the game
    expect(trainAt(after, 'gone')).toEqual(['2', ...trainAt(state, 'gone')]);
    expect(trainAt(after, 'depot')).not.toContain('2');
    expect(trainAt(played(state, skip), 'KWE')).toEqual(['2']);
  });

  it.each([
    ['2', '3', '4'],
    ['3', '5', '6'],
    ['4', '6', '8'],
  ])('[18DO 3.2.3] a %s-train not in phase %s, but in phase %s', (train, before, from) => {
    const at = (phase: string) => ({ phase, companies: { KWE: { director: 'A', train } } });
    expect(refused(swap(at(before)), swapNew('KWE'))).toEqual({ code: 'swap-not-obsolete', rule: '3.2.3' });
    expect(listed(swap(at(from)), 'swap-new')).toEqual([swapNew('KWE')]);
  });

  it('[18DO 3.2.3] not for the very train that would make it obsolete', () => {
    const state = swap({
      phase: '3',
      companies: {
        KWE: { director: 'A', train: '2' },
        BME: { director: 'A', train: '3' },
        CME: { director: 'B', train: '3' },
      },
    });
    expect(state.trains.find(({ at }) => at === 'depot')!.type).toBe('4');
    expect(refused(state, swapNew('KWE'))).toEqual({ code: 'swap-not-obsolete', rule: '3.2.3' });
  });

  it.each(['5', '6', '8'])('[18DO 3.2.3] a %s-train is never obsolete', (train) => {
    const state = swap({ phase: '8', companies: { ...two, DHB: { director: 'A', train } } });
    expect(refused(state, swapNew('DHB'))).toEqual({ code: 'swap-not-obsolete', rule: '3.2.3' });
  });

  it('[18DO 3.2.3] not for a company of somebody else, nor without a train', () => {
    const companies = { ...two, CME: { director: 'B', train: '2' }, RhE: { director: 'A' } } as const;
    const state = swap({ phase: '4', companies });
    expect(refused(state, swapNew('CME')).code).toBe('not-director');
    expect(refused(state, swapNew('RhE'))).toEqual({ code: 'swap-no-train', rule: '3.2.3' });
  });

  it('[18DO 3.2.3] one swap in a turn, whatever the player directs', () => {
    const companies = { KWE: { director: 'A', train: '2' }, BME: { director: 'A', train: '2' } } as const;
    const state = swap({ phase: '4', companies });
    expect(asked(played(state, swapNew('KWE')))).toBe('B take');
  });

  it('[18DO 3.2.3] as long as the display has one', () => {
    const companies = {
      ...two,
      CME: { director: 'B', train: '8' },
      RhE: { director: 'B', train: '8' },
      DHB: { director: 'B', train: '8' },
    } as const;
    const state = swap({ phase: '8', companies });
    expect(trainAt(state, 'depot')).toEqual([]);
    expect(refused(state, swapNew('KWE'))).toEqual({ code: 'swap-none-left', rule: '3.2.3' });
  });
});

describe('between two companies', () => {
  it('[18DO 3.2.3] of the same director, one for one', () => {
    const state = swap({ phase: '3', companies: two });
    expect(listed(state)).toEqual([swapBetween('BME', 'KWE'), skip]);
    const after = played(state, swapBetween('BME', 'KWE'));
    expect([trainAt(after, 'KWE'), trainAt(after, 'BME')]).toEqual([['3'], ['2']]);
    expect(asked(after)).toBe('B take');
  });

  it('[18DO 3.2.3] not with a company of another player, nor with one that has no train', () => {
    const companies = { ...two, CME: { director: 'B', train: '2' }, RhE: { director: 'A' } } as const;
    const state = swap({ phase: '3', companies });
    expect(refused(state, swapBetween('BME', 'CME'))).toEqual({ code: 'not-director', rule: '3.2.2.2' });
    expect(refused(state, swapBetween('BME', 'RhE'))).toEqual({ code: 'swap-no-train', rule: '3.2.3' });
  });

  it('[18DO 3.2.3] equal trains are not worth a swap', () => {
    const companies = { ...two, CME: { director: 'A', train: '2' } } as const;
    expect(refused(swap({ phase: '3', companies }), swapBetween('CME', 'KWE'))).toEqual({
      code: 'swap-same-train',
      rule: '3.2.3',
    });
  });

  it('one swap has one name', () => {
    const state = swap({ phase: '3', companies: two });
    for (const odd of [['KWE', 'BME'], ['BME'], ['BME', 'BME'], ['BME', 'KWE', 'CME'], []]) {
      expect(refused(state, swapBetween(...odd)).code).toBe('malformed');
    }
  });
});
