import { describe, expect, it as test } from 'vitest';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import { hsb, viewAt } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { brewingHabits } from '../../../../soak/dortmund-hsb';
import { setupOf } from '../../../../support/fuzzer';
import { pickMove } from '../../../../support/fuzzing/pick';
import { longer } from '../../../../support/longer';
import { headOf, isMinor, minorPrices, priceOf, shares, sum } from '../../hsb/oracle/book';
import { companiesInPlay, it as investor, isOwn, presentOf } from './oracle/book';
import { choiceFaults } from './oracle/choices';
import { meddled } from './oracle/meddle';
import { count, holderFor, type Memory } from './oracle/memory';
import { atStart, ownFrom } from './oracle/start';
import { walked } from './oracle/walk';

/** A second reading of chapter 8: whatever it and the rules of the title see differently is a fault of one of the two. */

/** [18DO 8.4.5, ruling 91] colour and limits. */
function phaseFaults(state: HsbState, { gray }: Memory): string[] {
  const told = viewAt(state.setup).phases.of(state) as unknown as {
    colour: string;
    trainLimit: number;
    maxLink: number;
    capexPerTurn: number;
    becLimit: { minor: number; corporation: number | null };
  };
  const present = {
    colour: told.colour,
    trainLimit: told.trainLimit,
    minorLimit: told.becLimit.minor,
    corporationLimit: told.becLimit.corporation ?? Number.POSITIVE_INFINITY,
    maxLink: told.maxLink,
    perTurn: told.capexPerTurn,
  };
  const book = presentOf(state, gray);
  return JSON.stringify(present) === JSON.stringify(book)
    ? []
    : [`phase ${JSON.stringify(present)}, by the book ${JSON.stringify(book)}`];
}

/** [18DO 8.2.2, rulings 119, 138] who acts for a company: its director, or the holder of the card. */
function actorFaults(
  state: HsbState,
  memory: Memory,
  { player, company }: { player?: string; company?: string },
): string[] {
  const asked = state.decisions.at(-1)?.kind;
  if (company === undefined || asked === 'exchange') return [];
  if (asked && isOwn(memory.own, company)) count(memory, asked);
  const book = isOwn(memory.own, company) ? holderFor(memory, company) : headOf(state, company);
  return player === book ? [] : [`${player} acts for ${company}, by the book ${book}`];
}

/** [18DO 6.6, 8.5, ruling 119] */
function scoreFaults(state: HsbState): string[] {
  const own = state.seats.map((player) => {
    const papers = companiesInPlay
      .filter((id) => state.companies[id]!.founded)
      .map((id) => (shares(state, player, id) * priceOf(state, id)) / 10);
    const minors = Object.keys(state.companies)
      .filter((id) => isMinor(id) && shares(state, player, id) > 0)
      .map((id) => minorPrices[id]!);
    return [player, state.cash[player]! + sum(papers) + sum(minors) - 2 * state.credits[player]!] as const;
  });
  const told = viewAt(state.setup)
    .scores(state)
    .map(({ player, total }) => [player, total]);
  const book = [...own].sort((a, b) => b[1] - a[1]);
  return JSON.stringify(told) === JSON.stringify(book) ? [] : [`scores ${told}, by the book ${book}`];
}

/** Whoever acts for its companies likes to deal in their certificates, and to give cards up. */
const habitsFor = ({ own }: Memory) => ({
  ...brewingHabits,
  weigh(state: HsbState, choice: Choice) {
    const { company } = (state.round as { turn?: { company?: string } | null }).turn ?? {};
    const isRare = ['sell-charter', 'redeem', 'give-up'].includes(choice.move.type);
    const times = isRare && company !== undefined && isOwn(own, company) ? 12 : 1;
    return times * brewingHabits.weigh(state, choice);
  },
});

function audit(seed: number, isMeddled: boolean, seen: Record<string, number>): string[] {
  const random: RandomState = { random: seed ^ 0x2b0ac1e };
  let { state } = begin(hsb, setupOf(hsb, 2, seed));
  const { told, book } = atStart(state);
  expect(told).toEqual(book);
  const memory: Memory = {
    own: ownFrom(state),
    players: [...state.seats],
    priority: '',
    gray: false,
    rounds: [],
    seen,
  };
  for (let moves = 0; !state.over; moves++) {
    if (isMeddled) state = meddled(state, memory, random);
    const options = choices(hsb, state)!;
    const listed = options.choices as readonly Choice<Move>[];
    const faults = [
      ...(options.actor.player === investor ? ['the Investor is asked'] : []),
      ...phaseFaults(state, memory),
      ...actorFaults(state, memory, options.actor),
      ...choiceFaults(state, memory, listed, options.stage),
    ];
    const move = pickMove(random, state, listed, habitsFor(memory));
    const outcome = play(hsb, state, move);
    if (!outcome.ok) return [`seed ${seed}, move ${moves}: refused ${JSON.stringify(move)}`];
    if (memory.own.minor === undefined) Object.assign(memory.own, ownFrom(outcome.state));
    faults.push(...walked(memory, state, move, outcome));
    if (faults.length > 0)
      return faults.map(
        (fault) => `seed ${seed}, move ${moves}, ${options.stage}: ${JSON.stringify(move)}: ${fault}`,
      );
    state = outcome.state;
    seen.moves = (seen.moves ?? 0) + 1;
  }
  return scoreFaults(state);
}

const games = Math.round(2 * longer);

/** Games from this seed on; what the oracle has looked at in them. */
function compared(from: number, isMeddled: boolean): string[] {
  const seen: Record<string, number> = {};
  const first = Number(process.env.SEED ?? from);
  for (let seed = first; seed < first + games; seed++) expect(audit(seed, isMeddled, seen)).toEqual([]);
  if (longer > 1) console.log(JSON.stringify(seen));
  return Object.keys(seen);
}

/** It has not been silent: the Investor has done all this. */
const done = [
  'investor-founds',
  'investor-waits',
  'investor-buys',
  'investor-passes',
  'investor-converts',
  'railway pays',
  'railway keeps',
  'must equip',
  'corporation keeps',
  'corporation as the holder likes',
  'loads',
  'is loaded',
  'swapped',
];

describe('a second reading of Heat, Sweat & Beer for two', () => {
  test('[18DO 8.2, 8.4, 8.5] sees every state of whole games as the rules do', () => {
    expect(compared(7, false)).toEqual(
      expect.arrayContaining([...done, 'forced', 'investor-lent', 'gray-begins']),
    );
  });

  test('[18DO 8.2.1.3, 8.2.2] so, too, where the Investor and its companies are poor or rich by turns', () => {
    expect(compared(2060, true)).toEqual(
      expect.arrayContaining([...done, 'investor-rest-sold', 'redeems', 'delivers']),
    );
  });
});
