import './cards.css';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import { lazyStages } from '../../turn/lazy-stages';
import { railStages } from '../../turn/panels';
import { AuctionPanel } from '../../turn/panels/AuctionPanel';
import { investorStages } from '../../turn/panels/InvestorPanels';
import type { GameParts } from '../parts';
import { Cards, EndCards, hasCards, TargetNote, TokenFact } from './Cards';
import { DraftPanel } from './DraftPanel';
import { Hint } from './Hint';
import type { RhinelandSeat } from './seats';
import { TokenBeside } from './Token';
import { speech, t } from './words';

const glossary = async () => (await import('./words/glossary')).glossary;

/** 18Rhl: the starting package, special functions of private companies, and cards with goals. */
export const rhineland: GameParts<RhinelandSeat, RhinelandMove, RhinelandStage> = {
  speech,
  Hint,
  stages: {
    ...railStages,
    ...investorStages,
    draft: { Panel: DraftPanel },
    auction: { Panel: AuctionPanel },
    ...lazyStages(
      async () => (await import('./rhl-stages')).stages,
      ['contest', 'drop-destiny', 'track', 'station', 'bestow', 'power-station', 'assign-token'],
      ['track', 'station', 'power-station', 'assign-token'],
    ),
  },
  glossary,
  steps: { operating: ['track', 'station', 'run', 'dividend', 'trains'] },
  views: [{ id: 'cards', name: () => t('cards.view'), isShown: hasCards, View: Cards }],
  Also: TokenBeside,
  PlayerNote: TargetNote,
  CompanyFacts: TokenFact,
  End: EndCards,
};
