import { choices, play } from '@/engine/game/play';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { isListed, type KnownMove, type MoveOfType, movesOf } from '../../turn/moves';
import { stationTypes } from '../../turn/panels/station-scene';
import { previewOf } from '../../turn/preview';
import type { TrgProps } from './seats';

/** What each of these steps is there for. */
const building: Readonly<Record<string, readonly KnownMove['type'][]>> = {
  station: stationTypes,
  link: ['link', 'free-link'],
};

/** A move that only waits for money, with the state after the sale and the one after the move. */
export interface Waiting<M = KnownMove> {
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

function findWaiting({ seat, options }: TrgProps): readonly Waiting[] {
  const [dearest] = [...movesOf(options, 'sell-charter')].sort((a, b) => b.percent - a.percent);
  const before = dearest && previewOf(seat, dearest)?.state;
  const then = before && choices(seat.title, before);
  if (!then || then.stage !== options.stage) return [];
  return movesOf(then, ...(building[options.stage] ?? []))
    .filter((move) => !isListed(options, move))
    .flatMap((move) => {
      const outcome = play(seat.title, before, move);
      return outcome.ok ? [{ move, before, after: outcome.state as OperatingGame }] : [];
    });
}

/** Those of these types. */
export function afterSale<T extends KnownMove['type']>(
  props: TrgProps,
  ...types: readonly T[]
): readonly Waiting<MoveOfType<T>>[] {
  const isAsked = (each: Waiting): each is Waiting<MoveOfType<T>> =>
    (types as readonly string[]).includes(each.move.type);
  return waitingIn(props).filter(isAsked);
}

/** Nothing can be built in this step unless a certificate is sold first. */
export function waitsForSale(props: TrgProps): boolean {
  const types = building[props.options.stage];
  return types !== undefined && movesOf(props.options, ...types).length === 0 && waitingIn(props).length > 0;
}
