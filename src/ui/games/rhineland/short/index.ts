import './short.css';
import '../../../turn/free/free.css';
import type { FreeLayMove } from '@/engine/rounds/free';
import type { ShortMove, ShortStage } from '@/titles/rhineland/short/moves';
import { SurplusPanel } from '../../../turn/free/GiveUp';
import { TakePanel } from '../../../turn/free/TakePanel';
import { trackStage } from '../../../turn/panels/TrackPanel';
import type { GameParts } from '../../parts';
import { speech, t } from '../words';
import { Actions, DirectPanel, directScene } from './DirectPanel';
import { FinalRuns, finalScene } from './FinalRuns';
import { Hint } from './Hint';
import { RunTrainPanel, runTrainScene } from './RunTrainPanel';
import { StandingView } from './StandingView';
import type { ShortSeat } from './seats';

/** The Short Game on either map: dividends are the only money, and there are hints for newcomers. */
const shortGame: GameParts<ShortSeat, ShortMove, ShortStage> = {
  speech,
  stages: {
    take: { Panel: TakePanel },
    surplus: { Panel: SurplusPanel },
    direct: { Panel: DirectPanel, scene: directScene },
    'second-tile': trackStage<FreeLayMove>('lay'),
    'run-train': { Panel: RunTrainPanel, scene: runTrainScene },
  },
  steps: { player: ['take', 'direct', 'second-tile'] },
  isRare: (step) => step === 'second-tile',
  views: [{ id: 'standing', name: () => t('short.standing'), View: StandingView }],
  Hint,
  BeforeStep: Actions,
  End: FinalRuns,
  overScene: finalScene,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.founded),
};

const termsOn = (map: '18Rhl' | '18LRA') => async () =>
  (await import('../words/short-glossary')).shortTerms(map);

export const rhlShort: typeof shortGame = { ...shortGame, glossary: termsOn('18Rhl') };
export const lraShort: typeof shortGame = { ...shortGame, glossary: termsOn('18LRA') };
