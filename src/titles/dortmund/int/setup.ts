import { certificateStack, charterAtStart, homeStations } from '@/engine/finance/start';
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
    certificates: newValue(box.companies.flatMap(certificateStack)),
    companies: Object.fromEntries(
      box.companies.map((company) => {
        const { founded, tokens } = charterAtStart(company);
        return [company.id, { founded, tokens }];
      }),
    ),
    trains: newValue(trainCards(box.trains)),
    board: newValue({ tiles: {}, stations: homeStations(box.companies), reserved: [], markers: {} }),
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
