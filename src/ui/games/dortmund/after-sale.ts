import type { OfType } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import { choices } from '@/engine/game/play';
import type { RailwayMove, RailwayStage } from '@/titles/dortmund/moves';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { isListed, isOfType, movesOf } from '../../turn/moves';
import { previewOf } from '../../turn/preview';
import type { TrgProps } from './seats';

/** What each of these steps is there for. */
const building = {
  station: ['station', 'station-reserved'],
  link: ['link', 'free-link'],
} as const satisfies Partial<Record<RailwayStage, readonly RailwayMove['type'][]>>;

type BuildingType = (typeof building)[keyof typeof building][number];

function typesFor(stage: string): readonly BuildingType[] | undefined {
  return Object.hasOwn(building, stage) ? building[stage as keyof typeof building] : undefined;
}

/** A move that only waits for money, with the state after the sale and the one after the move. */
export interface Waiting<M = OfType<RailwayMove, BuildingType>> {
  readonly move: M;
  readonly before: OperatingGame;
  readonly after: OperatingGame;
}

const known = new WeakMap<OperatingGame, readonly Waiting[]>();

/** [18DO 4.5, ruling 109] What could be built once the dearest certificate has been sold for it, and cannot now. */
function waitingIn(props: TrgProps): readonly Waiting[] {
  const { state } = props.seat;
  const waiting = known.get(state) ?? findWaiting(props);
  known.set(state, waiting);
  return waiting;
}

function findWaiting(props: TrgProps): readonly Waiting[] {
  const { seat, options } = props;
  const [dearest] = [...movesOf(props, 'sell-charter')].sort((a, b) => b.percent - a.percent);
  const before = dearest && previewOf(seat, dearest)?.state;
  const then = before && choices(seat.title, before);
  if (!then || then.stage !== options.stage) return [];
  return movesOf({ ...props, options: then }, ...(typesFor(options.stage) ?? []))
    .filter((move) => !isListed(options, move))
    .flatMap((move) => {
      const outcome = outcomeOf(seat.title, before, move);
      return outcome.ok ? [{ move, before, after: outcome.state as OperatingGame }] : [];
    });
}

/** Those of these types. */
export function afterSale<T extends BuildingType>(
  props: TrgProps,
  ...types: readonly T[]
): readonly Waiting<OfType<RailwayMove, T>>[] {
  const isAsked = (each: Waiting): each is Waiting<OfType<RailwayMove, T>> => isOfType(each.move, ...types);
  return waitingIn(props).filter(isAsked);
}

/** Nothing can be built in this step unless a certificate is sold first. */
export function waitsForSale(props: TrgProps): boolean {
  const types = typesFor(props.options.stage);
  return types !== undefined && movesOf(props, ...types).length === 0 && waitingIn(props).length > 0;
}
