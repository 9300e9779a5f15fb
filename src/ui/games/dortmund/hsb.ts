import { markerLines } from './variants/Markers';
import './dortmund.css';
import '../../turn/free/free.css';
import './hsb/hsb.css';
import type { PhaseDef } from '@/engine/finance/cards';
import { number } from '@/i18n/table';
import type { HsbPhase } from '@/titles/dortmund/hsb/box';
import type { HsbMove, HsbStage } from '@/titles/dortmund/hsb/moves';
import { lazily } from '../../shell/lazily';
import { lazyStages } from '../../turn/lazy-stages';
import { railStages } from '../../turn/panels';
import type { GameParts } from '../parts';
import { BeforeTrains } from './Beside';
import { Also, BeforeStep, CompanyFacts, MinorNote, MinorsPanel } from './hsb/beside';
import { hsbEffects } from './hsb/effects';
import { Hint } from './hsb/Hint';
import { ledger } from './hsb/ledger';
import { loadIdeas } from './hsb/load-ideas';
import { hasLastRun, runsOnceMore } from './last-run';
import { linkIdeas } from './link-ideas';
import { runWithBeer } from './run-with-beer';
import type { HsbSeat } from './seats';
import { brewingSpeech, t } from './words/brewing';

const BeerMarketView = lazily(async () => (await import('./hsb/aside')).BeerMarketView);
const BeerPictures = lazily(async () => (await import('./hsb/aside')).BeerPictures);

const glossary = async () => (await import('./words/glossary')).brewingTerms;

/** Heat, Sweat & Beer: breweries beside railways, and the beer market between them. */
export const heatSweatBeer = {
  speech: brewingSpeech,
  stages: {
    ...railStages,
    starting: { Panel: MinorsPanel },
    ...lazyStages(
      async () => (await import('./hsb/stages')).stages,
      [
        'keep-train',
        'exchange',
        'first-train',
        'station',
        'link',
        'beer',
        'brew',
        'load',
        'brew-rest',
        'deal',
        'equipment',
        'agree-load',
        'discard-equipment',
        'float-sale',
        'order-place',
        'pick-card',
      ],
      ['station', 'link'],
    ),
  },
  glossary,
  Pictures: BeerPictures,
  Hint,
  steps: {
    operating: ['first-train', 'track', 'station', 'link', 'run', 'beer', 'dividend', 'trains'],
    brewery: ['brew', 'load', 'brew-rest', 'deal', 'dividend', 'equipment'],
  },
  isRare: (step) => ['first-train', 'beer', 'load', 'brew-rest', 'deal'].includes(step),
  views: [{ id: 'beer', name: () => t('do.hsb.market'), View: BeerMarketView }],
  BeforeStep,
  BeforeTrains,
  Also,
  CompanyFacts,
  PlayerNote: MinorNote,
  // for two, the Investor's card is said below a name and its priority
  noteLines: (seat) => markerLines(seat) + (seat.state.investor ? 0.5 : 0),
  ledger,
  effects: hsbEffects,
  ideasOn: linkIdeas,
  ideasOf: loadIdeas,
  runReport: runWithBeer,
  phaseChange,
  obsolete: (type, count) =>
    hasLastRun(type) ? t('do.depot.lastRun', { train: type, count: number(count) }) : undefined,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.floated),
  trainMark: (seat, type) => (runsOnceMore(seat.state, type) ? t('do.lastRun') : undefined),
} satisfies GameParts<HsbSeat, HsbMove, HsbStage>;

/** What a phase changes for the breweries: it may be another than printed, where grey has begun by its round [18DO 8.4.5]. */
function phaseChange(phase: PhaseDef, last: PhaseDef): readonly string[] {
  const [now, before] = [phase as HsbPhase, last as HsbPhase];
  const { minor, corporation } = now.becLimit;
  return [
    ...(now.breweryCorporations ? [t('do.hsb.phase.corporations')] : []),
    ...(now.opensSegment ? [t('do.hsb.phase.segment', { segment: number(now.opensSegment) })] : []),
    ...(minor === before.becLimit.minor && corporation === before.becLimit.corporation
      ? []
      : [t('do.hsb.phase.limit', { minor: number(minor), corporation: number(corporation ?? 0) })]),
    ...(now.floatBonusSale && !before.floatBonusSale ? [t('do.hsb.phase.floatSale')] : []),
    ...(now.exportCubesToStock ? [t('do.hsb.phase.export')] : []),
  ];
}
