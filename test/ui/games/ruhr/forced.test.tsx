// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { ruhr as title, viewAt } from '@/titles/ruhr/18ruhr';
import { type Given, ruhrState, tens } from '../../../support/ruhr/table';
import { buttons, effects, press } from '../../turn/table';
import { openGame } from '../open';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

/** RhE must have a train and cannot pay for one; KWE of B has a 5. */
const poor = (treasury: number, more: Partial<Given> = {}) =>
  ruhrState({
    tiles: { M2: ['4', 1], L3: ['718', 1] },
    corporations: {
      RhE: { director: 'A', held: { A: tens(3), B: tens(5) }, at: 60, treasury },
      KWE: { director: 'B', at: 60, trains: ['5'] },
    },
    operating: { company: 'RhE', step: 'trains' },
    phase: '6',
    next: '6',
    cash: { A: 2000 },
    ...more,
  });

describe('a forced purchase of a railway', () => {
  it('[18Ruhr 10.8.4] a train that only the duty can buy stands there once, with all its prices', () => {
    openGame({ title, viewAt }, poor(0));
    expect(buttons('KWE:')).toEqual(['KWE: KWE5-train 1–450 M']);
  });

  it('[18Ruhr 10.8.1] where the treasury could pay something itself, it is said how much that buys', () => {
    const table = openGame({ title, viewAt }, poor(120));
    expect(buttons('KWE:')).toEqual(['KWE: KWE5-train 121–450 M', 'KWE: KWE5-train B']);
    expect(table.text()).toContain('with the treasury alone, up to 120 M; the director must agree');
  });

  it('[18Ruhr 10.8.1] a train that the treasury pays is bought as ever', () => {
    openGame({ title, viewAt }, poor(1000));
    press(/^New trains: 6-train/);
    expect(effects()).toContain('Trains of RhE: no train → 6-train');
    expect(buttons('Buy')).toHaveLength(1);
  });

  it('[18Ruhr 10.8.4] says before it is confirmed which phase the train brings', () => {
    const state = poor(0, {
      phase: '5',
      next: '6',
      cash: { A: 460 },
      corporations: {
        RhE: { director: 'A', held: { A: tens(3), B: tens(5) }, at: 60, treasury: 0 },
        BME: { director: 'B', held: { A: tens(4), B: tens(3) }, at: 100, treasury: 0 },
      },
    });
    openGame({ title, viewAt }, state);
    press(/^New trains: 6-train/);
    expect(effects()).toEqual(expect.arrayContaining(['Phase: 5 → 6', 'Trains of RhE: no train → 6-train']));
  });
});
