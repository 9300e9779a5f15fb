import { describe, expect, it } from 'vitest';
import { companyRoundOf } from '@/engine/game/company-round';
import { eventsOfType, type GameEvent } from '@/engine/game/events';
import { text } from '@/engine/game/fields';
import { type Move, rule } from '@/engine/game/move';
import { begin, play } from '@/engine/game/play';
import { moveToken } from '@/engine/market/grid';
import { placeToken } from '@/engine/market/market';
import type { MarketDef } from '@/engine/market/types';
import {
  beginOperatingRound,
  type OperatingRules,
  operatingFlow,
  operatingOrder,
  operatingRound,
} from '@/engine/rounds/operating';
import { type RailState, turnOf } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import { gridOf } from '../../support/markets';
import { titleOf } from '../../support/title-of';
import { tableWith } from '../finance/holdings';

const grid: MarketDef = {
  rows: [
    [50, 60, 70],
    [40, 50, 60],
    [30, 40, 50],
  ],
  par: [],
};
const market = gridOf(grid);

/** A step that lowers the price of a named company, of none for ''. */
const lower: Step = {
  id: 'lower',
  actor: (state) => ({ player: 'A', company: turnOf(state).company }),
  rules: [
    rule({
      type: 'lower',
      fields: { company: text },
      choices: () => [{ move: { type: 'lower' as const, company: '' } }],
      check: () => undefined,
      apply(draft: RailState, { company }) {
        if (company) moveToken(grid, draft, company, 'down');
        turnOf(draft).finished = true;
      },
    }),
  ],
  pending: () => true,
};

/** A step in which there is never anything to do. */
const nothing = (passed: string[]): Step => ({
  id: 'nothing',
  actor: lower.actor,
  rules: [],
  pending: () => false,
  nothing: (state) => ({ type: 'no-revenue', company: turnOf(state).company }),
  pass: (draft) => {
    passed.push(turnOf(draft).company);
  },
});

type OneRound = RailState & { round: { kind: 'operating' }; decisions: never[] };

function roundOf(tokens: Record<string, readonly [row: number, col: number]>, unfloated: string[] = []) {
  const passed: string[] = [];
  const rules: OperatingRules<RailState, Move> = {
    kind: 'operating',
    order: (state) => operatingOrder(market, state),
    steps: [lower, nothing(passed)],
    onBegin: () => {},
    onEnd(draft) {
      draft.over = true;
    },
  };
  const title = titleOf<OneRound, Move>('operating', () => ({
    begin(_setup, moment) {
      const state: RailState = {
        ...tableWith(),
        companies: {},
        board: { tiles: {}, stations: [], reserved: [], markers: {} },
      };
      for (const [id, [row, col]] of Object.entries(tokens)) {
        state.companies[id] = {
          treasury: 0,
          founded: true,
          floated: !unfloated.includes(id),
          operated: false,
          tokens: [],
          lastRevenue: 0,
        };
        placeToken(state, id, { row, col });
      }
      beginOperatingRound(rules, state, { set: 1, number: 1, of: 1 }, moment);
      return state as OneRound;
    },
    rounds: { operating: operatingRound(rules) },
    decisions: {},
    consequences: [operatingFlow(rules)],
  }));
  const first = begin(title, { title: 'operating', players: [], seed: 1, options: {} });
  const played = (...companies: string[]) => {
    const events: GameEvent[] = [...first.events];
    const state = companies.reduce((now, company) => {
      const outcome = play(title, now, { type: 'lower', company });
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      events.push(...outcome.events);
      return outcome.state;
    }, first.state);
    const companiesOf = (type: 'operates' | 'no-revenue') =>
      eventsOfType(events, type).map(({ company }) => company);
    return { state, acted: companiesOf('operates'), said: companiesOf('no-revenue') };
  };
  return { state: first.state, played, passed };
}

describe('the order of an operating round', () => {
  it('[18Rhl 6] highest value first, then rightmost, then from top to bottom; unfloated ones not at all', () => {
    const { played, state } = roundOf({ V: [2, 2], W: [1, 1], X: [0, 1], Y: [1, 2], Z: [1, 1], U: [0, 2] }, [
      'U',
    ]);
    // 60: Y further right than X; 50: V further right than W and Z, W came before Z
    const order = ['Y', 'X', 'V', 'W', 'Z'];
    expect(operatingOrder(market, state)).toEqual(order);
    expect(played('', '', '', '', '').acted).toEqual(order);
    expect(played('', '', '', '').state.over).toBe(false);
    expect(played('', '', '', '', '').state.over).toBe(true);
  });

  it('[18Rhl 6] a price that falls during the round counts at once', () => {
    const { played } = roundOf({ X: [0, 2], Y: [0, 1], Z: [1, 1] });
    // Y falls from 60 to 50, onto the space of Z, and lies below it
    expect(played('Y', '', '').acted).toEqual(['X', 'Z', 'Y']);
  });

  it('[18Rhl 6] nobody acts twice, however the own price moves', () => {
    const { played } = roundOf({ X: [0, 2], Y: [0, 1] });
    expect(played('X', '').acted).toEqual(['X', 'Y']);
    expect(played('X', '').state.over).toBe(true);
  });

  it('[18Rhl 6.2] a step without anything to decide is passed over, with what that means', () => {
    const { played, passed } = roundOf({ X: [0, 2], Y: [0, 1] });
    const { state, said } = played('');
    expect(passed).toEqual(['X']);
    // and why nobody was asked
    expect(said).toEqual(['X']);
    expect(companyRoundOf(state)).toMatchObject({ done: ['X'], turn: { company: 'Y', step: 'lower' } });
    expect(state.companies.X!.operated).toBe(true);
    expect(state.companies.Y!.operated).toBe(false);
  });
});
