import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import { begin, choices } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { DortmundState } from '@/titles/dortmund/state';
import { trg, viewAt } from '@/titles/dortmund/trg';
import { setupOf } from '../../../../support/fuzzer';
import { longer } from '../../../../support/longer';
import { pass } from '../../../../support/trg/table';
import { skip } from '../../../../support/trg/turn';
import { type GivenTwo, twoState } from '../../../../support/trg/two';
import {
  bankAtStart,
  cashAtStart,
  certificateLimit,
  circleOf,
  itsRailway,
  mayBeIts,
  papersOf,
  priceOf,
  railways,
  shares,
  sum,
} from './oracle/book';
import { step } from './oracle/compare';
import { agree, type Ledger } from './oracle/ledger';
import { newMemory, newTurn } from './oracle/memory';
import { beerTable, purchaseTable, stockTable, turnTable } from './oracle/tables';

/** [18DO 8.3.1, rulings 84–86] */
function startFaults(state: DortmundState): string[] {
  const table: Ledger = { state, faults: [] };
  agree(table, 'bank', state.bank, bankAtStart - 3 * cashAtStart);
  agree(
    table,
    'cash',
    circleOf(state).map((who) => state.cash[who]),
    [cashAtStart, cashAtStart, cashAtStart],
  );
  agree(table, 'railways', Object.keys(state.companies).sort(), [...railways].sort());
  agree(table, 'breweries', Object.keys(state.privates).length, 3);
  agree(table, 'its railway', mayBeIts.includes(itsRailway(state)), true);
  agree(table, 'markers on the table', Object.keys(state.prices), [itsRailway(state)]);
  agree(
    table,
    'its value',
    [priceOf(state, itsRailway(state)), state.prices[itsRailway(state)]!.col],
    [50, 2],
  );
  return table.faults;
}

/** [18DO 4.6, rulings 96, 119] the two players alone, the richer first. */
function endFaults(state: DortmundState): string[] {
  const table: Ledger = { state, faults: [] };
  const wealth = (player: string) =>
    state.cash[player]! -
    2 * (state.credits[player] ?? 0) +
    sum(Object.keys(state.prices).map((id) => (shares(state, player, id) / 10) * priceOf(state, id)));
  const own = state.seats.map((player) => ({ player, total: wealth(player) }));
  const told = viewAt(state.setup)
    .scores(state)
    .map(({ player, total }) => ({ player, total }));
  agree(
    table,
    'scores',
    told.map(({ total }) => total),
    own.map(({ total }) => total).sort((a, b) => b - a),
  );
  agree(
    table,
    'players',
    Object.fromEntries(told.map((each) => [each.player, each.total])).p1,
    own.find(({ player }) => player === 'p1')!.total,
  );
  agree(table, 'broken', state.broken !== null, true);
  return table.faults;
}

type Count = Record<string, number>;

function note(count: Count, events: readonly GameEvent[]): void {
  for (const { type } of events) count[type] = (count[type] ?? 0) + 1;
}

/** A second reading of 8.2 and 8.3, from the first bid to the end. */
function audit(seed: number, count: Count): string[] {
  const setup = setupOf(trg, 2, seed, { investorOffers: seed % 2 === 0 });
  const random: RandomState = { random: seed ^ 0x0e4a11 };
  let { state } = begin(trg, setup);
  const memory = newMemory();
  const start = startFaults(state);
  if (start.length > 0) return start;
  for (let moves = 0; !state.over && moves < 8000; moves++) {
    const { state: next, faults, events } = step(state, memory, random);
    if (faults.length > 0) return faults.map((fault) => `seed ${seed}, move ${moves}, ${fault}`);
    note(count, events);
    state = next;
  }
  return endFaults(state);
}

