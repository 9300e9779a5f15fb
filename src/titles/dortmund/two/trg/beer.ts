import { integer } from '@/engine/game/fields';
import type { HexId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { cardHolder, investor } from '@/engine/investor/state';
import { turnOf } from '@/engine/steps/state';
import { beerValue, cityHex } from '../../board';
import type { DortmundBox } from '../../box';
import { breweryOf } from '../../rules/breweries';
import { type BeerScene, capacityOf, carriesBeer } from '../../rules/operating/beer';
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

/** Has the holder to say first how much of the Investor's beer travels [rulings 89, 136]? */
export function asksForBeer(box: SendingBox, state: OperatingGame): boolean {
  if (!isItsTurn(state) || state.done.travelling !== undefined) return false;
  const scene = beerScene(box, withCardTurned(state), turnOf(state).company);
  return carriesBeer(scene, typesRunning(state)) && reachesBoth(box, state);
}

/** No more than its trains can carry, and lies on the card that is turned over. */
function mostOf(scene: BeerScene, state: OperatingGame): number {
  const types = typesRunning(state);
  const stronger = types.some((type) => scene.extra.trains.includes(type)) ? scene.extra.cubes : 0;
  const capacity = types.reduce((sum, type) => sum + capacityOf(scene, type), stronger);
  return Math.min(scene.cubes, capacity);
}

/** [18DO 8.2.2.1, rulings 89, 136] so many cubes of the Investor travel; with these its railway makes the best run. */
export function sendBeerRule(box: SendingBox) {
  const most = (state: OperatingGame) => mostOf(beerScene(box, state, turnOf(state).company), state);
  const objection = (state: OperatingGame, cubes: number): Objection | undefined => {
    if (!asksForBeer(box, state)) return object('no-beer-to-send');
    const limit = most(state);
    return cubes >= 0 && cubes <= limit ? undefined : object('beer-to-send', { limit });
  };
  return rule({
    type: 'send-beer',
    fields: { cubes: integer },
    choices: (state: OperatingGame) =>
      asksForBeer(box, state)
        ? Array.from({ length: most(state) + 1 }, (_, i) => ({
            move: { type: 'send-beer' as const, cubes: most(state) - i },
          }))
        : [],
    check: (state: OperatingGame, { cubes }) => objection(state, cubes),
    apply(draft: OperatingGame, { cubes }, moment) {
      const { company } = turnOf(draft);
      draft.done.travelling = cubes;
      moment.emit({ type: 'investor-beer', player: cardHolder(draft)!, company, cubes });
    },
  });
}

export type SendBeerMove = MoveOfRule<ReturnType<typeof sendBeerRule>>;

/** What the run lets it deliver brings most: nobody is asked again. */
export function deliverBest(box: BeerBox) {
  const deliver = deliverRule(box);
  return (draft: OperatingGame, moment: Moment, state: OperatingGame): void => {
    const [best] = deliver.choices(state);
    deliver.apply(draft, best!.move, moment, state);
  };
}
