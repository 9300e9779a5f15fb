import type { OfType } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import { choices } from '@/engine/game/play';
import type { StationMove } from '@/engine/steps/station';
import type { RuhrState } from '@/titles/ruhr/state';
import { isListed, movesOf } from '../../turn/moves';
import { previewOf } from '../../turn/preview';
import type { RuhrProps } from './seats';

type Place = OfType<StationMove, 'station'>;

/** A station that only waits for money. */
export interface WaitingPlace {
  readonly place: Place;
  readonly cost: number;
}

const known = new WeakMap<RuhrState, readonly WaitingPlace[]>();

/** [18Ruhr 7.3] Stations that could be built once the dearest certificate of the railway has been sold for them. */
export function afterSale(props: RuhrProps): readonly WaitingPlace[] {
  const { state } = props.seat;
  const waiting = known.get(state) ?? findWaiting(props);
  known.set(state, waiting);
  return waiting;
}

function findWaiting(props: RuhrProps): readonly WaitingPlace[] {
  const { seat, options } = props;
  const [dearest] = [...movesOf(props, 'sell-charter')].sort((a, b) => b.percent - a.percent);
  const { company } = options.actor;
  const before = dearest && previewOf(seat, dearest)?.state;
  const then = before && choices(seat.title, before);
  if (!before || !then || !company || options.stage !== 'station' || then.stage !== options.stage) return [];
  return movesOf({ ...props, options: then }, 'station')
    .filter((move) => !isListed(options, move))
    .flatMap((place) => {
      const outcome = outcomeOf(seat.title, before, place);
      if (!outcome.ok) return [];
      const after = outcome.state as RuhrState;
      return [{ place, cost: before.companies[company]!.treasury - after.companies[company]!.treasury }];
    });
}

/** Nothing can be built in this step unless a certificate is sold first. */
export function waitsForSale(props: RuhrProps): boolean {
  return (
    props.options.stage === 'station' &&
    movesOf(props, 'station', 'rail-link').length === 0 &&
    afterSale(props).length > 0
  );
}
