import type { HexId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { cardHolder, investor } from '@/engine/investor/state';
import { turnOf } from '@/engine/steps/state';
import { beerValue, cityHex } from '../../board';
import type { DortmundBox } from '../../box';
import { breweryOf } from '../../rules/breweries';
import { carriesBeer } from '../../rules/operating/beer';
import { type BeerBox, beerScene, deliverRule } from '../../rules/operating/deliver';
import { runningTrains } from '../../rules/operating/runners';
import type { OperatingGame } from '../../rules/operating/state';
import { isItsTurn } from '../railway';

/** The state as it would be if the holder had the Investor's card turned over [18DO 4.3.1, ruling 89]. */
function withCardTurned(state: OperatingGame): OperatingGame {
  const id = breweryOf(state, investor);
  if (!id || state.privates[id]!.closed) return state;
  const { company } = turnOf(state);
  const card = state.breweries[id]!;
  const marker = card.marker === 'card' ? company : card.marker;
  return {
    ...state,
    privates: { ...state.privates, [id]: { ...state.privates[id]!, closed: true } },
    breweries: { ...state.breweries, [id]: { ...card, marker } },
  };
}

const typesRunning = (state: OperatingGame) =>
  runningTrains(state, turnOf(state).company).map(({ type }) => type);

/** What beer needs of the box, and the track that a company can use. */
export type SendingBox = BeerBox & Pick<DortmundBox, 'network'>;

/** [18DO 4.5.5.1] beer goes by way of Dortmund City to a red area: has the company a way to both? */
function reachesBoth({ network }: SendingBox, state: OperatingGame): boolean {
  const { graph, reach } = network.of(state, turnOf(state).company);
  const reaches = (hex: HexId) =>
    graph.stopsOf.get(hex)?.some(({ index }) => reach.stops[index] === 1) ?? false;
  return reaches(cityHex) && Object.keys(beerValue).some(reaches);
}

/**
 * Has the holder to say first whether the Investor's card is turned over? Once it is, the best run takes as much of its beer as
 * brings most, and nobody is asked [rulings 89, 136].
 */
export function asksForBeer(box: SendingBox, state: OperatingGame): boolean {
  if (!isItsTurn(state) || state.done.beerLeft || isCardTurned(state)) return false;
  const scene = beerScene(box, withCardTurned(state), turnOf(state).company);
  return carriesBeer(scene, typesRunning(state)) && reachesBoth(box, state);
}

function isCardTurned(state: OperatingGame): boolean {
  const id = breweryOf(state, investor);
  return !id || state.privates[id]!.closed;
}

/** [18DO 4.3.1, ruling 89] the card stays as it is, with its revenue: its railway runs without the beer. */
export function leaveBeerRule(box: SendingBox) {
  return rule({
    type: 'leave-beer',
    fields: {},
    choices: (state: OperatingGame) =>
      asksForBeer(box, state) ? [{ move: { type: 'leave-beer' as const } }] : [],
    check: (state: OperatingGame) => (asksForBeer(box, state) ? undefined : object('no-beer-to-leave')),
    apply(draft: OperatingGame, _move, moment) {
      const { company } = turnOf(draft);
      draft.done.beerLeft = true;
      moment.emit({ type: 'investor-beer-left', player: cardHolder(draft)!, company });
    },
  });
}

export type LeaveBeerMove = MoveOfRule<ReturnType<typeof leaveBeerRule>>;

/** What the run lets it deliver brings most: nobody is asked again. */
export function deliverBest(box: BeerBox) {
  const deliver = deliverRule(box);
  return (draft: OperatingGame, moment: Moment, state: OperatingGame): void => {
    const [best] = deliver.choices(state);
    deliver.apply(draft, best!.move, moment, state);
  };
}
