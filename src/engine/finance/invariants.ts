import { canonical } from '@/engine/game/digest';
import type { CompanyId } from '@/engine/game/ids';
import type { Invariant } from '@/engine/game/title';
import type { CompanyDef, TrainType } from './cards';
import { type Holdings, sharesOf } from './certificates';
import type { Phases } from './phases';
import { holdersOf } from './seats';
import type { FinanceState } from './state';
import { trainsOf } from './trains';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Nothing is lost or made; `elsewhere` is money that belongs to nobody now. */
export function moneyConserved<S extends FinanceState>(
  all: (state: S) => number,
  elsewhere: (state: S) => number = () => 0,
): Invariant<S> {
  return {
    name: 'money is conserved',
    broken(state) {
      const treasuries = Object.values(state.companies).map(({ treasury }) => treasury);
      const there = state.bank + elsewhere(state) + sum(Object.values(state.cash)) + sum(treasuries);
      if (there !== all(state)) return `${there} instead of ${all(state)}`;
      const poor = Object.entries(state.cash).find(([, cash]) => cash < 0 || !Number.isInteger(cash));
      if (poor) return `${poor[0]} has ${poor[1]}`;
      const company = Object.entries(state.companies).find(
        ([, { treasury }]) => treasury < 0 || !Number.isInteger(treasury),
      );
      return company ? `${company[0]} has ${company[1].treasury}` : null;
    },
  };
}

export function certificatesInPlace(companies: readonly CompanyDef[]): Invariant<Holdings> {
  const printed = canonical(
    companies.flatMap(({ id, certificates: split }) => split.map((percent) => [id, percent])),
  );
  return {
    name: 'every certificate is in one place',
    broken(state) {
      const now = canonical(state.certificates.map(({ company, percent }) => [company, percent]));
      if (printed !== now) return 'certificates have changed';
      const places = ['offer', 'charter', 'pool', 'kept', 'gone', ...holdersOf(state)];
      const lost = state.certificates.find(({ holder }) => !places.includes(holder));
      return lost ? `${lost.company} ${lost.percent} is with ${lost.holder}` : null;
    },
  };
}

export function poolWithinLimit(
  companies: readonly CompanyDef[],
  poolLimit: number,
): Invariant<FinanceState> {
  return {
    name: 'the Bank Pool is not too full',
    broken(state) {
      const full = companies.find(({ id }) => sharesOf(state, 'pool', id) > poolLimit);
      return full ? `more than ${poolLimit} of ${full.id} in the Bank Pool` : null;
    },
  };
}

/** Companies with trains, in a game with or without money. */
interface TrainOwners extends Pick<FinanceState, 'trains' | 'decisions'> {
  companies: Record<CompanyId, object>;
}

export function trainsInPlace(types: readonly TrainType[], phases: Phases): Invariant<TrainOwners> {
  const count = sum(types.map((type) => type.count));
  return {
    name: 'every train is in one place and limits hold',
    broken(state) {
      if (state.trains.length !== count) return `${state.trains.length} trains instead of ${count}`;
      const places = ['depot', 'pool', 'gone', 'kept', ...Object.keys(state.companies)];
      const lost = state.trains.find(({ at }) => !places.includes(at));
      if (lost) return `a ${lost.type}-train is at ${lost.at}`;
      const limit = phases.of(state).trainLimit;
      const over = Object.keys(state.companies).find((id) => trainsOf(state, id).length > limit);
      return over && state.decisions.length === 0 ? `${over} has more than ${limit} trains` : null;
    },
  };
}

export function directorsInPlace(companies: readonly CompanyDef[]): Invariant<FinanceState> {
  return {
    name: 'a floated company has a director and a price',
    broken(state) {
      for (const { id, certificates } of companies) {
        if (!state.companies[id]!.floated) continue;
        const isOutright = certificates.length === 1;
        const director = state.certificates.find(({ company, director: is }) => company === id && is)!;
        if (!holdersOf(state).includes(director.holder)) return `${id} has no director`;
        if (!state.prices[id] && !isOutright) return `${id} has no price`;
      }
      return null;
    },
  };
}
