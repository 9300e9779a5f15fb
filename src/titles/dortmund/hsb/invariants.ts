import { sharesOf } from '@/engine/finance/certificates';
import { certificatesInPlace, directorsInPlace, moneyConserved } from '@/engine/finance/invariants';
import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId } from '@/engine/game/ids';
import type { Invariant } from '@/engine/game/title';
import { isInvestors } from '@/engine/investor/state';
import { boardInPlace } from '@/engine/steps/invariants';
import { market } from '../hsb-cards';
import { capacityOf } from '../rules/operating/beer';
import { invariantsForTwo } from '../two/hsb/invariants';
import { keptUses } from '../variants/one-time-more';
import { equipmentUse, linkUse } from './beer/units';
import { type HsbBox, isBrewery } from './box';
import { cardCount, equipmentLimit } from './brewing/equipment-limit';
import { isRuined } from './prices';
import type { HsbState } from './state';

type Check = Invariant<HsbState>;

/** [18DO 6.1.3, ruling 63] cubes are in stock, in boxes, on trains or on the export field. */
function beerInPlace({ cubes, more }: HsbBox): Check {
  const all = cubes.segments.reduce((sum, each) => sum + 2 * each, cubes.export + cubes.stock);
  return {
    name: 'every beer cube is in one place',
    broken(state) {
      const boxes = state.segments.flatMap(({ regular, fresh, toRegular, toFresh }) => [
        regular,
        fresh,
        toRegular,
        toFresh,
      ]);
      const places = [state.beer, state.exportCubes, ...boxes, ...state.trains.map(({ beer = 0 }) => beer)];
      if (places.some((each) => each < 0)) return 'fewer than no cubes';
      const now = places.reduce((sum, each) => sum + each, more?.cubesElsewhere(state) ?? 0);
      return now === all ? null : `${now} cubes instead of ${all}`;
    },
  };
}

/** [18DO 5.4.4] each card is in one place and has one use; limits hold, and beer is on trains that can carry it. */
function cardsInPlace(box: HsbBox): Check {
  const starts = box.minors.reduce((sum, { becs }) => sum + becs[1] + becs[2], 0);
  const count = box.trains.reduce((sum, type) => sum + type.count, starts);
  return {
    name: 'every Capex card is in one place and has one use',
    broken(state) {
      if (state.trains.length !== count) return `${state.trains.length} cards instead of ${count}`;
      for (const [no, { type, at, as, beer = 0 }] of state.trains.entries()) {
        const isOwned = Object.hasOwn(state.companies, at);
        if (!isOwned && !['depot', 'pool', 'gone'].includes(at)) return `a card is at ${at}`;
        if (isOwned && (as === equipmentUse) !== isBrewery(box, at))
          return `${type} at ${at} is ${as ?? 'a train'}`;
        if (as !== undefined && ![equipmentUse, linkUse, ...keptUses].includes(as))
          return `${type} is used as ${as}`;
        if (as === equipmentUse && !isOwned && at !== 'gone') return `equipment is at ${at}`;
        const room = capacityOf(box, type) + (box.more?.squares(state, no) ?? 0);
        if (beer > 0 && (!isOwned || beer > room) && !box.more?.isUnderWay(state, no))
          return `${beer} cubes on a ${type} at ${at}`;
      }
      return limitsBroken(box, state);
    },
  };
}

function limitsBroken(box: HsbBox, state: HsbState): string | null {
  if (state.decisions.length > 0) return null;
  const { trainLimit } = box.phases.of(state);
  const trains = box.railways.find(({ id }) => trainsOf(state, id).length > trainLimit);
  if (trains) return `${trains.id} has more than ${trainLimit} trains`;
  const over = state.breweryOrder.find((id) => cardCount(state, id) > equipmentLimit(box, state, id));
  return over ? `${over} has too much equipment` : null;
}

/** [18DO 6.4.1, 6.4.5, 6.4.8] the order track has the living breweries, each once. */
function orderInPlace(box: HsbBox): Check {
  return {
    name: 'the order track has every living brewery once',
    broken({ breweryOrder, companies, round, decisions }) {
      if (round.kind === 'starting' && decisions.length === 0)
        return breweryOrder.length > 0 ? 'order before the first stock round' : null;
      const living = [...box.corporations, ...box.minors]
        .map(({ id }) => id)
        .filter((id) => companies[id]!.founded);
      return [...breweryOrder].sort().join() === living.sort().join()
        ? null
        : `${breweryOrder.join()} instead of ${living.join()}`;
    },
  };
}

/** [18DO 5.1.2] each company with a price is on its own table, in one space and one place of its stack. */
function pricesInPlace(box: HsbBox): Check {
  return {
    name: 'every price marker is in one place of its own table',
    broken({ prices, companies, decisions, over, investor: its }) {
      // a company closes when its director's sale is complete
      const isSold = (id: CompanyId) =>
        decisions.some((each) => each.kind === 'raise-money' && each.company === id);
      const arrivals = Object.values(prices).map(({ arrival }) => arrival);
      if (new Set(arrivals).size !== arrivals.length) return 'two markers in one place of a stack';
      for (const { id } of [...box.railways, ...box.corporations]) {
        const token = prices[id];
        // [18DO 8.4.1] the Investor's railway has its marker from the beginning
        if (isInvestors({ ...(its && { investor: its }) }, id) && !companies[id]!.founded) continue;
        if (
          companies[id]!.founded !== (token !== undefined && !isRuined({ prices, arrivals: 0 }, id)) &&
          !over &&
          !isSold(id)
        )
          return `${id} is ${companies[id]!.founded ? 'founded without' : 'not founded but has'} a price`;
        if (token && (token.row !== 0 || market.values[token.col] === undefined))
          return `${id} is off its table`;
      }
      return box.minors.some(({ id }) => prices[id]) ? 'a minor brewery has a price' : null;
    },
  };
}

/** [18DO 4.4.4, 6.4.4] nobody has more of one company than allowed; of a minor brewery there is one owner. */
function sharesWithinLimit(box: HsbBox): Check {
  return {
    name: 'nobody has too many shares of one company',
    broken(state) {
      const limit = box.shareLimit[state.seats.length]!;
      for (const { id } of [...box.railways, ...box.corporations]) {
        const over = state.seats.find((player) => sharesOf(state, player, id) > limit);
        if (over) return `${over} has more than ${limit} of ${id}`;
      }
      return null;
    },
  };
}

export function invariants(box: HsbBox): readonly Check[] {
  return [
    moneyConserved(() => box.bank),
    certificatesInPlace(box.companies),
    cardsInPlace(box),
    boardInPlace<HsbState>(
      () => box.board,
      box.companies,
      ({ lostTokens }, company) => lostTokens[company] ?? 0,
    ),
    directorsInPlace(box.companies),
    beerInPlace(box),
    orderInPlace(box),
    pricesInPlace(box),
    sharesWithinLimit(box),
    ...(box.investor ? invariantsForTwo(box.investor) : []),
  ];
}
