import { certificateStack, charterAtStart, homeStations } from '@/engine/finance/start';
import { trainCards } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import type { Moment } from '@/engine/game/move';
import { type RandomState, shuffled } from '@/engine/game/random';
import { seatsOf } from '@/engine/game/seats';
import type { Setup } from '@/engine/game/state';
import { drawIndustries } from '../rules/setup';
import type { ShortBox } from './box';
import type { ShortState } from './state';

/** [18Rhl 10.2] the table before the first turn: nobody has any money. */
export function setUp(box: ShortBox, setup: Setup, moment: Moment): ShortState {
  const random: RandomState = { random: setup.seed };
  const markers = drawIndustries(box, random, moment);
  // order cards are dealt: whoever has the lowest number begins, and the others sit in ascending order
  const seats = seatsOf(
    setup,
    shuffled(
      random,
      setup.players.map(({ id }) => id),
    ),
  );
  moment.emit({ type: 'order-dealt', players: seats });
  moment.emit({ type: 'player-round', number: 1, of: box.rounds.playerRounds });
  return {
    setup,
    random: random.random,
    round: {
      kind: 'player',
      number: 1,
      of: box.rounds.playerRounds,
      turn: seats[0]!,
      step: 'take',
      builders: [],
    },
    decisions: [],
    over: false,
    seats,
    certificates: newValue(box.companies.flatMap(certificateStack)),
    companies: Object.fromEntries(
      box.companies.map((company) => {
        const { treasury: _, floated: __, ...charter } = charterAtStart(company);
        return [company.id, charter];
      }),
    ),
    trains: newValue(trainCards(box.trains)),
    board: newValue({
      tiles: {},
      stations: homeStations(box.companies),
      reserved: [...box.keptPlaces],
      markers,
    }),
    cash: Object.fromEntries(seats.map((player) => [player, 0])),
    runs: [],
  };
}
