import type { CompanyDef, TrainType } from '@/engine/finance/cards';
import { phasesByTrain } from '@/engine/finance/phases';
import { perData } from '@/engine/game/box/in-setup';
import { agreedIn } from '@/engine/game/options';
import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import { lineTable } from '@/engine/market/line';
import { oneTable } from '@/engine/market/market';
import { networks } from '@/engine/steps/network';
import type { ViewAt } from '../../view';
import { ruhrRules, ruhrView } from '../assemble';
import { montanLocations, board as printed } from '../board';
import type { RuhrBox } from '../box';
import {
  bank,
  certificateLimit,
  type Industry,
  type MontanCorporation,
  type PrivateMontanCompany,
  phases as phaseCards,
  players,
  poolLimit,
  type RuhrCapexType,
  railwayPar,
  startingCash,
  startingPackage,
} from '../cards';
import { markerOn, montanId } from '../rules/locations';
import { priceMoves } from '../rules/prices';
import { routesOf } from '../rules/routes';
import { sectionOf } from '../rules/section-of';
import { sections } from '../rules/sections';
import { columnsOf } from '../rules/setup';
import type { RuhrState } from '../state';
import { boardIn, type RuhrData, sheet, valuesAt } from '../values';
import { activeIn, options } from './options';

/** Markers of locations in brown cities stand in the way like stations [18Ruhr 10.2.2]. */
const locationMarkers = Object.keys(montanLocations).map(markerOn);

/** A Capex card as a train. */
function trainOf({ id, count, optional, train }: RuhrCapexType, withOptional: boolean): TrainType {
  return {
    id,
    stops: train.cities + train.towns,
    price: train.price,
    count: count + (withOptional ? optional : 0),
    ...(train.obsoleteOn !== null && { obsoleteOn: train.obsoleteOn }),
    // [18Ruhr 10.8.1] from the first 6 on beside it
    ...(id === '8' && { availableFrom: '6' }),
  };
}

/** [18Ruhr 5.1] five shares of 20 %. */
function corporationDef({ id, name, colour, certificates }: MontanCorporation): CompanyDef {
  return { id, name, colour, certificates, shareUnit: 20, floatPercent: 20, tokenCosts: [], homes: [] };
}

const colours: Readonly<Record<Industry, CompanyDef['colour']>> = {
  coal: { fill: '#3a3a3a', text: '#ffffff' },
  steel: { fill: '#8c3b2e', text: '#ffffff' },
};

/** A private Montan company is owned outright. */
function privateDef({ no, name, type }: PrivateMontanCompany): CompanyDef {
  return {
    id: montanId(no),
    name,
    colour: colours[type],
    certificates: [100],
    shareUnit: 100,
    floatPercent: 100,
    tokenCosts: [],
    homes: [],
  };
}

const phases = phasesByTrain(phaseCards);

/** What follows from the box alone, whatever is agreed on. */
const contents = perData((data: RuhrData) => {
  const { companies: railways, montanCorporations: corporations, capex } = data;
  const board = boardIn(printed, data);
  // [18Ruhr 10.4] stations in red areas never block; a home that nobody has taken blocks nobody
  const network = networks({
    boardOf: () => board,
    redStationsShut: false,
    blocking: ({ companies }) => [
      ...railways.map(({ id }) => id).filter((id) => companies[id]!.operated),
      ...locationMarkers,
    ],
  });
  const routes = routesOf(network, phases, data);
  return {
    line: data.market,
    capex,
    railways,
    corporations,
    listed: [...railways, ...corporations.map(corporationDef)],
    charters: data.charters,
    board,
    network,
    runInput: routes.runInput,
    canRun: routes.canRun,
    couldRun: routes.couldRun,
  };
});

/** What is in the box, with the scenario and the cards that were agreed on. */
export const boxAt = perSetup((setup): RuhrBox => {
  const { scenario, optionalCards } = agreedIn(options, setup);
  const numbers = activeIn(scenario);
  const data = valuesAt(setup);
  const inBox = contents(data);
  const active = data.montanCompanies.filter(({ no }) => numbers.includes(no));
  const companies = [...inBox.listed, ...active.map(privateDef)];
  const count = setup.players.length;
  const inPlay = startingPackage[count]!;
  const sold = data.privates.filter(({ id }) => inPlay.includes(id));
  const isCorporation = (company: string) => inBox.corporations.some(({ id }) => id === company);
  return {
    ...inBox,
    market: oneTable(lineTable(inBox.line, railwayPar, priceMoves(inBox.line, isCorporation)), companies),
    poolLimit,
    trains: inBox.capex.map((card) => trainOf(card, optionalCards)),
    phases,
    active: active.map((company) => ({ ...company, id: montanId(company.no) })),
    companies,
    privates: sold,
    columns: columnsOf(sold, active),
    bank,
    startingCash: startingCash[count]!,
    certificateLimit: certificateLimit[count]!,
  };
});

/** 18Ruhr for three to six players. */
export const ruhr = defineTitle({
  id: '18ruhr',
  book: '18Ruhr',
  rulesVersion: 2,
  players,
  options,
  asksSince: { deal: 2 },
  sections,
  sectionOf: (objection, move, state: RuhrState) => sectionOf(boxAt(state.setup), objection, move, state),
  sheet,
  at: (setup) => ruhrRules(boxAt(setup), agreedIn(options, setup).scenario),
});

export const viewAt: ViewAt<RuhrState> = perSetup((setup) => ruhrView(boxAt(setup)));
