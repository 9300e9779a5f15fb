import type {
  Bonus,
  Route,
  RouteReport,
  RouteView,
  RunInput,
  Running,
  RunReport,
  SharedBonus,
  Train,
} from './types';

/** What a route earns by itself: its stops and its own bonuses. */
export function earnings(train: Train, route: RouteView): number {
  const stops = route.visits.reduce((sum, visit) => sum + train.profile.value(visit), 0);
  return stops + ownBonuses(train, route).reduce((sum, bonus) => sum + bonus.amount, 0);
}

function ownBonuses({ profile }: Train, route: RouteView): Bonus[] {
  return (profile.bonuses ?? [])
    .map(({ name, amount }) => ({ name, amount: amount(route) }))
    .filter((bonus) => bonus.amount !== 0);
}

/** The working of a whole run: each route's stops in order with values, then each bonus by name. */
export function explain(input: RunInput, run: readonly Running<Route>[]): RunReport {
  const shares = sharesOf(input.rules.shared, run);
  const routes = run.map((running, i) => explainRoute(running, shares[i] ?? []));
  return { routes, total: routes.reduce((sum, route) => sum + route.total, 0) };
}

function sharesOf(shared: SharedBonus | undefined, run: readonly Running[]): readonly (readonly Bonus[])[] {
  return shared && run.length > 0 ? shared.share(run) : [];
}

function explainRoute({ train, route }: Running<Route>, shares: readonly Bonus[]): RouteReport {
  const bonuses = [...ownBonuses(train, route), ...shares.filter((bonus) => bonus.amount !== 0)];
  const stops = route.visits.map((visit) => ({
    hex: visit.stops[0]!.hex,
    stops: visit.stops.map((stop) => stop.stop),
    ferry: visit.ferry,
    value: train.profile.value(visit),
  }));
  const total = [...stops.map((stop) => stop.value), ...bonuses.map((bonus) => bonus.amount)];
  return {
    train: train.id,
    pieces: route.pieces.map((piece) => piece.key),
    stops,
    bonuses,
    total: total.reduce((sum, amount) => sum + amount, 0),
  };
}

/** What a whole run earns, shared bonuses included. */
export function totalOf(input: RunInput, run: readonly Running[]): number {
  const own = run.reduce((sum, { train, route }) => sum + earnings(train, route), 0);
  return own + sharedTotal(input.rules.shared, run);
}

/** What all routes of a run get together of what they share. */
export function sharedTotal(shared: SharedBonus | undefined, run: readonly Running[]): number {
  let sum = 0;
  for (const share of sharesOf(shared, run)) for (const { amount } of share) sum += amount;
  return sum;
}
