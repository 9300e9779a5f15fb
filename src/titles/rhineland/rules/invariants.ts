import { tilesLeft } from '@/engine/board/lay';
import { sharesOf } from '@/engine/finance/certificates';
import { phaseOf, trainsOf } from '@/engine/finance/trains';
import { canonical } from '@/engine/game/digest';
import type { Invariant } from '@/engine/game/title';
import type { RhinelandBox } from '../box';
import type { RhinelandState } from '../state';

type Check = Invariant<RhinelandState>;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function money(box: RhinelandBox): Check {
  return {
    name: 'money is conserved',
    broken(state) {
      const treasuries = Object.values(state.companies).map(({ treasury }) => treasury);
      const all = state.bank + state.reserve + sum(Object.values(state.cash)) + sum(treasuries);
      if (all !== box.bank(state.setup)) return `${all} instead of ${box.bank(state.setup)}`;
      const poor = Object.entries(state.cash).find(([, cash]) => cash < 0 || !Number.isInteger(cash));
      if (poor) return `${poor[0]} has ${poor[1]}`;
      const company = Object.entries(state.companies).find(
        ([, { treasury }]) => treasury < 0 || !Number.isInteger(treasury),
      );
      return company ? `${company[0]} has ${company[1].treasury}` : null;
    },
  };
}

function certificates(box: RhinelandBox): Check {
  return {
    name: 'every certificate is in one place',
    broken(state) {
      const printed = canonical(
        box.companies.flatMap(({ id, certificates: split }) => split.map((percent) => [id, percent])),
      );
      const now = canonical(state.certificates.map(({ company, percent }) => [company, percent]));
      if (printed !== now) return 'certificates have changed';
      const places = ['offer', 'charter', 'pool', 'kept', ...state.seats];
      const lost = state.certificates.find(({ holder }) => !places.includes(holder));
      if (lost) return `${lost.company} ${lost.percent} is with ${lost.holder}`;
      const full = box.companies.find(({ id }) => sharesOf(state, 'pool', id) > box.poolLimit);
      return full ? `more than ${box.poolLimit} of ${full.id} in the Bank Pool` : null;
    },
  };
}

function trains(box: RhinelandBox): Check {
  return {
    name: 'every train is in one place and limits hold',
    broken(state) {
      const count = sum(box.trains.map((type) => type.count));
      if (state.trains.length !== count) return `${state.trains.length} trains instead of ${count}`;
      const places = ['depot', 'pool', 'gone', ...Object.keys(state.companies)];
      const lost = state.trains.find(({ at }) => !places.includes(at));
      if (lost) return `a ${lost.type}-train is at ${lost.at}`;
      const limit = phaseOf(box.phases, state).trainLimit;
      const over = Object.keys(state.companies).find((id) => trainsOf(state, id).length > limit);
      return over && state.decisions.length === 0 ? `${over} has more than ${limit} trains` : null;
    },
  };
}

function board(box: RhinelandBox): Check {
  return {
    name: 'tiles and stations are in one place',
    broken(state) {
      const def = box.board(state.setup);
      const short = Object.values(state.board.tiles).find(
        ({ tile }) => tilesLeft(def, state.board, tile) < 0,
      );
      if (short) return `more of tile ${short.tile} than there are`;
      for (const { id, tokenCosts } of box.companies) {
        const placed = state.board.stations.filter(({ company }) => company === id).length;
        if (placed + state.companies[id]!.tokens.length !== tokenCosts.length)
          return `${id} has lost a station`;
      }
      return crowded(box, state);
    },
  };
}

function crowded(box: RhinelandBox, state: RhinelandState): string | null {
  const def = box.board(state.setup);
  for (const { hex, stop } of state.board.stations) {
    const laid = state.board.tiles[hex];
    const face = laid ? def.tiles[laid.tile]! : def.hexes[hex]!;
    const slots = face.stops?.[stop]?.slots ?? 0;
    const there = state.board.stations.filter((each) => each.hex === hex && each.stop === stop).length;
    if (there > slots) return `${there} stations on ${slots} places of ${hex}`;
  }
  return null;
}

function companies(box: RhinelandBox): Check {
  return {
    name: 'a floated company has a director and a price',
    broken(state) {
      for (const { id } of box.companies) {
        if (!state.companies[id]!.floated) continue;
        const director = state.certificates.find(({ company, director: is }) => company === id && is)!;
        if (!state.seats.includes(director.holder)) return `${id} has no director`;
        if (!state.prices[id]) return `${id} has no price`;
      }
      return null;
    },
  };
}

export function invariants(box: RhinelandBox): readonly Check[] {
  return [money(box), certificates(box), trains(box), board(box), companies(box)];
}
