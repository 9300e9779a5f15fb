import './dortmund.css';
import { number } from '@/i18n/table';
import type { RailwayMove, RailwayStage } from '@/titles/dortmund/moves';
import { lazyStages } from '../../turn/lazy-stages';
import { railStages } from '../../turn/panels';
import { investorStages } from '../../turn/panels/InvestorPanels';
import type { GameParts } from '../parts';
import { BeforeStep, BeforeTrains, Beside } from './Beside';
import { BeerNote, Breweries, CompanyFacts } from './Breweries';
import { breweryIdeas } from './brewery-ideas';
import { hasLastRun, runsOnceMore } from './last-run';
import { linkIdeas } from './link-ideas';
import { runWithBeer } from './run-with-beer';
import { StartingPanel } from './StartingPanel';
import type { TrgSeat } from './seats';
import { trgEffects } from './trg-effects';
import { InvestorFact } from './two/InvestorFact';
import { InvestorNote } from './two/InvestorNote';
import { MarkedTrains, MarkerMoves, MarkerNote, markerLines } from './variants/Markers';
import { speech, t } from './words';

const glossary = async () => (await import('./words/glossary')).railwayTerms;

/** The Railway Game: bidding tokens, railway links, beer and breweries. */
export const railwayGame: GameParts<TrgSeat, RailwayMove, RailwayStage> = {
  speech,
  stages: {
    ...railStages,
    ...investorStages,
    starting: { Panel: StartingPanel },
    ...lazyStages(
      async () => (await import('./trg-stages')).stages,
      ['keep-train', 'exchange', 'first-train', 'station', 'run', 'link', 'beer'],
      ['station', 'run', 'link'],
    ),
  },
  glossary,
  steps: {
    operating: ['first-train', 'track', 'station', 'link', 'run', 'beer', 'dividend', 'trains'],
  },
  isRare: (step) => step === 'first-train',
  views: [{ id: 'breweries', name: () => t('do.breweries'), View: Breweries }],
  BeforeStep,
  BeforeTrains,
  Also: (props) => (
    <>
      <MarkerMoves {...props} />
      <Beside {...props} />
    </>
  ),
  CompanyFacts: (props) => (
    <>
      <CompanyFacts {...props} />
      <MarkedTrains {...props} />
      <InvestorFact {...props} />
    </>
  ),
  PlayerNote: (props) => (
    <>
      <BeerNote {...props} />
      <MarkerNote {...props} />
      <InvestorNote {...props} />
    </>
  ),
  noteLines: markerLines,
  effects: trgEffects,
  ideasOn: linkIdeas,
  ideasOf: (_seat, state, company) => breweryIdeas(state, company),
  runReport: runWithBeer,
  privatesStay: true,
  phaseChange: ({ closePrivates }) => (closePrivates ? [t('do.depot.breweries')] : []),
  obsolete: (type, count) =>
    hasLastRun(type) ? t('do.depot.lastRun', { train: type, count: number(count) }) : undefined,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.floated),
  trainMark: (seat, type) => (runsOnceMore(seat.state, type) ? t('do.lastRun') : undefined),
};