/** It is the Investor's turn when B has passed, again and again until it passes, too. */
function auditStock(seed: number, count: Count): string[] {
  const random: RandomState = { random: seed };
  let state = twoState(stockTable(random, mayBeIts[seed % mayBeIts.length]!));
  const round = (state.round as { number: number }).number;
  const memory = { ...newMemory(), round, actor: 'B' };
  // who is above the limit sells before all else
  if (state.seats.some((player) => papersOf(state, player) > certificateLimit)) return [];
  while (state.round.kind === 'stock') {
    const { state: next, faults, events } = step(state, memory, random, pass);
    if (faults.length > 0) return faults.map((fault) => `table ${seed}, ${fault}`);
    note(count, events);
    state = next;
  }
  return [];
}

/** The turn of its railway, until the round is over. */
function auditTurn(seed: number, given: GivenTwo, random: RandomState, count: Count, begun?: Move): string[] {
  let state = twoState(given);
  const memory = { ...newMemory(), turn: newTurn('BME'), order: ['BME'], acted: ['BME'], settled: false };
  for (let move = begun; state.round.kind === 'operating'; move = undefined) {
    const { state: next, faults, events } = step(state, memory, random, move);
    if (faults.length > 0) return faults.map((fault) => `table ${seed}, ${fault}`);
    note(count, events);
    state = next;
  }
  return [];
}

function auditRailway(seed: number, count: Count): string[] {
  const random: RandomState = { random: seed };
  return auditTurn(seed, turnTable(random), random, count, skip);
}

function auditPurchase(seed: number, count: Count): string[] {
  const random: RandomState = { random: seed };
  return auditTurn(seed, purchaseTable(random), random, count);
}

/** Where nobody is asked about beer, its trains run at once when the link is left out. */
function auditBeer(seed: number, count: Count): string[] {
  const random: RandomState = { random: seed };
  const given = beerTable(random);
  const listed = choices(trg, twoState(given))!.choices.map(({ move }) => move as Move);
  if (listed.some(({ type }) => type === 'leave-beer'))
    return auditTurn(seed, given, random, count, listed[nextIndex(random, listed.length)]);
  const before: GivenTwo = { ...given, operating: { company: 'BME', step: 'link' } };
  return auditTurn(seed, before, random, count, skip);
}

const games = Math.round(2 * longer);
const tables = Math.round(40 * longer);
const first = Number(process.env.SEED ?? 1);

/** The same for every seed, with all kinds of events counted. */
function auditAll(audited: typeof audit, many: number): Count {
  const count: Count = {};
  for (let seed = first; seed < first + many; seed++) expect(audited(seed, count)).toEqual([]);
  if (longer > 1) console.log(JSON.stringify(count));
  return count;
}

describe('a second reading of The Railway Game for two', () => {
  it('[18DO 8.2, 8.3] sees every state of random games as the rules do', () => {
    expect(auditAll(audit, games)['game-over']).toBe(games);
  });

  it('[18DO 8.2.1, algorithm S] sees what the Investor does in stock rounds of random tables as the rules do', () => {
    const count = auditAll(auditStock, tables);
    for (const type of ['investor-buys', 'investor-sells', 'investor-passes'])
      expect(count[type]).toBeGreaterThan(0);
  });

  it('[18DO 8.2.2.1, algorithm W] sees turns of its railway at random tables as the rules do', () => {
    const count = auditAll(auditRailway, 3 * tables);
    for (const type of [
      'forced-purchase',
      'investor-sells',
      'investor-credit',
      'investor-repays',
      'investor-redeems',
    ])
      expect(count[type], type).toBeGreaterThan(0);
  });

  it('[18DO 8.2.2.1, algorithm W4] sees sales of its own certificates for a train as the rules do', () => {
    const count = auditAll(auditPurchase, tables);
    expect(count['own-share-sold']).toBeGreaterThan(0);
  });

  it('[18DO 8.2.2.1, rulings 89, 136] sees the best run with its beer at random tables as the rules do', () => {
    const count = auditAll(auditBeer, tables);
    for (const type of ['investor-beer-left', 'beer-delivered', 'brewery-assigned'])
      expect(count[type], type).toBeGreaterThan(0);
  });
});
