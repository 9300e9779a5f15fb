import { StationPanel } from '../../turn/panels/StationPanel';
import { stationTypes } from '../../turn/panels/station-scene';
import { afterSale } from './after-sale';
import type { TrgProps } from './seats';

/** A station token; where the treasury is too small, also the places that a sale would pay for. */
export function StationStep(props: TrgProps) {
  const { company = '' } = props.options.actor;
  const waiting = afterSale(props, ...stationTypes).map(({ move, before, after }) => ({
    place: move,
    cost: before.companies[company]!.treasury - after.companies[company]!.treasury,
  }));
  return <StationPanel {...props} waiting={waiting} />;
}
