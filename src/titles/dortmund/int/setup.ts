import type { BoardState, Station } from '@/engine/board/types';
import type { Certificate } from '@/engine/finance/state';
import { trainCards } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type RandomState, shuffled } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import { box } from './box';
import type { IntState } from './state';

/** [18DO 3.1] the table before the first turn. */
export function setUp(setup: Setup, moment: Moment): IntState {
  const random: RandomState = { random: setup.seed };
  const seats = setup.players.map(({ id }) => id);
  const first = dealBreweries(random, seats, moment);
  return {
    setup,
    random: random.random,
    round: { kind: 'turns', number: 1, of: box.turns, turn: first, step: 'take', discarded: false },
    decisions: [],
    over: false,
    seats,
    certificates: newValue(box.companies.flatMap(stackOf)),
    companies: Object.fromEntries(
      box.companies.map(({ id, tokenCosts, homes }) => [
        id,
        { founded: false, tokens: tokenCosts.slice(homes.length) },
      ]),
    ),
    trains: newValue(trainCards(box.trains)),
    board: newValue(boardAtStart()),
    runs: [],
  };
}

/** [18DO 3.2] players stay where they sit; whoever is dealt the lowest number begins. */
function dealBreweries(random: RandomState, seats: readonly PlayerId[], moment: Moment): PlayerId {
  const dealt = shuffled(random, box.privates).slice(0, seats.length);
  const lowest = dealt.reduce((low, each) => (each.no < low.no ? each : low));
  const player = seats[dealt.indexOf(lowest)]!;
  moment.emit({ type: 'first-player', player, private: lowest.id });
  moment.emit({ type: 'turn', player, number: 1 });
  return player;
}

/** The stack of a company on the display, the director's certificate on top. */
function stackOf({ id, certificates }: (typeof box.companies)[number]): Certificate[] {
  return certificates.map((percent, i) => ({
    company: id,
    percent,
    director: i === 0,
    holder: 'offer',
  }));
}

function boardAtStart(): BoardState {
  const stations = box.companies.flatMap(({ id, homes }) =>
    homes.map(({ hex, stop }): Station => ({ company: id, hex, stop })),
  );
  return { tiles: {}, stations, reserved: [], markers: {} };
}
