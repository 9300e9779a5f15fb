import type { BoardDef } from '@/engine/board/types';
import type { CompanyDef } from '@/engine/finance/cards';
import { phasesByTrain } from '@/engine/finance/phases';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { perSetup } from '@/engine/game/per-setup';
import type { Setup } from '@/engine/game/state';
import { lineTable } from '@/engine/market/line';
import { tablesByKind } from '@/engine/market/market';
import { hexOnce } from '@/engine/steps/hex-once';
import { networks } from '@/engine/steps/network';
import { brewingBoard, brewingBoard5, twoPlayerBrewingBoard } from '../board';
import { type DortmundTrain, railwayGame } from '../cards';
import {
  breweryCorporations,
  lastTypeAfter,
  setup as numbers,
  phases as phaseCards,
  setupCubes,
  startBecs,
  twoPlayerBrewing,
} from '../hsb-cards';
import type { CapexType, Equipment, MinorBrewery } from '../hsb-types';
import { routesOf } from '../rules/operating';
import { hasSpecial } from '../rules/operating/box';
import { areasOf } from '../rules/operating/deliver';
import type { OperatingGame } from '../rules/operating/state';
import { runsOnceMore } from '../rules/operating/trains';
import { investorTerms } from '../two/cards';
import { phasesWithGray } from '../two/hsb/gray';
import { profilesOf, variantsAt } from '../variants';
import { directedExport } from '../variants/limited-export';
import { moreBeerBrewed } from '../variants/more-beer-brewed';
import { fiftyPercentBrewed } from '../variants/trade-in-equipment';
import type { CompanyKind, HsbBox, HsbPhase } from './box';
import { dealOf } from './deal';
import { linePrices } from './prices';
import { kindOfTrain } from './rails/kinds';
import { withBeer } from './rails/routes';
import { startCard } from './setup';
import { type BrewingData, boardIn, valuesAt } from './values';

/** [18DO 6.2] how many rounds a set has is printed by its number, not by the phase. */
const phasesByCard = phasesByTrain(
  phaseCards.map(
    (phase): HsbPhase => ({
      ...phase,
      operatingRounds: 0,
      newTrainsPerTurn: phase.capexPerTurn,
    }),
  ),
);

/** [18DO 8.4.5] with two players grey begins by the number of a round at the latest. */
const phases = phasesWithGray(phasesByCard);

/** [18DO 6.1.1, 8.1] the board for so many players. */
function boardFor({ players }: Setup): BoardDef {
  if (players.length === 2) return twoPlayerBrewingBoard;
  return players.length === Math.max(...Object.keys(setupCubes).map(Number)) ? brewingBoard5 : brewingBoard;
}

/** [18DO 8, ruling 84] the limits of three players; the Investor has as much cash as a player. */
const limitsForTwo = {
  startingCash: { 2: twoPlayerBrewing.startingCash },
  certificateLimit: { 2: numbers.certificateLimit[3]! },
  shareLimit: { 2: numbers.shareLimit[3]! },
};

/** A Capex card as railways use it, as many as there are for so many players. */
function trainOf({ id, price, count, train }: CapexType, players: number, isLast: boolean): DortmundTrain {
  return {
    id,
    price,
    count: count[players]!,
    stops: train.distance,
    beer: train.beer,
    ...(train.rustsOn !== null && { obsoleteOn: train.rustsOn }),
    ...(train.lastRun && { finalRun: true }),
    ...(isLast && { availableAfter: { id: lastTypeAfter.id, sold: lastTypeAfter.left } }),
  };
}

/** What each card does for a brewery, the START cards of the minor ones too. */
const equipmentOf = ({ capex }: BrewingData): Readonly<Record<TrainId, Equipment>> =>
  Object.fromEntries([
    ...capex.map(({ id, bec }) => [id, bec]),
    ...startBecs.map(({ type, cubes, export: exported }) => [
      startCard(type),
      { type, cubes, export: exported },
    ]),
  ]);

/** A minor brewery as a company that is owned outright: a single certificate, no price, no stations. */
function minorCompany({ id, name }: MinorBrewery): CompanyDef {
  return {
    id,
    name,
    colour: minorColour,
    certificates: [100],
    floatPercent: 100,
    tokenCosts: [],
    homes: [],
  };
}

/** [18DO 5.6] their markers are green. */
const minorColour = { fill: '#3f7a4a', text: '#ffffff' };

