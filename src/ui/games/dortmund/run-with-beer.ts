import { eventsOfType } from '@/engine/game/events';
import type { Instant } from '@/engine/game/timeline';
import type { RouteReport, RunReport } from '@/engine/routes/types';
import { cityHex } from '@/titles/dortmund/board';

const beerNames: readonly string[] = ['beer', 'beer-marker', 'first-delivery'];

/** The working of a run with the beer that was delivered, whatever the best would have been. */
export function runWithBeer(report: RunReport, since: readonly Instant[]): RunReport {
  const delivery = since.find(({ move }) => move?.type === 'deliver');
  if (!delivery) return report;
  const loads = eventsOfType(delivery.events, 'beer-delivered');
  const routes = report.routes.map((route) => {
    const at = loads.findIndex(({ train }) => train === route.train && mayCarry(route));
    const [load] = at < 0 ? [] : loads.splice(at, 1);
    return withLoad(route, load?.amount ?? 0);
  });
  return { ...report, routes, total: routes.reduce((sum, { total }) => sum + total, 0) };
}

function withLoad(route: RouteReport, amount: number): RouteReport {
  const beer = route.bonuses.filter(({ name }) => beerNames.includes(name));
  const bonuses = route.bonuses.filter(({ name }) => !beerNames.includes(name));
  const plain = beer.reduce((total, each) => total - each.amount, route.total);
  return {
    ...route,
    bonuses: amount > 0 ? [...bonuses, { name: 'beer', amount }] : bonuses,
    total: plain + amount,
  };
}

/** Only a route by way of the city can have carried any. */
function mayCarry({ stops }: RouteReport): boolean {
  return stops.some(({ hex }) => hex === cityHex);
}
