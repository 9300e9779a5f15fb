import type { OfType } from '@/engine/game/move';
import type { StationMove } from '@/engine/steps/station';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { movesOf } from '../../turn/moves';
import { StationPanel } from '../../turn/panels/StationPanel';
import { stationScene } from '../../turn/panels/station-scene';
import type { BoardScene } from '../../turn/props';
import { afterSale } from './after-sale';
import type { RuhrProps } from './seats';

type Place = OfType<StationMove, 'station'>;
const places = ['station'] as const;

/** A station token; once it is placed the step may be there for a railway link alone. */
function StationStep(props: RuhrProps) {
  const waiting = afterSale(props);
  if (movesOf(props, 'station').length + waiting.length === 0) {
    return (
      <>
        <Body {...props}>{null}</Body>
        <Foot {...props} quick={['skip']} />
      </>
    );
  }
  return <StationPanel<Place> {...props} places={places} waiting={waiting} />;
}

export const stationStep = {
  Panel: StationStep,
  scene: (props: RuhrProps): BoardScene => stationScene<Place>({ ...props, places }),
};
