import './expert/expert.css';
import type { ExpertMove, ExpertStage } from '@/titles/dortmund/expert/moves';
import type { HsbMove } from '@/titles/dortmund/hsb/moves';
import { lazily } from '../../shell/lazily';
import { lazyStages } from '../../turn/lazy-stages';
import type { GameParts } from '../parts';
import { Also, AtOnce, CompanyFacts, listedPrice } from './expert/beside';
import { expertEffects } from './expert/effects';
import { Hint } from './expert/Hint';
import { heatSweatBeer } from './hsb';
import type { ExpertSeat } from './seats';
import { t } from './words/brewing';

const ExpertPictures = lazily(async () => (await import('./expert/aside')).ExpertPictures);
const MarkersView = lazily(async () => (await import('./expert/aside')).MarkersView);

const glossary = async () => (await import('./words/exp-glossary')).expertTerms;

/** The Expert Game: Heat, Sweat & Beer with equipment markers and special events. */
export const expertGame: GameParts<ExpertSeat, ExpertMove | HsbMove, ExpertStage> = {
  ...heatSweatBeer,
  stages: {
    ...heatSweatBeer.stages,
    ...lazyStages(
      async () => (await import('./expert/stages')).stages,
      [
        'brew',
        'brew-rest',
        'shift',
        'earnings',
        'event',
        'first-marker',
        'agree-marker',
        'return-marker',
        'return-event',
        'advertise',
        'marketing',
      ],
    ),
  },
  glossary,
  Pictures: ExpertPictures,
  Hint,
  // trains, markers and wagons of all others may be asked for
  turnRem: 27,
  steps: {
    operating: ['first-train', 'track', 'station', 'link', 'run', 'beer', 'dividend', 'trains'],
    brewery: ['brew', 'shift', 'load', 'brew-rest', 'earnings', 'deal', 'dividend', 'equipment', 'event'],
  },
  isRare: (step) => ['first-train', 'beer', 'shift', 'load', 'brew-rest', 'earnings', 'deal'].includes(step),
  views: [...heatSweatBeer.views, { id: 'markers', name: () => t('do.exp.view'), View: MarkersView }],
  Also,
  AtOnce,
  listedPrice,
  CompanyFacts,
  effects: expertEffects,
};
