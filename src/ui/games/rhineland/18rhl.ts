import './cards.css';
import type { OfType } from '@/engine/game/move';
import type { LayMove } from '@/engine/steps/track';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import type { PowerMove } from '@/titles/rhineland/rules/powers';
import { railStages } from '../../turn/panels';
import { AuctionPanel } from '../../turn/panels/AuctionPanel';
import { ContestPanel } from '../../turn/panels/ContestPanel';
import { investorStages } from '../../turn/panels/InvestorPanels';
import { stationStage } from '../../turn/panels/StationPanel';
import { trackStage } from '../../turn/panels/TrackPanel';
import type { GameParts } from '../parts';
import { BestowPanel } from './BestowPanel';
import { Cards, EndCards, hasCards, TargetNote, TokenFact } from './Cards';
import { DestinyPanel } from './DestinyPanel';
import { DraftPanel } from './DraftPanel';
import { stationStep } from './StationStep';
import type { RhinelandSeat } from './seats';
import { TokenBeside, TokenPanel, tokenScene } from './Token';
import { speech, t } from './words';

const glossary = async () => (await import('./words/glossary')).glossary;

/** 18Rhl: the starting package, special functions of private companies, and cards with goals. */
export const rhineland: GameParts<RhinelandSeat, RhinelandMove, RhinelandStage> = {
  speech,
  stages: {
    ...railStages,
    ...investorStages,
    draft: { Panel: DraftPanel },
    auction: { Panel: AuctionPanel },
    contest: { Panel: ContestPanel },
    'drop-destiny': { Panel: DestinyPanel },
    track: trackStage<LayMove | PowerMove>('lay', 'power'),
    station: stationStep,
    bestow: { Panel: BestowPanel },
    'power-station': stationStage<OfType<RhinelandMove, 'power-station'>>('power-station'),
    'assign-token': { Panel: TokenPanel, scene: tokenScene },
  },
  glossary,
  steps: { operating: ['track', 'station', 'run', 'dividend', 'trains'] },
  views: [{ id: 'cards', name: () => t('cards.view'), isShown: hasCards, View: Cards }],
  Also: TokenBeside,
  PlayerNote: TargetNote,
  CompanyFacts: TokenFact,
  End: EndCards,
};
