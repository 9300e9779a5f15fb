import { describe, expect, it } from 'vitest';
import type { FinanceState } from '@/engine/finance/state';
import { companyRoundOf, isCompanyRound } from '@/engine/game/company-round';
import type { Move } from '@/engine/game/move';
import { begin } from '@/engine/game/play';
import type { Stage } from '@/engine/game/title';
import {
  beginOperatingRound,
  type OperatingRules,
  operatingFlow,
  operatingRound,
} from '@/engine/rounds/operating';
import { nextOfSet } from '@/engine/rounds/sets';
import type { Step } from '@/engine/steps/step';
import { titleOf } from '../../support/title-of';
import { tableWith } from '../finance/holdings';

type Kind = 'railways' | 'breweries';
type Game = FinanceState & { round: { kind: Kind | 'stock' }; decisions: never[] };

const waits = { id: 'stock', actor: () => ({ player: 'A' }), rules: [] } satisfies Stage<Game>;

/** Railways M and N and the brewery B, whose turns need no decisions: a set plays itself. */
function playSet(kinds: readonly Kind[], of: number, broken: FinanceState['broken'] = null) {
  const log: string[] = [];
  const step = (id: string): Step<Game, Move> => ({
    id,
    actor: () => ({ player: 'A' }),
    rules: [],
    pending: () => false,
    pass: (draft) => {
      log.push(`${companyRoundOf(draft).turn!.company} ${id}`);
    },
  });
  const rulesOf: Record<Kind, Pick<OperatingRules<Game, Move>, 'steps' | 'order'>> = {
    railways: { steps: [step('run'), step('trains')], order: () => ['N', 'M'] },
    breweries: { steps: [step('brew')], order: () => ['B'] },
  };
  const rounds: OperatingRules<Game, Move>[] = kinds.map((kind) => ({
    kind,
    ...rulesOf[kind],
    announce: ({ number }) => {
      log.push(`${kind} ${number}`);
    },
    onBegin: () => {},
    onEnd: (draft, moment) => nextOfSet(rounds, draft, moment),
  }));
  const stage = { stage: () => waits };
  const roundOf = (kind: Kind) => rounds.find((each) => each.kind === kind);
  const title = titleOf<Game, Move>('sets', () => ({
    begin(setup, moment) {
      const operated = {
        treasury: 0,
        founded: true,
        floated: true,
        operated: false,
        tokens: [],
        lastRevenue: 0,
      };
      const companies = { M: { ...operated }, N: { ...operated }, B: { ...operated } };
      const state = tableWith({ setup, companies, broken }) as Game;
      beginOperatingRound(rounds[0]!, state, { set: 1, number: 1, of }, moment);
      return state;
    },
    rounds: {
      stock: stage,
      railways: roundOf('railways') ? operatingRound(roundOf('railways')!) : stage,
      breweries: roundOf('breweries') ? operatingRound(roundOf('breweries')!) : stage,
    },
    decisions: {},
    consequences: rounds.map(operatingFlow),
  }));
  const { state } = begin(title, { title: 'sets', players: [], seed: 1, options: {} });
  return { log, state };
}

describe('a set of rounds of companies', () => {
  it('has as many rounds as were agreed, then a stock round follows', () => {
    const { log, state } = playSet(['railways'], 2);
    const turns = ['N run', 'N trains', 'M run', 'M trains'];
    expect(log).toEqual(['railways 1', ...turns, 'railways 2', ...turns]);
    expect(state.round).toMatchObject({ kind: 'stock', number: 2 });
  });

  it('may alternate kinds of rounds, each with its own companies, order and steps', () => {
    const { log, state } = playSet(['railways', 'breweries'], 2);
    const pair = ['N run', 'N trains', 'M run', 'M trains'];
    expect(log).toEqual([
      ...['railways 1', ...pair, 'breweries 1', 'B brew'],
      ...['railways 2', ...pair, 'breweries 2', 'B brew'],
    ]);
    expect(state.round.kind).toBe('stock');
    expect(Object.values(state.companies).map(({ operated }) => operated)).toEqual([true, true, true]);
  });

  it('[18Rhl 7.1] is the last one where the bank is broken', () => {
    const { state } = playSet(['railways', 'breweries'], 1, 'operating');
    expect([state.over, state.round.kind]).toEqual([true, 'breweries']);
  });
});

describe('whose round it is', () => {
  it('companies act, or players', () => {
    const round = { kind: 'breweries', set: 1, number: 1, of: 1, done: [], turn: null };
    expect(isCompanyRound(round)).toBe(true);
    expect(isCompanyRound({ kind: 'stock' })).toBe(false);
  });
});