/** What is in the box for Heat, Sweat & Beer, with the minor breweries that were drawn. */
export const boxAt = perSetup((setup: Setup): HsbBox => {
  const forTwo = setup.players.length === 2;
  // [18DO 8, ruling 84] two play with the numbers of three
  const players = forTwo ? 3 : setup.players.length;
  const data = valuesAt(setup);
  const { capex, market: line, par } = data;
  const dealt = dealOf(setup);
  const deal = {
    ...dealt,
    minors: dealt.minors.map((each) => data.minors.find(({ id }) => id === each.id)!),
  };
  const trains = capex.map((type, i) => trainOf(type, players, i === capex.length - 1));
  const { board, variants, draw } = variantsAt(setup, boardIn(boardFor(setup), data), {
    trains,
    kinds: { kindOf: kindOfTrain },
    moreBeer: moreBeerBrewed,
    fiftyPercent: fiftyPercentBrewed,
    demandLeaves: 'loading',
  });
  const directed = directedExport(board, draw);
  const network = hexOnce(networks({ boardOf: () => board, redStationsShut: false }));
  const notUsed = forTwo
    ? [...twoPlayerBrewing.railwaysNotUsed, ...twoPlayerBrewing.breweriesNotUsed]
    : [...numbers.railwaysNotUsed[players]!, ...numbers.breweriesNotUsed[players]!];
  const railways = data.companies.filter(({ id }) => !notUsed.includes(id));
  const corporations = breweryCorporations
    .filter(({ id }) => !notUsed.includes(id))
    .map(
      ({ id, name, colour, certificates }): CompanyDef => ({
        id,
        name,
        colour,
        certificates,
        floatPercent: numbers.floatPercent,
        tokenCosts: [],
        homes: [],
      }),
    );
  const minors = deal.minors.map(minorCompany);
  const kinds = new Map<CompanyId, CompanyKind>([
    ...railways.map(({ id }): [CompanyId, CompanyKind] => [id, 'railway']),
    ...corporations.map(({ id }): [CompanyId, CompanyKind] => [id, 'corporation']),
    ...minors.map(({ id }): [CompanyId, CompanyKind] => [id, 'minor']),
  ]);
  const kindOf = (company: CompanyId) => kinds.get(company) ?? 'railway';
  const routes = withBeer(
    routesOf<OperatingGame>({
      networks: network,
      trains,
      colour: (state) => phases.of(state).colour,
      passesMills: (company) => hasSpecial({ companies: railways }, company, 'passesBlockedSteelMills'),
      // [18DO 4.5.7.3, ruling 113] a last run is a chance, not a duty
      mayIdle: (state, type) => runsOnceMore({ trains }, state, type),
      profile: profilesOf(variants),
    }),
    {
      carriesBeer: (company) => !hasSpecial({ companies: railways }, company, 'noBeerTransport'),
      ...(directed && { directed }),
      areas: (state) => areasOf({ board, variants }, state).areas,
      values: data.beerValue,
    },
  );
  const limits = forTwo ? limitsForTwo : numbers;
  const { segment1, segment2, export: exported, stock } = setupCubes[players]!;
  return {
    bank: numbers.bank,
    startingCash: limits.startingCash,
    certificateLimit: limits.certificateLimit,
    shareLimit: limits.shareLimit,
    poolLimit: numbers.poolLimit,
    loanFactor: railwayGame.loanFactor,
    beerCubes: stock,
    market: tablesByKind([
      { table: lineTable(line, par.railway, linePrices(line)), companies: railways },
      { table: lineTable(line, par.brewery, linePrices(line)), companies: [...corporations, ...minors] },
    ]),
    trains,
    phases,
    companies: [...railways, ...corporations, ...minors],
    breweries: [],
    privates: [],
    board,
    beerValue: data.beerValue,
    variants,
    ...(directed && { directed }),
    network,
    ...routes,
    deal,
    railways,
    corporations,
    minors: deal.minors,
    equipment: equipmentOf(data),
    burning: Object.fromEntries(capex.map(({ id, link }) => [id, link])),
    cubes: { segments: [segment1.yellow, segment2.yellow], export: exported, stock },
    pairs: forTwo ? data.pairsForTwo : data.pairsOfRounds,
    bidBoxes: data.bidBoxes,
    kindOf,
    stacked: (company) => kindOf(company) === 'corporation',
    // [18DO 8.4.5] the cards swap, and nobody offers for them
    ...(forTwo && { investor: { ...investorTerms, offers: false } }),
  };
});
