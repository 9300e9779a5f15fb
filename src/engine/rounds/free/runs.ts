import { sharesOf } from '@/engine/finance/certificates';
import { shareOfDividend } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import { plainAt } from '@/engine/game/draft';
import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { bestRun } from '@/engine/routes/best';
import { explain } from '@/engine/routes/report';
import type { RouteReport, RunInput } from '@/engine/routes/types';
import type { FreeState } from './state';

/** What a company's one train has run, without anybody being asked. */
export interface CompanyRun {
  company: CompanyId;
  train: TrainId;
  /** The track in order; none where the train found no route. */
  pieces: string[];
  stops: { hex: HexId; value: number }[];
  revenue: number;
}

/** The state with its large parts as plain values, which networks are kept by. */
export function plainParts<S extends FreeState>(draft: S): S {
  return {
    ...draft,
    board: plainAt(draft, 'board'),
    certificates: plainAt(draft, 'certificates'),
    trains: plainAt(draft, 'trains'),
  };
}

/** The best run of a company's train, with its working. */
export function bestRunOf(
  input: RunInput,
  company: CompanyId,
  train: TrainId,
): { readonly run: CompanyRun; readonly route: RouteReport | undefined } {
  const { routes, total: revenue } = explain(input, bestRun(input).run);
  const [route] = routes;
  const pieces = [...(route?.pieces ?? [])];
  const stops = (route?.stops ?? []).map(({ hex, value }) => ({ hex, value }));
  return { run: { company, train, pieces, stops, revenue }, route };
}

/** What each holder of shares gets of a dividend, in the order of the seats. */
export function dividendsOf(
  state: FreeState,
  company: CompanyId,
  paid: number,
): { player: PlayerId; amount: number }[] {
  return holdersOf(state)
    .map((player) => ({ player, amount: shareOfDividend(paid, sharesOf(state, player, company)) }))
    .filter(({ amount }) => amount > 0);
}

/** Tells of a run and of what it pays, or that there was none. */
export function tellRun(
  state: FreeState,
  { company, train, revenue }: CompanyRun,
  route: RouteReport | undefined,
  paid: number,
  moment: Moment,
): void {
  if (!route) {
    moment.emit({ type: 'no-revenue', company });
    return;
  }
  const { stops, bonuses } = route;
  moment.emit({
    type: 'ran',
    company,
    train,
    hexes: stops.map(({ hex }) => hex),
    ferries: stops.filter(({ ferry }) => ferry).map(({ hex }) => hex),
    bonuses: bonuses.map(({ name }) => name),
    extra: bonuses.reduce((sum, { amount }) => sum + amount, 0),
    revenue,
  });
  moment.emit({ type: 'paid-out', company, revenue: paid });
  for (const { player, amount } of dividendsOf(state, company, paid)) {
    moment.emit({ type: 'dividend-share', player, company, amount });
  }
}
