import { certificatesInPlace, trainsInPlace } from '@/engine/finance/invariants';
import type { Invariant } from '@/engine/game/title';
import {
  countOf,
  directorsHaveMost,
  noneOverLimit,
  oneStationPerHex,
  trainsOfFounded,
} from '@/engine/rounds/free';
import { boardInPlace } from '@/engine/steps/invariants';
import type { ShortBox } from './box';
import type { ShortState } from './state';

type Check = Invariant<ShortState>;

/** How many turns of players have brought their certificate. */
function turnsTaken({ round, seats }: ShortState): number {
  if (round.kind === 'train') return round.after * seats.length;
  const turns = (round.number - 1) * seats.length + seats.indexOf(round.turn);
  return round.step === 'take' ? turns : turns + 1;
}

function display({ rounds }: ShortBox): Check {
  return {
    name: 'each turn takes one certificate from the display, and the last takes the last',
    broken(state) {
      const left = countOf(state, 'offer');
      if (rounds.playerRounds * state.seats.length !== rounds.certificates)
        return 'rounds do not come out even';
      const due = rounds.certificates - turnsTaken(state);
      return left === due ? null : `${left} left instead of ${due}`;
    },
  };
}

function inOrder({ rounds, order }: ShortBox): Check {
  return {
    name: 'train rounds come when they are due, and trains in alphabetical order',
    broken({ round, runs, over }) {
      const ran = runs.map(({ company }) => company);
      if (ran.join() !== order.filter((company) => ran.includes(company)).join())
        return `ran as ${ran.join()}`;
      if (round.kind === 'player') return over ? 'over in a player round' : null;
      const { number, after } = round;
      const isDue = after % rounds.playerRoundsPerTrainRound === 0 || after === rounds.playerRounds;
      const isLast = number === rounds.trainRounds;
      if (!isDue || isLast !== (after === rounds.playerRounds)) return `train round ${number} after ${after}`;
      return over && !isLast ? `over in train round ${number}` : null;
    },
  };
}

const dividends: Check = {
  name: 'players have whole Marks, and no more than trains have earned',
  broken({ cash, runs }) {
    const odd = Object.entries(cash).find(([, amount]) => amount < 0 || !Number.isInteger(amount));
    if (odd) return `${odd[0]} has ${odd[1]}`;
    const uneven = runs.find(
      ({ revenue, stops, bonuses }) =>
        revenue !==
        [...stops.map(({ value }) => value), ...bonuses.map(({ amount }) => amount)].reduce(add, 0),
    );
    return uneven ? `the working of ${uneven.company} does not make ${uneven.revenue}` : null;
  },
};

const add = (sum: number, each: number) => sum + each;

export function invariants(box: ShortBox): readonly Check[] {
  return [
    certificatesInPlace(box.companies),
    display(box),
    noneOverLimit(box, ({ decisions }) => decisions.length > 0),
    directorsHaveMost(box),
    trainsInPlace(box.trains, box.phases),
    trainsOfFounded(box),
    boardInPlace(() => box.board, box.companies),
    oneStationPerHex,
    inOrder(box),
    dividends,
  ];
}
