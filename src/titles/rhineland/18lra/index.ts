import { phasesByTrain } from '@/engine/finance/phases';
import { perData } from '@/engine/game/box/in-setup';
import { type Agreed, agreedIn } from '@/engine/game/options';
import { perSetup } from '@/engine/game/per-setup';
import type { Setup } from '@/engine/game/state';
import { defineTitle } from '@/engine/game/title';
import { gridTable } from '@/engine/market/grid';
import { oneTable } from '@/engine/market/market';
import { networks } from '@/engine/steps/network';
import type { ViewAt } from '../../view';
import { rhinelandRules, rhinelandView } from '../assemble';
import type { InvestorTerms, RhinelandBox } from '../box';
import { withExtraTrain } from '../cards';
import { campTokens } from '../rules/camp';
import { priceMoves } from '../rules/prices';
import { lowerRhineSections } from '../rules/sections';
import type { RhinelandState } from '../state';
import { board as printed } from './board';
import {
  bank,
  certificateLimit,
  kreisbahn,
  lowerCapital,
  phases as phaseCards,
  players,
  scenarios,
  shareLimit,
  startingCash,
} from './cards';
import { options } from './options';
import { routesAlso, routesOf } from './routes';
import { boardIn, type LraData, sheet, valuesAt } from './values';

const phases = phasesByTrain(phaseCards);

/** What depends on the board. A station on a red field keeps everybody else out of it [18LRA 6.2.2]. */
const playedOn = perData((data: LraData) => {
  const board = boardIn(printed, data);
  const network = networks({ boardOf: () => board, redStationsShut: true });
  const { runInput, couldRun, canRun } = routesOf(network, phases);
  return { board, network, runInput, couldRun, canRun };
});

/** [18LRA 3.3] all corporations with four players, the six of a scenario with three. */
function companiesAt({ companies }: LraData, setup: Setup) {
  const inPlay = scenarios[Number(agreedIn(options, setup).scenario)]!;
  const isInPlay = ({ id }: { id: string }) => setup.players.length > 3 || inPlay.includes(id);
  return { companies: companies.filter(isInPlay), absent: companies.filter((each) => !isInPlay(each)) };
}

/** [18LRA 9.1] its corporation is one of four, as far as they are in play. */
function investorAt(
  { investor }: LraData,
  { scenario, investorOffers }: Agreed<typeof options>,
): InvestorTerms {
  const corporations = investor.corporations.filter((each) => each.scenarios.includes(scenario));
  return { ...investor, corporations, offers: investorOffers };
}

/** What is in the box for 18LRA, with what was agreed [18LRA 3.3, 8]. */
export const boxAt = perSetup((setup): RhinelandBox => {
  const agreed = agreedIn(options, setup);
  const data = valuesAt(setup);
  const { market, trains, privates } = data;
  const played = companiesAt(data, setup);
  return {
    market: oneTable(gridTable(market, priceMoves(market)), played.companies),
    poolLimit: shareLimit.pool,
    trains: [...(agreed.extraTrain ? withExtraTrain(trains) : trains), kreisbahn.train],
    phases,
    ...played,
    privates,
    bank: bank[setup.players.length]!,
    startingCash: agreed.lowerCapital ? lowerCapital : startingCash,
    certificateLimit,
    bankruptcyEnds: agreed.noCredit,
    industryCards: [],
    ...(setup.players.length === 2 && { investor: investorAt(data, agreed) }),
    // [18LRA 3.3] the emigrant camp is being built
    markers: { I3: [campTokens.building] },
    // [18LRA 4.1.2 no. 6, ruling 147] open to nobody else, also before it floats
    keptPlaces: [{ company: 'GKB', hex: 'A1', stop: 0 }],
    kreisbahn,
    reservedTiles: [],
    ...playedOn(data),
    routesAlso,
  };
});

/** 18LRA-Lower Rhine Area for three and four players. */
export const lra = defineTitle({
  id: '18lra',
  book: '18LRA',
  rulesVersion: 3,
  players,
  options,
  sections: lowerRhineSections,
  sheet,
  at: (setup) => rhinelandRules(boxAt(setup)),
});

export const viewAt: ViewAt<RhinelandState> = perSetup((setup) => rhinelandView(boxAt(setup)));
