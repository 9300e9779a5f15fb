import './dortmund.css';
import '../../turn/free/free.css';
import type { OfType } from '@/engine/game/move';
import type { IntroductionMove, IntroductionStage } from '@/titles/dortmund/int/moves';
import { SurplusPanel } from '../../turn/free/GiveUp';
import { trackStage } from '../../turn/panels/TrackPanel';
import type { GameParts } from '../parts';
import { BuildPanel, buildScene } from './BuildPanel';
import { ExchangePanel } from './ExchangePanel';
import { linkRows } from './effects';
import { FinalRuns, finalScene } from './FinalRuns';
import { Hint } from './Hint';
import { ifOver } from './if-over';
import { SwapPanel } from './SwapPanel';
import type { IntSeat } from './seats';
import { TakePanel } from './TakePanel';
import { speech } from './words';

const glossary = async () => (await import('./words/glossary')).introductionTerms;

/** The Introduction Game: no money, and hints for newcomers. */
export const introduction: GameParts<IntSeat, IntroductionMove, IntroductionStage> = {
  speech,
  stages: {
    take: { Panel: TakePanel },
    exchange: { Panel: ExchangePanel },
    surplus: { Panel: SurplusPanel },
    tile: trackStage<OfType<IntroductionMove, 'lay'>>('lay'),
    build: { Panel: BuildPanel, scene: buildScene },
    swap: { Panel: SwapPanel },
  },
  glossary,
  steps: { turns: ['take', 'tile', 'build', 'swap'] },
  logPart: 'turn',
  Hint,
  End: FinalRuns,
  overScene: finalScene,
  ifOver,
  effects: (seat, before, after) => linkRows(seat, before, after),
};
