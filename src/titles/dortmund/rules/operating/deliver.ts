import { directorOf } from '@/engine/finance/certificates';
import { integer, listOf, shape, text } from '@/engine/game/fields';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { SharedBonus } from '@/engine/routes/types';
import { actingDecider, turnOf } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import { each } from '../../variants/hooks';
import { changeCubes, usableCubes } from '../breweries/cubes';
import { type MarkerBox, markerWith } from '../breweries/markers';
import {
  allLoads,
  type BeerScene,
  beerBonus,
  capacityOf,
  carriesBeer,
  incomeOf,
  type Load,
  worthsOf,
} from './beer';
import { hasSpecial, type OperatingBox } from './box';
import type { DeliverMove } from './moves';
import { runningTrains } from './runners';
import type { OperatingGame } from './state';

export type BeerBox = MarkerBox &
  Pick<OperatingBox, 'companies' | 'trains' | 'board' | 'variants' | 'beerValue'>;

/** What the company's director could have carried now. */
export function beerScene(box: BeerBox, state: OperatingGame, company: CompanyId): BeerScene {
  const director = directorOf(state, company);
  const more = markerWith(box, state, company, 'beerCapacity')?.power;
  // [18DO 4.3.2.1] the Hansabahn carries none, whatever markers it has
  const barred = hasSpecial(box, company, 'noBeerTransport') || !director;
  return {
    cubes: barred ? 0 : usableCubes(state, director),
    trains: box.trains,
    values: box.beerValue,
    extra: more ? { cubes: more.extra, trains: more.trains } : { cubes: 0, trains: [] },
    perDelivery: markerWith(box, state, company, 'beerBonus')?.power.perTransport ?? 0,
    ...areasOf(box, state),
  };
}

/** What variants let red areas say. */
export function areasOf(
  { board, variants }: Pick<BeerBox, 'board' | 'variants'>,
  state: OperatingGame,
): Pick<BeerScene, 'areas'> {
  const said = (variants ?? []).flatMap((variant) => variant.areas?.(state) ?? []);
  if (said.length === 0) return {};
  return { areas: Object.assign({ areaOf: (hex: HexId) => board.hexes[hex]?.group ?? hex }, ...said) };
}

/** Beer for the search for the best run; nothing where none can be carried. */
export function beerOf(box: BeerBox, state: OperatingGame, company: CompanyId): SharedBonus | undefined {
  const scene = beerScene(box, state, company);
  const types = runningTrains(state, company).map(({ type }) => type);
  return carriesBeer(scene, types) ? beerBonus(scene, types) : undefined;
}

/** A load as a move tells it: the train by its place among the company's trains. */
type Told = { train: number; cubes: number; to: HexId };

const loadsOf = (state: OperatingGame, told: readonly Told[]) =>
  state.done.carriers.map(({ index }): Load | undefined => told.find(({ train }) => train === index));

/** [18DO 4.5.5.1] each load goes with a train that can deliver it, within capacities and cubes. */
function loadObjection(box: BeerBox, state: OperatingGame, told: readonly Told[]): Objection | undefined {
  const { carriers } = state.done;
  const scene = beerScene(box, state, turnOf(state).company);
  let extra = scene.extra.cubes;
  let [last, cubes] = [-1, 0];
  for (const load of told) {
    const carrier = carriers.find(({ index }) => index === load.train);
    if (!carrier || load.train <= last || load.cubes < 1) return object('malformed', { type: 'deliver' });
    if (!carrier.to.includes(load.to))
      return object('beer-not-there', { train: carrier.train, hex: load.to });
    const over = Math.max(0, load.cubes - capacityOf(scene, carrier.train));
    if (over > 0) {
      const more = scene.extra.trains.includes(carrier.train) ? extra : 0;
      if (over > more) {
        return object('beer-capacity', { train: carrier.train, limit: load.cubes - over + more });
      }
      extra = 0;
    }
    last = load.train;
    cubes += load.cubes;
  }
  return cubes > scene.cubes ? object('beer-too-little', { cubes: scene.cubes }) : undefined;
}

/** Delivering beer with the trains that have just run; what brings most is listed first. */
export function deliverRule(box: BeerBox) {
  const choicesIn = (state: OperatingGame): Told[][] => {
    const { carriers } = state.done;
    const scene = beerScene(box, state, turnOf(state).company);
    return allLoads(scene, carriers)
      .map((loads) => ({ loads, income: incomeOf(scene, loads), cubes: cubesIn(loads) }))
      .sort((a, b) => b.income - a.income || a.cubes - b.cubes)
      .map(({ loads }) => loads.flatMap((load, i) => (load ? [{ train: carriers[i]!.index, ...load }] : [])));
  };
  return rule({
    type: 'deliver',
    fields: { loads: listOf(shape({ train: integer, cubes: integer, to: text })) },
    choices: (state: OperatingGame) =>
      choicesIn(state).map((loads) => ({ move: { type: 'deliver' as const, loads } })),
    check: (state: OperatingGame, { loads }) => loadObjection(box, state, loads),
    apply(draft: OperatingGame, { loads }, moment) {
      const turn = turnOf(draft);
      const { company } = turn;
      const scene = beerScene(box, draft, company);
      const all = loadsOf(draft, loads);
      const worths = worthsOf(scene, all);
      for (const [i, load] of all.entries()) {
        if (!load) continue;
        const { paid, cubes, delivery, first } = worths[i]!;
        const { train } = draft.done.carriers[i]!;
        const amount = cubes + delivery + first;
        turn.revenue += amount;
        moment.emit({ type: 'beer-delivered', company, train, cubes: load.cubes, hex: load.to, amount });
        const delivered = { company, hex: load.to, cubes: load.cubes, paid };
        each(box.variants, (variant) => variant.onDelivered?.(draft, delivered, moment));
      }
      const used = cubesIn(loads);
      changeCubes(draft, directorOf(draft, company)!, -used);
      draft.beer += used;
      turn.finished = true;
    },
  });
}

function cubesIn(loads: readonly ({ readonly cubes: number } | undefined)[]): number {
  return loads.reduce((sum, load) => sum + (load?.cubes ?? 0), 0);
}

/** The step after the run in which beer is delivered, if there is any and a train that can. */
export function beerStep(box: BeerBox): Step<OperatingGame, DeliverMove, 'beer'> {
  return {
    id: 'beer',
    actor: actingDecider,
    rules: [deliverRule(box)],
    pending(state) {
      const types = state.done.carriers.map(({ train }) => train);
      return carriesBeer(beerScene(box, state, turnOf(state).company), types);
    },
  };
}
