import '../../styles/dortmund.css';
import { phaseOf } from '@/engine/finance/trains';
import { t } from '@/i18n/dortmund';
import { phases, trains } from '@/titles/dortmund/cards';
import { railStages } from '../../turn/panels';
import { dividendScene } from '../../turn/panels/DividendPanel';
import { TrainsPanel } from '../../turn/panels/TrainsPanel';
import type { GameParts } from '../parts';
import { BeerPanel } from './BeerPanel';
import { BeforeTrains, Beside } from './Beside';
import { BeerNote, Breweries, CompanyFacts } from './Breweries';
import { LinkPanel, linkScene } from './LinkPanel';
import { runWithBeer } from './run-with-beer';
import { StartingPanel } from './StartingPanel';
import type { TrgSeat } from './seats';
import { trgEffects } from './trg-effects';

const glossary = async () => (await import('@/i18n/sentences/dortmund-glossary')).railwayTerms;

/** The Railway Game: bids on boxes, railway links, beer and breweries. */
export const railwayGame: GameParts<TrgSeat> = {
  stages: {
    ...railStages,
    starting: { Panel: StartingPanel },
    'first-train': { Panel: TrainsPanel },
    link: { Panel: LinkPanel, scene: linkScene },
    beer: { Panel: BeerPanel, scene: dividendScene },
  },
  glossary,
  steps: {
    operating: ['first-train', 'track', 'station', 'link', 'run', 'beer', 'dividend', 'trains'],
  },
  rareSteps: ['first-train'],
  views: [{ id: 'breweries', View: Breweries }],
  BeforeTrains,
  Also: Beside,
  CompanyFacts,
  PlayerNote: BeerNote,
  effects: trgEffects,
  runReport: runWithBeer,
  privatesStay: true,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.floated),
  trainMark: (seat, type) => (runsOnceMore(seat, type) ? t('do.lastRun') : undefined),
};

/** [18DO 4.5.7.3] obsolete, but not before its next run. */
function runsOnceMore({ state }: TrgSeat, type: string): boolean {
  const reached = phases.slice(0, phases.indexOf(phaseOf(phases, state)) + 1);
  const isObsolete = reached.some(({ obsolete }) => obsolete?.includes(type));
  return isObsolete && trains.some(({ id, finalRun }) => id === type && finalRun);
}
