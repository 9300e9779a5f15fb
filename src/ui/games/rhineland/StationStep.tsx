import type { OfType } from '@/engine/game/move';
import type { StationMove } from '@/engine/steps/station';
import type { FreeStationMove } from '@/titles/rhineland/rules/free-station';
import { StationPanel } from '../../turn/panels/StationPanel';
import { stationScene } from '../../turn/panels/station-scene';
import { previewOf } from '../../turn/preview';
import type { BoardScene } from '../../turn/props';
import { namesIn } from '../../turn/words';
import type { RhinelandProps } from './seats';
import { t } from './words';

type PlaceMove = OfType<StationMove, 'station'> | FreeStationMove;

/** A place that a route reaches, and the one that a special function offers for nothing. */
const places = ['station', 'free-station'] as const;

function StationStep(props: RhinelandProps) {
  const { seat } = props;
  const noteOn = (move: PlaceMove): string | undefined => {
    if (move.type !== 'free-station') return undefined;
    const isBeside = previewOf(seat, move)?.state.board.stations.at(-1)?.place === 'beside';
    const name = namesIn(seat).private(move.private);
    return t(isBeside ? 'krupp.beside' : 'krupp.note', { private: name });
  };
  return <StationPanel<PlaceMove> {...props} places={places} noteOn={noteOn} />;
}

export const stationStep = {
  Panel: StationStep,
  scene: (props: RhinelandProps): BoardScene => stationScene<PlaceMove>({ ...props, places }),
};
