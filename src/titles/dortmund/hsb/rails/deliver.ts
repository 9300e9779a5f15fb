import { trainNosOf } from '@/engine/finance/trains';
import { newValue, plainOf } from '@/engine/game/draft';
import { integer, listOf, shape, text } from '@/engine/game/fields';
import { type Moment, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Route, Running } from '@/engine/routes/types';
import { actingDecider, turnOf } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import { beerValue } from '../../board';
import { deliversTo } from '../../rules/operating/beer';
import type { DeliverMove } from '../../rules/operating/moves';
import type { Carrier, OperatingGame } from '../../rules/operating/state';
import type { HsbState, LadenTrain } from '../state';
import { placeOfLoaded } from './routes';

/** Trains with beer that have run an export route, by the numbers of their cards. */
export function carriersIn(state: OperatingGame, run: readonly Running<Route>[]): Carrier[] {
  const cards = trainNosOf(state, turnOf(state).company);
  return run.flatMap((running) => {
    const place = placeOfLoaded(running);
    if (place === undefined) return [];
    return [{ index: cards[place]!, train: running.train.id, to: [...deliversTo(running.route)] }];
  });
}

type Told = { train: number; cubes: number; to: string };

const cubesOn = (state: OperatingGame, card: number) => (state.trains[card] as LadenTrain).beer ?? 0;
const worthOf = ({ cubes, to }: Told) => cubes * beerValue[to]!;
const incomeOf = (loads: readonly Told[]) => loads.reduce((sum, load) => sum + worthOf(load), 0);

/** [ruling 44] all cubes of a train go to one red area: where there are two, the director picks one. Richest first. */
function ways(state: OperatingGame): Told[][] {
  let all: Told[][] = [[]];
  for (const { index, to } of state.done.carriers) {
    const cubes = cubesOn(state, index);
    all = all.flatMap((loads) => to.map((hex) => [...loads, { train: index, cubes, to: hex }]));
  }
  return all.sort((a, b) => incomeOf(b) - incomeOf(a));
}

/** [18DO 6.5.1, ruling 44] the cubes go to stock, and the railway adds what the area pays for each. */
function deliver(draft: HsbState, loads: readonly Told[], moment: Moment): void {
  const turn = turnOf(draft);
  const cards = [...plainOf(draft.trains)];
  for (const load of loads) {
    const { beer = 0, ...empty } = cards[load.train]!;
    cards[load.train] = empty;
    draft.beer += beer;
    turn.revenue += worthOf(load);
    moment.emit({
      type: 'beer-delivered',
      company: turn.company,
      train: empty.type,
      cubes: beer,
      hex: load.to,
      amount: worthOf(load),
    });
  }
  draft.trains = newValue(cards);
}

/** The step after the run: a choice only where a train has two red areas that pay differently. */
export function exportStep(): Step<OperatingGame, DeliverMove, 'beer'> {
  return {
    id: 'beer',
    actor: actingDecider,
    rules: [
      rule({
        type: 'deliver',
        fields: { loads: listOf(shape({ train: integer, cubes: integer, to: text })) },
        choices: (state: OperatingGame) =>
          ways(state).map((loads) => ({ move: { type: 'deliver' as const, loads } })),
        check: (state: OperatingGame, { loads }) =>
          ways(state).some((way) => JSON.stringify(way) === JSON.stringify(loads.map(inOrder)))
            ? undefined
            : object('malformed', { type: 'deliver' }),
        apply(draft: OperatingGame, { loads }, moment) {
          deliver(draft as HsbState, loads, moment);
          turnOf(draft).finished = true;
        },
      }),
    ],
    pending: ({ done }) => done.carriers.some(({ to }) => new Set(to.map((hex) => beerValue[hex])).size > 1),
    pass(draft, moment) {
      if (draft.done.carriers.length > 0) deliver(draft as HsbState, ways(draft)[0]!, moment);
    },
  };
}

const inOrder = ({ train, cubes, to }: Told): Told => ({ train, cubes, to });
