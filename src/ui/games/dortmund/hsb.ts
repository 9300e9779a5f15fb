import './dortmund.css';
import '../../turn/free/free.css';
import './hsb/hsb.css';
import type { PhaseDef } from '@/engine/finance/cards';
import { number } from '@/i18n/table';
import type { HsbMove, HsbStage } from '@/titles/dortmund/hsb/moves';
import { phases } from '@/titles/dortmund/hsb-cards';
import { railStages } from '../../turn/panels';
import { dividendScene } from '../../turn/panels/DividendPanel';
import { TrainsPanel } from '../../turn/panels/TrainsPanel';
import type { GameParts } from '../parts';
import { BeerPanel } from './BeerPanel';
import { BeforeTrains } from './Beside';
import { ExchangePanel } from './ExchangePanel';
import { BeerMarketView } from './hsb/BeerMarketView';
import { BeerPictures } from './hsb/BeerPictures';
import { BrewPanel } from './hsb/BrewPanel';
import { Also, BeforeStep, CompanyFacts, MinorNote, MinorsPanel } from './hsb/beside';
import { DiscardEquipmentPanel, FloatSalePanel, OrderPlacePanel } from './hsb/decisions';
import { EquipmentPanel } from './hsb/EquipmentPanel';
import { hsbEffects } from './hsb/effects';
import { Hint } from './hsb/Hint';
import { AgreeLoadPanel, agreeLoadScene, LoadPanel, loadScene } from './hsb/LoadPanel';
import { LinkPanel, linkScene } from './LinkPanel';
import { hasLastRun, runsOnceMore } from './last-run';
import { runWithBeer } from './run-with-beer';
import { stationStep } from './StationStep';
import type { HsbSeat } from './seats';
import { KeepPanel } from './variants/KeepPanel';
import { brewingSpeech, t } from './words';

const glossary = async () => (await import('./words/glossary')).brewingTerms;

/** Heat, Sweat & Beer: breweries beside railways, and the beer market between them. */
export const heatSweatBeer: GameParts<HsbSeat, HsbMove, HsbStage> = {
  speech: brewingSpeech,
  stages: {
    ...railStages,
    starting: { Panel: MinorsPanel },
    'keep-train': { Panel: KeepPanel },
    exchange: { Panel: ExchangePanel },
    'first-train': { Panel: TrainsPanel },
    station: stationStep,
    link: { Panel: LinkPanel, scene: linkScene },
    beer: { Panel: BeerPanel, scene: dividendScene },
    brew: { Panel: BrewPanel },
    load: { Panel: LoadPanel, scene: loadScene },
    'brew-rest': { Panel: BrewPanel },
    equipment: { Panel: EquipmentPanel },
    'agree-load': { Panel: AgreeLoadPanel, scene: agreeLoadScene },
    'discard-equipment': { Panel: DiscardEquipmentPanel },
    'float-sale': { Panel: FloatSalePanel },
    'order-place': { Panel: OrderPlacePanel },
  },
  glossary,
  Pictures: BeerPictures,
  Hint,
  steps: {
    operating: ['first-train', 'track', 'station', 'link', 'run', 'beer', 'dividend', 'trains'],
    brewery: ['brew', 'load', 'brew-rest', 'dividend', 'equipment'],
  },
  isRare: (step) => ['first-train', 'beer', 'load', 'brew-rest'].includes(step),
  views: [{ id: 'beer', name: () => t('do.hsb.market'), View: BeerMarketView }],
  BeforeStep,
  BeforeTrains,
  Also,
  CompanyFacts,
  PlayerNote: MinorNote,
  effects: hsbEffects,
  runReport: runWithBeer,
  phaseChange,
  obsolete: (type, count) =>
    hasLastRun(type) ? t('do.depot.lastRun', { train: type, count: number(count) }) : undefined,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.floated),
  trainMark: (seat, type) => (runsOnceMore(seat.state, type) ? t('do.lastRun') : undefined),
};

/** What a phase changes for the breweries. */
function phaseChange({ id }: PhaseDef): readonly string[] {
  const at = phases.findIndex((phase) => phase.id === id);
  const [before, now] = [phases[at - 1], phases[at]];
  if (!now || !before) return [];
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
