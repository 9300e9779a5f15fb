import { describe, expect, it } from 'vitest';
import type { Choice, Move } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { lra, boxAt as lraBoxAt } from '@/titles/rhineland/18lra';
import { rhl, boxAt as rhlBoxAt } from '@/titles/rhineland/18rhl';
import type { RhinelandBox } from '@/titles/rhineland/box';
import { scores } from '@/titles/rhineland/rules/score';
import type { RhinelandState } from '@/titles/rhineland/state';
import { lowerRhineHabits } from '../../../soak/lower-rhine';
import { rhinelandHabits } from '../../../soak/rhineland';
import { byLot, setupOf } from '../../../support/fuzzer';
import { longer } from '../../../support/longer';
import { compareFrom, compareShares, type Table, type Tally } from './compare';
import { tableByLot } from './lots';
import { type Sheet, sum } from './sheet';

type Weigh = Table['weigh'];

/** Players who bid, sell and found more than others, each table in its own way. */
const tastes: readonly Readonly<Record<string, number>>[] = [
  {},
  { bid: 8, raise: 3 },
  { sell: 12, pass: 0.4 },
  { buy: 6, found: 2, pass: 0.2 },
  { pass: 6 },
  { sell: 30, buy: 3, pass: 0.3 },
];

/** Where all money lies in bids nobody can buy: before that these bid no more. */
const mostInBids = 400;

function lively(weigh: Weigh): Weigh {
  return (state: RhinelandState, choice: Choice) => {
    const { type } = choice.move;
    const { setup, round } = state;
    const bids = round.kind === 'auction' ? round.bids : [];
    if (type === 'bid' && sum(bids.map(({ amount }) => amount)) > mostInBids) return 1e-6;
    return weigh(state, choice) * (tastes[setup.seed % tastes.length]![type] ?? 1);
  };
}

function tableOf(title: unknown, boxAt: (setup: Setup) => RhinelandBox, weigh: Weigh): Table {
  return {
    title: title as Title<RhinelandState, Move>,
    weigh: lively(weigh),
    scoresOf: (state) => scores(boxAt(state.setup), state),
  };
}

const rhineland = tableOf(rhl, rhlBoxAt, rhinelandHabits.weigh);
const lowerRhine = tableOf(lra, lraBoxAt, lowerRhineHabits.weigh);

const kinds = [
  ['18Rhl', 3, rhineland],
  ['18Rhl', 4, rhineland],
  ['18Rhl', 5, rhineland],
  ['18LRA', 2, lowerRhine],
  ['18LRA', 3, lowerRhine],
  ['18LRA', 4, lowerRhine],
] as const;

/** `FIRST=1000 LONGER=10 npx vitest run oracle-shares` compares ten times as many other games. */
const first = Number(process.env.FIRST ?? 1);

function setupBy(table: Table, players: number, seed: number): Setup {
  return { ...setupOf(table.title, players, seed), ...byLot(table.title)(players, seed) };
}

/** It has not been silent. */
function hasSeen(tally: Tally, ...names: readonly string[]): void {
  for (const name of names) expect(tally[name] ?? 0, `${name}: ${JSON.stringify(tally)}`).toBeGreaterThan(0);
}

describe('a second reader keeps the set-up, the auction and the stock rounds on a sheet of paper', () => {
  it.each(kinds)('%s with %s players: stock rounds by lot', (_name, players, table) => {
    const tally: Tally = {};
    for (let seed = first; seed < first + 6 * longer; seed++) {
      const { targetCards: _cards, ...options } = setupBy(table, players, seed).options;
      const setup = setupOf(table.title, players, seed, options);
      const isEnough = ({ at }: Sheet) => at.kind !== 'stock';
      const dealt = tableByLot(table.title, setup, seed);
      expect(compareFrom(table, dealt, seed, tally, isEnough), JSON.stringify(options)).toBeUndefined();
    }
    hasSeen(
      tally,
      'sell in stock',
      'above the limit: sell',
      'part of an office sold',
      'new-director',
      'floated',
    );
  });

  it.each(kinds)(
    '%s with %s players: from the set-up to the first operating round',
    (_name, players, table) => {
      const tally: Tally = {};
      for (let seed = first; seed < first + 16 * longer; seed++) {
        const setup = setupBy(table, players, seed);
        const isEnough = ({ at }: Sheet) => at.kind === 'operating';
        const difference = compareShares(table, setup, seed, tally, isEnough);
        expect(difference, JSON.stringify(setup.options)).toBeUndefined();
      }
      hasSeen(
        tally,
        'bid in auction',
        'leave in auction',
        'price-falls',
        'short-operating-round',
        'found in stock',
      );
    },
  );

  it.each(kinds)('%s with %s players: whole games', (_name, players, table) => {
    const tally: Tally = {};
    for (let seed = first; seed < first + longer; seed++) {
      const setup = setupBy(table, players, seed);
      expect(compareShares(table, setup, seed, tally), JSON.stringify(setup.options)).toBeUndefined();
    }
    hasSeen(tally, 'buy in stock', 'sell in stock', 'floated');
  });
});
