import { describe, expect, it } from 'vitest';
import type { Json } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import type { Title } from '@/engine/game/title';
import { lra, boxAt as lraBoxAt } from '@/titles/rhineland/18lra';
import { rhl, boxAt as rhlBoxAt } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { lowerRhineHabits } from '../../../soak/lower-rhine';
import { rhinelandHabits } from '../../../soak/rhineland';
import { setupOf } from '../../../support/fuzzer';
import { longer } from '../../../support/longer';
import { compareGame, type Table, type Tally } from './compare';

const lowerRhine: Table = {
  title: lra as Title<RhinelandState, Move>,
  boxAt: lraBoxAt,
  weigh: lowerRhineHabits.weigh,
};
const rhineland: Table = {
  title: rhl as Title<RhinelandState, Move>,
  boxAt: rhlBoxAt,
  weigh: rhinelandHabits.weigh,
};

/** Players who outbid each other for private companies. */
const eager: Table = {
  ...lowerRhine,
  weigh: (state, choice) => (choice.move.type === 'bid' ? 12 : 1) * lowerRhineHabits.weigh(state, choice),
};

/** One state of so many is looked at; with `LONGER=10 npx vitest run oracle` ten times the games, and every state. */
const every = longer > 1 ? 1 : 16;

interface Kind {
  readonly name: string;
  readonly table: Table;
  readonly players: number;
  readonly options: Record<string, Json>;
  readonly seed: number;
}

const mixed = {
  private1: 'PWB',
  private2: 'MBR',
  private3: 'THS',
  private4: 'KSW',
  private5: 'NLK',
  private6: 'RhE',
};
const kinds: readonly Kind[] = [
  { name: 'scenario 1', table: lowerRhine, players: 3, options: { scenario: '1' }, seed: 11 },
  { name: 'scenario 2', table: lowerRhine, players: 3, options: { scenario: '2', noCredit: true }, seed: 12 },
  {
    name: 'scenario 3',
    table: lowerRhine,
    players: 3,
    options: { scenario: '3', extraTrain: true },
    seed: 19,
  },
  {
    name: 'scenario 4',
    table: lowerRhine,
    players: 3,
    options: { scenario: '4', lowerCapital: true },
    seed: 14,
  },
  { name: 'four players who bid', table: eager, players: 4, options: {}, seed: 15 },
  {
    name: 'target and destiny cards',
    table: rhineland,
    players: 4,
    options: { targetCards: true, destinyCards: true },
    seed: 16,
  },
  {
    name: 'the alternative package',
    table: rhineland,
    players: 3,
    options: { alternativePackage: true },
    seed: 17,
  },
  {
    name: 'a mixed package, all else on',
    table: rhineland,
    players: 5,
    options: {
      alternativePackage: true,
      ...mixed,
      targetCards: true,
      destinyCards: true,
      noCredit: true,
      extraTrain: true,
    },
    seed: 18,
  },
];

describe('a second reader of the book agrees with the game on tiles, stations, trains, runs, money and cards', () => {
  it('has seen bids, contests and forced purchases', () => {
    const tally: Tally = {};
    const setup = setupOf(lra, 4, 15, {});
    expect(compareGame(eager, setup, 15, 1000, tally)).toBeUndefined();
    const { contest = 0, 'raise-money': raised = 0, 'sell in stock': sold = 0 } = tally;
    expect(Math.min(contest, raised, sold), JSON.stringify(tally)).toBeGreaterThan(0);
  });

  it.each(kinds)('$table.title.book: $name', ({ table, players, options, seed }) => {
    const tally: Tally = {};
    for (let game = 0; game < longer; game++) {
      const at = seed + 100 * game;
      const difference = compareGame(table, setupOf(table.title, players, at, options), at, every, tally);
      expect(difference).toBeUndefined();
    }
    // it has not been silent
    const { track = 0, trains = 0, routes = 0, money = 0, scores = 0 } = tally;
    expect(Math.min(track, trains, routes, money, scores), JSON.stringify(tally)).toBeGreaterThan(0);
  });
});
