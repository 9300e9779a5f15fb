import type { LayMove } from '@/engine/steps/track';
import type { ExtraLayMove } from '@/titles/rhineland/rules/kreisbahn';
import type { PowerMove } from '@/titles/rhineland/rules/powers';
import { dividendScene } from '../../turn/panels/DividendPanel';
import { trackStage } from '../../turn/panels/TrackPanel';
import { ApartDividend } from './ApartDividend';
import { stationStep } from './HarbourStep';

export const stages = {
  track: trackStage<LayMove | PowerMove | ExtraLayMove>('lay', 'power', 'extra-lay'),
  station: stationStep,
  dividend: { Panel: ApartDividend, scene: dividendScene },
};
