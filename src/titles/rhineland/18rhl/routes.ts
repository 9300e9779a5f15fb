import type { Phases } from '@/engine/finance/phases';
import { isSold, trainsOf, typeOf } from '@/engine/finance/trains';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { bestRun } from '@/engine/routes/best';
import type { Networks } from '@/engine/steps/network';
import { type RouteState, routesWith } from '../rules/routes';
import type { Quarry } from './bonuses';
import { bonuses, trains } from './cards';
import { privilegesKey, privilegesOf, profileOf, townTrain } from './profiles';

const { rheingold } = bonuses;

/** [18Rhl 6.2.3] trains never run from Hamburg to Berlin; areas of the board say the rest. */
const neverTogether: readonly HexId[] = ['A14', 'B15'];

/** Without its token the Rheingold Express runs nowhere that this train could not begin to run, too. */
const longest = trains.findLast(({ id }) => id !== rheingold.train)!;

/** The routes of 18Rhl; with the alternative package a quarry is part of them. */
export function routesOf(networks: Networks<RouteState>, phases: Phases, quarry?: Quarry) {
  const also = (state: RouteState, company: CompanyId) => privilegesKey(privilegesOf(state, company));
  const { runInput, situationOf, runs, canRun, couldRun } = routesWith({
    networks,
    phases,
    neverTogether,
    longest: longest.id,
    isOrdinary: (type, { state, company }) => type !== rheingold.train && !privilegesOf(state, company).link,
    profileOf: (at, type) => profileOf(at, type, quarry),
    also,
  });
  return {
    runInput,
    situationOf,
    runs,
    canRun,
    couldRun: (state: RouteState, company: CompanyId): boolean =>
      couldRun(state, company) || byTokenAlone(state, company),
    /** Whose trains may do what others may not. */
    routesAlso: (state: RouteState): string[] =>
      Object.keys(state.companies).map((company) => also(state, company)),
    /** [18Rhl 8.4.2 D8] in one route of one of its trains. */
    mostTowns(state: RouteState, company: CompanyId): number {
      const { graph, access, rules } = runInput(state, company);
      const at = situationOf(state, company);
      const types = new Set(trainsOf(state, company).map(({ type }) => type));
      const counts = [...types].map((id) => {
        const profile = townTrain(profileOf(at, id, quarry));
        return bestRun({ graph, access, rules: { ...rules, unit: 1 }, trains: [{ id, profile }] }).total;
      });
      return Math.max(0, ...counts);
    },
  };

  /** [18Rhl 8.5.2 no. 3] only with the token is there a route: it counts once there are trains that could run it. */
  function byTokenAlone(state: RouteState, company: CompanyId): boolean {
    const { availableFrom } = typeOf(trains, rheingold.train)!;
    if (availableFrom === undefined || !isSold(state, availableFrom)) return false;
    return privilegesOf(state, company).token !== undefined && runs(state, company, rheingold.train);
  }
}
