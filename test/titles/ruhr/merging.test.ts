import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import { asked, eventsOf, held, pass, played, ruhrState } from '../../support/ruhr/table';

const merge = { type: 'merge', from: 'P5', company: 'SK' } as const;
const keep = { type: 'keep-engines', engines: ['W2'] } as const;

/** SK of A has one box for an engine, and an engine; so has the mine of B, who has as much of SK as A. */
const surplus = () =>
  ruhrState({
    phase: '4',
    montan: 'merging',
    cards: ['A', 'C', 'B'],
    active: { P5: { owner: 'B', markers: { A: 2 }, engines: ['W2'], linked: true } },
    corporations: {
      SK: {
        director: 'A',
        held: { B: [20] },
        at: 70,
        hex: 'D15',
        markers: { A: 3, B: 1 },
        engines: ['W1'],
      },
    },
  });

describe('a merger with too many engines', () => {
  it('[18Ruhr 12.2] (c to e, ruling 135) the director before the certificate is handed over chooses which stay', () => {
    const asking = played(surplus(), merge);
    expect(asked(asking)).toBe('A keep-engines');
    expect(held(asking, 'B', 'SK')).toEqual([20]);
    expect(directorOf(asking, 'SK')).toBe('A');
  });

  it('[18Ruhr 12.2, 5.3] (ruling 135) then comes the certificate, then the change of director', () => {
    const asking = played(surplus(), merge);
    expect(eventsOf(asking, keep).map(({ type }) => type)).toContain('new-director');
    const after = played(asking, keep);
    expect(after.montan.SK!.engines).toEqual(['W2']);
    expect(held(after, 'B', 'SK')).toEqual(['D', 20]);
    expect(directorOf(after, 'SK')).toBe('B');
    expect(played(after, pass).decisions).toEqual([]);
  });

  it('[18Ruhr 12.2] (d, rulings 124, 135) the merging player chooses for a corporation that the bank runs, and then directs it', () => {
    const state = ruhrState({
      phase: '4',
      montan: 'merging',
      cards: ['A', 'C', 'B'],
      active: { P5: { owner: 'B', engines: ['W2'], linked: true } },
      corporations: { SK: { director: 'pool', at: 70, hex: 'D15', markers: { A: 3 }, engines: ['W1'] } },
    });
    const asking = played(state, merge);
    expect(asked(asking)).toBe('B keep-engines');
    expect([held(asking, 'B', 'SK'), directorOf(asking, 'SK')]).toEqual([[], null]);
    const after = played(asking, keep);
    expect([held(after, 'B', 'SK'), directorOf(after, 'SK')]).toEqual([['D'], 'B']);
  });

  it('[18Ruhr 12.1.1, 12.2] (g, ruling 135) a founder who merges for the second certificate chooses before it', () => {
    const state = ruhrState({
      phase: '4',
      montan: 'founding',
      cards: ['B', 'A', 'C'],
      active: {
        P5: { owner: 'B', markers: { A: 3 }, engines: ['W2'], linked: true },
        P7: { owner: 'B', markers: { A: 4, B: 3 }, engines: ['W1'], linked: true },
      },
    });
    const found = { type: 'found-montan', company: 'SK', hex: 'H7', value: 80 };
    const asking = played(state, found, merge);
    expect(asked(asking)).toBe('B keep-engines');
    expect(held(asking, 'B', 'SK')).toEqual(['D']);
    const after = played(asking, keep);
    expect(held(after, 'B', 'SK')).toEqual(['D', 20]);
    expect(after.engines).toMatchObject({ W1: 4, W2: 3 });
    expect(asked(after)).not.toContain('B ');
  });
});
