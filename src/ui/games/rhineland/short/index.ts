import './short.css';
import '../../../turn/free/free.css';
import type { ShortMove, ShortStage } from '@/titles/rhineland/short/moves';
import { lazily } from '../../../shell/lazily';
import { TakePanel } from '../../../turn/free/TakePanel';
import { lazyStages } from '../../../turn/lazy-stages';
import type { GameParts } from '../../parts';
import { speech, t } from '../words';
import { FinalRuns, finalScene } from './FinalRuns';
import { Hint } from './Hint';
import type { ShortSeat } from './seats';

/** The Short Game on either map: dividends are the only money, and there are hints for newcomers. */
const shortGame: GameParts<ShortSeat, ShortMove, ShortStage> = {
  speech,
  stages: {
    take: { Panel: TakePanel },
    ...lazyStages(
      async () => (await import('./stages')).stages,
      ['surplus', 'direct', 'second-tile', 'run-train'],
      ['direct', 'second-tile', 'run-train'],
    ),
  },
  steps: { player: ['take', 'direct', 'second-tile'] },
  isRare: (step) => step === 'second-tile',
  views: [
    {
      id: 'standing',
      name: () => t('short.standing'),
      View: lazily(async () => (await import('./aside')).StandingView),
    },
  ],
  Hint,
  BeforeStep: lazily(async () => (await import('./stages')).Actions, null),
  End: FinalRuns,
  overScene: finalScene,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.founded),
};

const termsOn = (map: '18Rhl' | '18LRA') => async () =>
  (await import('../words/short-glossary')).shortTerms(map);

export const rhlShort: typeof shortGame = { ...shortGame, glossary: termsOn('18Rhl') };
export const lraShort: typeof shortGame = { ...shortGame, glossary: termsOn('18LRA') };
