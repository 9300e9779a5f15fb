import { isStation, type StationMove } from '../../turn/moves';
import { StationPanel } from '../../turn/panels/StationPanel';
import { afterSale } from './after-sale';
import type { TrgProps } from './seats';
import { t } from './words';

/** A station token; where the treasury is too small, also the places that a sale would pay for. */
export function StationStep(props: TrgProps) {
  const { company = '' } = props.options.actor;
  const waiting = afterSale(props, isStation).map(({ move, before, after }) => ({
    place: move,
    cost: before.companies[company]!.treasury - after.companies[company]!.treasury,
  }));
  return <StationPanel {...props} waiting={waiting} noteOf={noteOf} />;
}

function noteOf({ type }: StationMove): string | undefined {
  return type === 'station-reserved' ? t('do.station.kept') : undefined;
}
