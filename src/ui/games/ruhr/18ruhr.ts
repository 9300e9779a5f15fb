import '../../turn/free/free.css';
import './charter/charter.css';
import './ledger.css';
import './panels/panels.css';
import './views/views.css';
import type { PhaseDef } from '@/engine/finance/cards';
import { turnOf } from '@/engine/steps/state';
import { list } from '@/i18n/table';
import { phases } from '@/titles/ruhr/cards';
import type { RuhrMove, RuhrStage } from '@/titles/ruhr/moves';
import { isActive, isMontan } from '@/titles/ruhr/rules/montan/markers';
import type { RuhrState } from '@/titles/ruhr/state';
import { lazily } from '../../shell/lazily';
import { lazyStages } from '../../turn/lazy-stages';
import { railStages } from '../../turn/panels';
import type { GameParts } from '../parts';
import { Also, AtOnce, BeforeStep, BeforeTrains, listedPrice } from './Beside';
import { CompanyFacts, PlayerNote } from './CompanyFacts';
import { ruhrEffects } from './effects';
import { Hint } from './Hint';
import { ledger } from './ledger';
import { boxOf, itemName } from './names';
import { drawn, HexFacts, tokenLooks } from './on-board';
import { PackagePanel, ValuePanel } from './panels/PackagePanel';
import type { RuhrSeat } from './seats';
import { linkIdeas } from './what-if';
import { speech, t } from './words';

const MinesView = lazily(async () => (await import('./views/aside')).MinesView);
const CapexView = lazily(async () => (await import('./views/aside')).CapexView);

const glossary = async () => (await import('./words/glossary')).glossary;

/** 18Ruhr: railways beside mines and mills, and one card for all of them. */
export const ruhr: GameParts<RuhrSeat, RuhrMove, RuhrStage> = {
  speech,
  stages: {
    ...railStages,
    package: { Panel: PackagePanel },
    'set-value': { Panel: ValuePanel },
    ...lazyStages(
      async () => (await import('./stages')).stages,
      [
        'income',
        'station',
        'deal',
        'invest',
        'found-montan',
        'merge-montan',
        'second-certificate',
        'keep-engines',
        'agree-engine',
        'agree-forced',
        'raise-money',
      ],
      ['station'],
    ),
  },
  glossary,
  steps: { operating: ['income', 'track', 'station', 'run', 'deal', 'dividend', 'invest', 'trains'] },
  hasStep,
  isRare: (step) => step === 'deal',
  views: [
    { id: 'mines', name: () => t('ru.mines'), View: MinesView },
    { id: 'depot', name: () => t('ru.capex'), View: CapexView },
  ],
  Hint,
  BeforeStep,
  BeforeTrains,
  Also,
  AtOnce,
  listedPrice,
  CompanyFacts,
  PlayerNote,
  ledger,
  drawn,
  HexFacts,
  tokenLooks,
  effects: ruhrEffects,
  ideasOn: (_seat, state, hex) => linkIdeas(state, hex),
  privatesStay: true,
  phaseChange,
  faceDown: ({ companies }) => Object.keys(companies).filter((id) => !companies[id]!.operated),
};

const ofPrivates: readonly RuhrStage[] = ['income', 'invest'];
const ofCorporations: readonly RuhrStage[] = ['deal', 'dividend', 'invest'];
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
