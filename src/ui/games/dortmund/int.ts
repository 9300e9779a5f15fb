import './dortmund.css';
import '../../turn/free/free.css';
import type { IntroductionMove, IntroductionStage } from '@/titles/dortmund/int/moves';
import { lazyStages } from '../../turn/lazy-stages';
import type { GameParts } from '../parts';
import { linkRows } from './effects';
import { FinalRuns, finalScene } from './FinalRuns';
import { Hint } from './Hint';
import { ifOver } from './if-over';
import { linkIdeas } from './link-ideas';
import type { IntSeat } from './seats';
import { TakePanel } from './TakePanel';
import { speech } from './words';

const glossary = async () => (await import('./words/glossary')).introductionTerms;

/** The Introduction Game: no money, and hints for newcomers. */
export const introduction: GameParts<IntSeat, IntroductionMove, IntroductionStage> = {
  speech,
  stages: {
    take: { Panel: TakePanel },
    ...lazyStages(
      async () => (await import('./int-stages')).stages,
      ['exchange', 'surplus', 'tile', 'build', 'swap'],
      ['tile', 'build'],
    ),
  },
  glossary,
  steps: { turns: ['take', 'tile', 'build', 'swap'] },
  // [18DO 3.2.1] both follow from the certificate that was taken
  decidedIn: { exchange: 'take', surplus: 'take' },
  logPart: 'turn',
  Hint,
  End: FinalRuns,
  overScene: finalScene,
  ifOver,
  ideasOn: linkIdeas,
  effects: (seat, before, after) => linkRows(seat, before, after),
};
