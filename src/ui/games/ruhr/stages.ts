import { DealPanel } from './panels/DealPanel';
import { AgreeSalePanel, RaisePanel } from './panels/decisions';
import { IncomePanel } from './panels/IncomePanel';
import { InvestPanel, investScene } from './panels/InvestPanel';
import { EnginesPanel, FoundPanel, foundScene, MergePanel, SecondPanel } from './panels/MontanRound';
import { stationStep } from './StationStep';

export const stages = {
  income: { Panel: IncomePanel },
  station: stationStep,
  deal: { Panel: DealPanel },
  invest: { Panel: InvestPanel, scene: investScene },
  'found-montan': { Panel: FoundPanel, scene: foundScene },
  'merge-montan': { Panel: MergePanel },
  'second-certificate': { Panel: SecondPanel },
  'keep-engines': { Panel: EnginesPanel },
  'agree-engine': { Panel: AgreeSalePanel },
  'agree-forced': { Panel: AgreeSalePanel },
  'raise-money': { Panel: RaisePanel },
};
