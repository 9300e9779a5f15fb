import type { OfType } from '@/engine/game/move';
import type { RhinelandMove } from '@/titles/rhineland/moves';
import { StationPanel } from '../../turn/panels/StationPanel';
import { stationScene } from '../../turn/panels/station-scene';
import type { BoardScene } from '../../turn/props';
import type { RhinelandProps } from './seats';
import { t } from './words';

type PlaceMove = OfType<RhinelandMove, 'station' | 'harbour'>;

/** An ordinary place of a city, and that of its harbour. */
const places = ['station', 'harbour'] as const;

/** A station token or the harbour token: which of them a place is for is said. */
function HarbourStep(props: RhinelandProps) {
  return (
    <StationPanel<PlaceMove>
      {...props}
      places={places}
      noteOn={({ type }) => (type === 'harbour' ? t('lra.harbour') : undefined)}
    />
  );
}

export const stationStep = {
  Panel: HarbourStep,
  scene: (props: RhinelandProps): BoardScene => stationScene<PlaceMove>({ ...props, places }),
};
