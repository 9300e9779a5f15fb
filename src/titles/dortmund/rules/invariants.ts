import { sharesOf } from '@/engine/finance/certificates';
import {
  certificatesInPlace,
  directorsInPlace,
  moneyConserved,
  trainsInPlace,
} from '@/engine/finance/invariants';
import { holdersOf } from '@/engine/finance/seats';
import type { Invariant } from '@/engine/game/title';
import { boardInPlace } from '@/engine/steps/invariants';
import type { DortmundBox } from '../box';
import type { DortmundState } from '../state';
import { investorInPlace } from '../two/invariants';

type Check = Invariant<DortmundState>;

/** [18DO 4.3.1.2] cubes are on cards or in the supply; those of no. 1 come from the box besides. */
function beerInPlace(box: DortmundBox): Check {
  return {
    name: 'every beer cube is in one place',
    broken(state) {
      const from = box.privates.map(({ power }) => (power.kind === 'beerCubes' ? power.cubes : 0));
      const all = from.reduce((sum, cubes) => sum + cubes, box.beerCubes);
      const cards = Object.values(state.breweries);
      if (state.beer < 0 || cards.some(({ cubes }) => cubes < 0)) return 'fewer than no cubes';
      const now = cards.reduce((sum, { cubes }) => sum + cubes, state.beer);
      return now === all ? null : `${now} cubes instead of ${all}`;
    },
  };
}

/** [18DO 4.3.1] one brewery each; a marker that is not with its card, and only then, has turned it over. */
function breweriesInPlace(box: DortmundBox): Check {
  return {
    name: 'every private brewery and marker is in one place',
    broken(state) {
      const ids = box.privates.map(({ id }) => id);
      if (Object.keys(state.breweries).join() !== ids.join()) return 'breweries have changed';
      const owners = ids.map((id) => state.privates[id]!.owner);
      const started = state.round.kind !== 'starting';
      if (started && new Set(owners).size !== holdersOf(state).length) return `owners ${owners.join()}`;
      for (const id of ids) {
        const { marker } = state.breweries[id]!;
        const places = ['none', 'card', 'gone', ...Object.keys(state.companies)];
        if (!places.includes(marker)) return `the marker of ${id} is at ${marker}`;
        if (marker !== 'none' && (marker === 'card') === state.privates[id]!.closed)
          return `the marker of ${id} is at ${marker}, and its card ${marker === 'card' ? 'is' : 'is not'} turned`;
      }
      return null;
    },
  };
}

/** [18DO 4.4.4] nobody has more of one company than allowed. */
function sharesWithinLimit(box: DortmundBox): Check {
  return {
    name: 'nobody has too many shares of one company',
    broken(state) {
      const limit = box.shareLimit[state.seats.length]!;
      for (const { id } of box.companies) {
        const over = holdersOf(state).find((player) => sharesOf(state, player, id) > limit);
        if (over) return `${over} has more than ${limit} of ${id}`;
      }
      return null;
    },
  };
}

export function invariants(box: DortmundBox): readonly Check[] {
  return [
    moneyConserved(() => box.bank),
    certificatesInPlace(box.companies),
    trainsInPlace(box.trains, box.phases),
    boardInPlace(() => box.board, box.companies),
    directorsInPlace(box.companies),
    beerInPlace(box),
    breweriesInPlace(box),
    sharesWithinLimit(box),
    ...(box.investor ? [investorInPlace(box.investor)] : []),
  ];
}
