import '../../turn/free/free.css';
import './ruhr.css';
import type { PhaseDef } from '@/engine/finance/cards';
import { turnOf } from '@/engine/steps/state';
import { list } from '@/i18n/table';
import { phases } from '@/titles/ruhr/cards';
import type { RuhrMove, RuhrStage } from '@/titles/ruhr/moves';
import { isActive, isMontan } from '@/titles/ruhr/rules/montan/markers';
import type { RuhrState } from '@/titles/ruhr/state';
import { railStages } from '../../turn/panels';
import type { GameParts } from '../parts';
import { Also, BeforeStep, BeforeTrains } from './Beside';
import { CompanyFacts, PlayerNote } from './CompanyFacts';
import { ruhrEffects } from './effects';
import { Hint } from './Hint';
import { ledger } from './ledger';
import { boxOf, itemName } from './names';
import { drawn, HexFacts, tokenLooks } from './on-board';
import { AgreeSalePanel, RaisePanel } from './panels/decisions';
import { IncomePanel } from './panels/IncomePanel';
import { InvestPanel, investScene } from './panels/InvestPanel';
import { EnginesPanel, FoundPanel, foundScene, MergePanel, SecondPanel } from './panels/MontanRound';
import { PackagePanel, ValuePanel } from './panels/PackagePanel';
import { stationStep } from './StationStep';
import type { RuhrSeat } from './seats';
import { CapexView } from './views/CapexView';
import { MinesView } from './views/MinesView';
import { speech, t } from './words';

const glossary = async () => (await import('./words/glossary')).glossary;

/** 18Ruhr: railways beside mines and mills, and one card for all of them. */
export const ruhr: GameParts<RuhrSeat, RuhrMove, RuhrStage> = {
  speech,
  stages: {
    ...railStages,
    package: { Panel: PackagePanel },
    'set-value': { Panel: ValuePanel },
    income: { Panel: IncomePanel },
    station: stationStep,
    invest: { Panel: InvestPanel, scene: investScene },
    'found-montan': { Panel: FoundPanel, scene: foundScene },
    'merge-montan': { Panel: MergePanel },
    'second-certificate': { Panel: SecondPanel },
    'keep-engines': { Panel: EnginesPanel },
    'agree-engine': { Panel: AgreeSalePanel },
    'agree-forced': { Panel: AgreeSalePanel },
    'raise-money': { Panel: RaisePanel },
  },
  glossary,
  steps: { operating: ['income', 'track', 'station', 'run', 'dividend', 'invest', 'trains'] },
  hasStep,
  views: [
    { id: 'mines', name: () => t('ru.mines'), View: MinesView },
    { id: 'depot', name: () => t('ru.capex'), View: CapexView },
  ],
  Hint,
  BeforeStep,
  BeforeTrains,
  Also,
  CompanyFacts,
  PlayerNote,
  ledger,
  drawn,
  HexFacts,
  tokenLooks,
  effects: ruhrEffects,
  privatesStay: true,
  phaseChange,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.operated),
};

const ofPrivates: readonly RuhrStage[] = ['income', 'invest'];
const ofCorporations: readonly RuhrStage[] = ['dividend', 'invest'];
const ofRailways: readonly RuhrStage[] = ['track', 'station', 'run', 'dividend', 'trains'];

/** Steps of mines, of Montan corporations and of railways. */
function hasStep(state: RuhrState, step: RuhrStage): boolean {
  const { company } = turnOf(state);
  const box = boxOf(state);
  const own = isActive(box, company) ? ofPrivates : isMontan(box, company) ? ofCorporations : ofRailways;
  return own.includes(step);
}

/** What a phase changes for Montan companies and private ones. */
export function phaseChange({ id }: PhaseDef): readonly string[] {
  const at = phases.findIndex((phase) => phase.id === id);
  const [before, now] = [phases[at - 1], phases[at]];
  if (!now || !before) return [];
  const fresh = now.stages.available.filter((stage) => !before.stages.available.includes(stage));
  const fallen = now.stages.inactive.filter((stage) => !before.stages.inactive.includes(stage));
  return [
    ...(fresh.length > 0 ? [t('ru.phase.stages', { stages: list(fresh) })] : []),
    ...(fallen.length > 0 ? [t('ru.phase.inactive', { stages: list(fallen) })] : []),
    ...(now.scraps ? [t('ru.phase.scraps', { engines: list(now.scraps) })] : []),
    ...(now.closes ? [t('ru.phase.closes', { privates: list(now.closes.map(itemName)) })] : []),
    ...(now.montanRound && !before.montanRound ? [t('ru.phase.montanRound')] : []),
    ...(now.capitalisation !== before.capitalisation ? [t('ru.phase.full')] : []),
    ...(id === '5' ? [t('ru.phase.eh')] : []),
    ...(id === '6' ? [t('ru.phase.last')] : []),
    ...(id === '8' ? [t('ru.phase.end')] : []),
  ];
}
