import type { OfType } from '@/engine/game/move';
import { turnOf } from '@/engine/steps/state';
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
  const { state } = props.seat;
  const noteOn = ({ type }: PlaceMove): string | undefined => {
    if (type === 'harbour') return t('lra.harbour');
    // the last token left is the harbour token: as an ordinary station it brings no bonus
    const isTurned = state.companies[turnOf(state).company]!.tokens.length === 0;
    return isTurned ? t('lra.harbour.turned') : undefined;
  };
  return <StationPanel<PlaceMove> {...props} places={places} noteOn={noteOn} />;
}

export const stationStep = {
  Panel: HarbourStep,
  scene: (props: RhinelandProps): BoardScene => stationScene<PlaceMove>({ ...props, places }),
};
