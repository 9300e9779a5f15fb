import type { CompanyDef } from '@/engine/finance/cards';
import { phasesByTrain } from '@/engine/finance/phases';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { perSetup } from '@/engine/game/per-setup';
import type { Setup } from '@/engine/game/state';
import { lineTable } from '@/engine/market/line';
import { tablesByKind } from '@/engine/market/market';
import { hexOnce } from '@/engine/steps/hex-once';
import { networks } from '@/engine/steps/network';
import { brewingBoard, brewingBoard5 } from '../board';
import { companies as allRailways, type DortmundTrain, railwayGame } from '../cards';
import {
  breweryCorporations,
  capexTypes,
  lastTypeAfter,
  market as line,
  setup as numbers,
  pairsOfRounds,
  par,
  phases as phaseCards,
  setupCubes,
  startBecs,
} from '../hsb-cards';
import type { CapexType, Equipment, MinorBrewery } from '../hsb-types';
import { routesOf } from '../rules/operating';
import { hasSpecial } from '../rules/operating/box';
import { areasOf } from '../rules/operating/deliver';
import type { OperatingGame } from '../rules/operating/state';
import { runsOnceMore } from '../rules/operating/trains';
import { profilesOf, variantsAt } from '../variants';
import { directedExport } from '../variants/limited-export';
import { moreBeerBrewed } from '../variants/more-beer-brewed';
import type { CompanyKind, HsbBox, HsbPhase } from './box';
import { dealOf } from './deal';
import { linePrices } from './prices';
import { kindOfTrain } from './rails/kinds';
import { withBeer } from './rails/routes';
import { startCard } from './setup';

/** [18DO 6.2] how many rounds a set has is printed by its number, not by the phase. */
const phases = phasesByTrain(
  phaseCards.map(
    (phase): HsbPhase => ({
      ...phase,
      operatingRounds: 0,
      newTrainsPerTurn: phase.capexPerTurn,
    }),
  ),
);

/** A Capex card as railways use it, as many as there are for so many players. */
function trainOf({ id, price, count, train }: CapexType, players: number): DortmundTrain {
  return {
    id,
    price,
    count: count[players]!,
    stops: train.distance,
    beer: train.beer,
    ...(train.rustsOn !== null && { obsoleteOn: train.rustsOn }),
    ...(train.lastRun && { finalRun: true }),
    ...(id === lastOf(capexTypes).id && {
      availableAfter: { id: lastTypeAfter.id, sold: lastTypeAfter.left },
    }),
  };
}

const lastOf = <T>(items: readonly T[]): T => items[items.length - 1]!;

/** What each card does for a brewery, the START cards of the minor ones too. */
const equipment: Readonly<Record<TrainId, Equipment>> = Object.fromEntries([
  ...capexTypes.map(({ id, bec }) => [id, bec]),
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
  const players = setup.players.length;
  const deal = dealOf(setup);
  const printed = players === Math.max(...Object.keys(setupCubes).map(Number)) ? brewingBoard5 : brewingBoard;
  const trains = capexTypes.map((type) => trainOf(type, players));
  const { board, variants, draw } = variantsAt(setup, printed, {
    trains,
    kinds: { kindOf: kindOfTrain },
    moreBeer: moreBeerBrewed,
    demandLeaves: 'loading',
  });
  const directed = directedExport(board, draw);
  const network = hexOnce(networks({ boardOf: () => board, redStationsShut: false }));
  const railways = allRailways.filter(({ id }) => !numbers.railwaysNotUsed[players]!.includes(id));
  const corporations = breweryCorporations
    .filter(({ id }) => !numbers.breweriesNotUsed[players]!.includes(id))
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
    },
  );
  const { segment1, segment2, export: exported, stock } = setupCubes[players]!;
  return {
    bank: numbers.bank,
    startingCash: numbers.startingCash,
    certificateLimit: numbers.certificateLimit,
    shareLimit: numbers.shareLimit,
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
    variants,
    ...(directed && { directed }),
    network,
    ...routes,
    deal,
    railways,
    corporations,
    minors: deal.minors,
    equipment,
    burning: Object.fromEntries(capexTypes.map(({ id, link }) => [id, link])),
    cubes: { segments: [segment1.yellow, segment2.yellow], export: exported, stock },
    pairs: pairsOfRounds,
    kindOf,
    stacked: (company) => kindOf(company) === 'corporation',
  };
});
