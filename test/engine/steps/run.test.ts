import { describe, expect, it, vi } from 'vitest';
import type { BoardDef } from '@/engine/board/types';
import { networks } from '@/engine/steps/network';
import { runRule } from '@/engine/steps/run';
import type { RailState } from '@/engine/steps/state';

const city = { kind: 'city', revenue: 20, slots: 1 } as const;
const board: BoardDef = {
  layout: 'pointy',
  tiles: {},
  hexes: {
    B2: { colour: 'green', stops: [city], track: [[4, 's0']] },
    B4: { colour: 'green', stops: [city], track: [[1, 's0']] },
  },
};

const state = {
  board: { tiles: {}, stations: [{ company: 'own', hex: 'B2', stop: 0 }], reserved: [], markers: {} },
  companies: { own: { floated: true } },
  round: { kind: 'operating', turn: { company: 'own' } },
} as unknown as RailState;

const network = networks({ boardOf: () => board, redStationsShut: true });
const profile = { capacity: { total: 2 }, value: () => 20 };

describe('the listed run', () => {
  it('is searched for when it is first looked at, once', () => {
    const runInput = vi.fn(() => ({
      ...network.of(state, 'own'),
      trains: [{ id: '2', profile }],
      rules: {},
    }));
    const rule = runRule({ runInput, canRun: () => true } as unknown as Parameters<typeof runRule>[0]);
    const [choice] = rule.choices(state);
    expect(choice).toHaveProperty('open', 'routes');
    expect(choice?.move.type).toBe('run');
    expect(runInput).not.toHaveBeenCalled();
    expect(choice?.move.routes).toEqual([['B4:1-s0', 'B2:4-s0']]);
    expect(JSON.parse(JSON.stringify(choice?.move))).toEqual({
      type: 'run',
      routes: [['B4:1-s0', 'B2:4-s0']],
    });
    expect(runInput).toHaveBeenCalledTimes(1);
  });
});
