import './dortmund.css';
import { number } from '@/i18n/table';
import type { RailwayMove, RailwayStage } from '@/titles/dortmund/moves';
import { railStages } from '../../turn/panels';
import { dividendScene } from '../../turn/panels/DividendPanel';
import { TrainsPanel } from '../../turn/panels/TrainsPanel';
import type { GameParts } from '../parts';
import { BeerPanel } from './BeerPanel';
import { BeforeStep, BeforeTrains, Beside } from './Beside';
import { BeerNote, Breweries, CompanyFacts } from './Breweries';
import { ExchangePanel } from './ExchangePanel';
import { LinkPanel, linkScene } from './LinkPanel';
import { hasLastRun, runsOnceMore } from './last-run';
import { runWithBeer } from './run-with-beer';
import { StartingPanel } from './StartingPanel';
import { stationStep } from './StationStep';
import type { TrgSeat } from './seats';
import { trgEffects } from './trg-effects';
import { KeepPanel } from './variants/KeepPanel';
import { MarkedTrains, MarkerMoves, MarkerNote } from './variants/Markers';
import { speech, t } from './words';

const glossary = async () => (await import('./words/glossary')).railwayTerms;

/** The Railway Game: bidding tokens, railway links, beer and breweries. */
export const railwayGame: GameParts<TrgSeat, RailwayMove, RailwayStage> = {
  speech,
  stages: {
    ...railStages,
    starting: { Panel: StartingPanel },
    'keep-train': { Panel: KeepPanel },
    exchange: { Panel: ExchangePanel },
    'first-train': { Panel: TrainsPanel },
    station: stationStep,
    link: { Panel: LinkPanel, scene: linkScene },
    beer: { Panel: BeerPanel, scene: dividendScene },
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
    </>
  ),
  PlayerNote: (props) => (
    <>
      <BeerNote {...props} />
      <MarkerNote {...props} />
    </>
  ),
  effects: trgEffects,
  runReport: runWithBeer,
  privatesStay: true,
  phaseChange: ({ closePrivates }) => (closePrivates ? [t('do.depot.breweries')] : []),
  obsolete: (type, count) =>
    hasLastRun(type) ? t('do.depot.lastRun', { train: type, count: number(count) }) : undefined,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.floated),
  trainMark: (seat, type) => (runsOnceMore(seat.state, type) ? t('do.lastRun') : undefined),
};
