import type { OfType } from '@/engine/game/move';
import type { StationMove } from '@/engine/steps/station';
import type { ReservedStationMove } from '@/titles/dortmund/rules/operating/moves';
import { StationPanel } from '../../turn/panels/StationPanel';
import { stationScene } from '../../turn/panels/station-scene';
import type { BoardScene } from '../../turn/props';
import { afterSale } from './after-sale';
import type { TrgProps } from './seats';
import { t } from './words';

type PlaceMove = OfType<StationMove, 'station'> | ReservedStationMove;

/** A place for all, and one that is kept for the company. */
const places = ['station', 'station-reserved'] as const;

/** A station token; where the treasury is too small, also the places that a sale would pay for. */
function StationStep(props: TrgProps) {
  const { company = '' } = props.options.actor;
  const waiting = afterSale(props, ...places).map(({ move, before, after }) => ({
    place: move,
    cost: before.companies[company]!.treasury - after.companies[company]!.treasury,
  }));
  return (
    <StationPanel<PlaceMove>
      {...props}
      places={places}
      waiting={waiting}
      noteOn={({ type }) => (type === 'station-reserved' ? t('do.station.kept') : undefined)}
    />
  );
}

export const stationStep = {
  Panel: StationStep,
  scene: (props: TrgProps): BoardScene => stationScene<PlaceMove>({ ...props, places }),
};
