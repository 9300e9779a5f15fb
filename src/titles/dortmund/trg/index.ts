import { phasesByTrain } from '@/engine/finance/phases';
import { agreedIn } from '@/engine/game/options';
import { perSetup } from '@/engine/game/per-setup';
import type { Setup } from '@/engine/game/state';
import { defineTitle } from '@/engine/game/title';
import { gridTable } from '@/engine/market/grid';
import { oneTable } from '@/engine/market/market';
import { hexOnce } from '@/engine/steps/hex-once';
import { networks } from '@/engine/steps/network';
import { railwayRules, railwayView } from '../assemble';
import { board as printed, twoPlayerBoard } from '../board';
import type { DortmundBox } from '../box';
import { phases as phaseCards, railwayGame } from '../cards';
import { beerOf, routesOf } from '../rules/operating';
import { hasSpecial } from '../rules/operating/box';
import type { OperatingGame } from '../rules/operating/state';
import { runsOnceMore } from '../rules/operating/trains';
import { priceMoves } from '../rules/prices';
import { sections } from '../rules/sections';
import { breweriesIn } from '../rules/setup';
import { investorTerms, railwaysNotUsed } from '../two/cards';
import { twoPlayerSections } from '../two/sections';
import { boardIn, sheet, valuesAt } from '../values';
import { profilesOf, type VariantContext, variantsAt } from '../variants';
import { withMarker } from '../variants/clever-route';
import { fiftyPercent } from '../variants/fifty-percent';
import { moreBeer } from '../variants/more-beer';
import { options } from './options';

const phases = phasesByTrain(phaseCards);

const { players, ...railwayBox } = railwayGame;

/** What is in the box for The Railway Game, with the breweries that were drawn. */
export const boxAt = perSetup((setup: Setup): DortmundBox => {
  const isForTwo = setup.players.length === 2;
  const data = valuesAt(setup);
  const { trains, market, privates: breweries } = data;
  const companies = data.companies.filter(({ id }) => !isForTwo || !railwaysNotUsed.includes(id));
  const { board, variants } = variantsAt(setup, boardIn(isForTwo ? twoPlayerBoard : printed, data), {
    trains,
    kinds,
    moreBeer,
    fiftyPercent,
    demandLeaves: 'delivery',
  });
  // stations in red areas never block [18DO 4.5.3]; no route is in a hex twice [18DO 4.5.1]
  const network = hexOnce(networks({ boardOf: () => board, redStationsShut: false }));
  const { beerValue } = data;
  const beerBox = { breweries, companies, trains, board, variants, beerValue };
  const routes = routesOf<OperatingGame>({
    networks: network,
    trains,
    colour: (state) => phases.of(state).colour,
    passesMills: (company) => hasSpecial({ companies }, company, 'passesBlockedSteelMills'),
    // [18DO 4.5.7.3, ruling 113] a last run is a chance, not a duty
    mayIdle: (state, type) => runsOnceMore({ trains }, state, type),
    profile: profilesOf(variants),
    beer: (state, company) => beerOf(beerBox, state, company),
  });
  return {
    ...railwayBox,
    market: oneTable(gridTable(market, priceMoves(market)), companies),
    trains,
    phases,
    companies,
    breweries,
    privates: breweriesIn(breweries, setup),
    board,
    beerValue,
    variants,
    network,
    runInput: routes.runInput,
    canRun: routes.canRun,
    ...(isForTwo && {
      investor: { ...investorTerms, offers: agreedIn(options, setup).investorOffers },
    }),
  };
});

/** What tells trains of one type apart. */
const kinds: VariantContext['kinds'] = { kindOf: (train) => withMarker(train.type, train) };

/** 18DO-Dortmund, The Railway Game, for two to five players. */
export const trg = defineTitle({
  id: '18do-trg',
  book: '18DO',
  rulesVersion: 3,
  players,
  options,
  sections: { ...sections, ...twoPlayerSections },
  // until version 3 the Investor's holder said how much beer goes along; now all that pays does (ruling 89)
  wasIdle: (move) => 'type' in move && move.type === 'send-beer' && 'cubes' in move && move.cubes === 0,
  sheet,
  at: (setup) => railwayRules(boxAt(setup)),
});

export const viewAt = perSetup((setup) => railwayView(boxAt(setup)));
