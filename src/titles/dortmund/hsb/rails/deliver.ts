import { trainNosOf } from '@/engine/finance/trains';
import { newValue, plainOf } from '@/engine/game/draft';
import { integer, listOf, shape, text } from '@/engine/game/fields';
import type { HexId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Route, Running } from '@/engine/routes/types';
import { actingDecider, turnOf } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import { areasOf } from '../../rules/operating/deliver';
import type { DeliverMove } from '../../rules/operating/moves';
import type { Carrier, OperatingGame } from '../../rules/operating/state';
import { each } from '../../variants/hooks';
import type { HsbBox } from '../box';
import type { HsbState, LadenTrain } from '../state';
import { broughtBy, totalOf } from './export-bonus';
import { goalsOn, placeOfLoaded } from './routes';

type ExportBox = Pick<HsbBox, 'board' | 'variants' | 'directed' | 'beerValue'>;

const laden = (state: OperatingGame, card: number) => state.trains[card] as LadenTrain;

/** Trains with beer that have run an export route, by the numbers of their cards. */
export function carriersIn(
  { directed }: ExportBox,
  state: OperatingGame,
  run: readonly Running<Route>[],
): Carrier[] {
  const cards = trainNosOf(state, turnOf(state).company);
  return run.flatMap((running) => {
    const place = placeOfLoaded(running);
    if (place === undefined) return [];
    const index = cards[place]!;
    const to = [...goalsOn(running.route, directed, laden(state, index).to)];
    return [{ index, train: running.train.id, to }];
  });
}

type Told = { train: number; cubes: number; to: string };

const cubesOn = (state: OperatingGame, card: number) => laden(state, card).beer ?? 0;

function incomeOf(box: ExportBox, state: OperatingGame, loads: readonly Told[]): number {
  return totalOf(broughtBy(loads, box.beerValue, areasOf(box, state).areas));
}

/** [ruling 44] all cubes of a train go to one red area: where there are two, the director picks one. Richest first. */
function ways(box: ExportBox, state: OperatingGame): Told[][] {
  let all: Told[][] = [[]];
  for (const { index, to } of state.done.carriers) {
    const cubes = cubesOn(state, index);
    all = all.flatMap((loads) => to.map((hex) => [...loads, { train: index, cubes, to: hex }]));
  }
  return all.sort((a, b) => incomeOf(box, state, b) - incomeOf(box, state, a));
}

/** [18DO 6.5.1, ruling 44] the cubes go to stock, and the railway adds what the area pays for each. */
function deliver(box: ExportBox, draft: HsbState, loads: readonly Told[], moment: Moment): void {
  const turn = turnOf(draft);
  const { company } = turn;
  const brought = broughtBy(loads, box.beerValue, areasOf(box, draft).areas);
  const cards = [...plainOf(draft.trains)];
  for (const [i, load] of loads.entries()) {
    const { beer = 0, to: _, ...empty } = cards[load.train]!;
    cards[load.train] = empty;
    draft.beer += beer;
    const amount = totalOf([brought[i]!]);
    turn.revenue += amount;
    moment.emit({ type: 'beer-delivered', company, train: empty.type, cubes: beer, hex: load.to, amount });
    const delivered = { company, hex: load.to, cubes: beer, paid: beer };
    each(box.variants, (variant) => variant.onDelivered?.(draft, delivered, moment));
  }
  draft.trains = newValue(cards);
}

/** The step after the run: a choice only where a train has two red areas that pay differently. */
export function exportStep(box: ExportBox): Step<OperatingGame, DeliverMove, 'beer'> {
  const paysLike = (state: OperatingGame) => {
    const { areas } = areasOf(box, state);
    return (hex: HexId) => `${box.beerValue[hex]} ${areas?.first?.(hex) ?? 0}`;
  };
  return {
    id: 'beer',
    actor: actingDecider,
    rules: [
      rule({
        type: 'deliver',
        fields: { loads: listOf(shape({ train: integer, cubes: integer, to: text })) },
        choices: (state: OperatingGame) =>
          ways(box, state).map((loads) => ({ move: { type: 'deliver' as const, loads } })),
        check: (state: OperatingGame, { loads }) =>
          ways(box, state).some((way) => JSON.stringify(way) === JSON.stringify(loads.map(inOrder)))
            ? undefined
            : object('malformed', { type: 'deliver' }),
        apply(draft: OperatingGame, { loads }, moment) {
          deliver(box, draft as HsbState, loads, moment);
          turnOf(draft).finished = true;
        },
      }),
    ],
    pending: (state) => state.done.carriers.some(({ to }) => new Set(to.map(paysLike(state))).size > 1),
    pass(draft, moment) {
      if (draft.done.carriers.length > 0) deliver(box, draft as HsbState, ways(box, draft)[0]!, moment);
    },
  };
}

const inOrder = ({ train, cubes, to }: Told): Told => ({ train, cubes, to });
