import './expert/expert.css';
import type { ExpertMove, ExpertStage } from '@/titles/dortmund/expert/moves';
import type { HsbMove } from '@/titles/dortmund/hsb/moves';
import type { GameParts } from '../parts';
import { Also, CompanyFacts } from './expert/beside';
import {
  AdvertisePanel,
  AgreeMarkerPanel,
  FirstMarkerPanel,
  MarketingPanel,
  ReturnPanel,
  TakeEventPanel,
} from './expert/decisions';
import { expertEffects } from './expert/effects';
import { MarkersView } from './expert/MarkersView';
import { EarningsPanel, ShiftPanel } from './expert/moments';
import { SupplyPanel } from './expert/SupplyPanel';
import { heatSweatBeer } from './hsb';
import type { ExpertSeat } from './seats';
import { t } from './words';

const glossary = async () => (await import('./words/exp-glossary')).expertTerms;

/** The Expert Game: Heat, Sweat & Beer with equipment markers and special events. */
export const expertGame: GameParts<ExpertSeat, ExpertMove | HsbMove, ExpertStage> = {
  ...heatSweatBeer,
  stages: {
    ...heatSweatBeer.stages,
    brew: { Panel: SupplyPanel },
    'brew-rest': { Panel: SupplyPanel },
    shift: { Panel: ShiftPanel },
    earnings: { Panel: EarningsPanel },
    event: { Panel: TakeEventPanel },
    'first-marker': { Panel: FirstMarkerPanel },
    'agree-marker': { Panel: AgreeMarkerPanel },
    'return-marker': { Panel: ReturnPanel },
    'return-event': { Panel: ReturnPanel },
    advertise: { Panel: AdvertisePanel },
    marketing: { Panel: MarketingPanel },
  },
  glossary,
  steps: {
    operating: ['first-train', 'track', 'station', 'link', 'run', 'beer', 'dividend', 'trains'],
    brewery: ['brew', 'shift', 'load', 'brew-rest', 'earnings', 'dividend', 'equipment', 'event'],
  },
  isRare: (step) => ['first-train', 'beer', 'shift', 'load', 'brew-rest', 'earnings'].includes(step),
  views: [...heatSweatBeer.views, { id: 'markers', name: () => t('do.exp.view'), View: MarkersView }],
  Also,
  CompanyFacts,
  effects: expertEffects,
};
