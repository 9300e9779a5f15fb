import type { RunReport } from '@/engine/routes/types';
import { turnOf } from '@/engine/steps/state';
import { money, t, tCount } from '@/i18n/dortmund';
import { trainName } from '@/i18n/sentences';
import { cityHex } from '@/titles/dortmund/board';
import { usableCubes } from '@/titles/dortmund/rules/breweries';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { MoveButton } from '../../turn/MoveButton';
import { isOfType, type MoveOfType, movesOf } from '../../turn/moves';
import { shortName } from '../../turn/names';
import { LastRun } from '../../turn/panels/DividendPanel';
import { previewOf } from '../../turn/preview';
import type { TrgProps, TrgSeat } from './seats';

type Delivery = MoveOfType<'deliver'>;

/** With more ways than this, the others are unfolded. */
const shownAtOnce = 8;

/** Beer for the trains that have run: which carries how many cubes where to, best first. */
export function BeerPanel(props: TrgProps) {
  const { seat, options, selection } = props;
  const deliveries = movesOf(options, 'deliver');
  const [best] = deliveries;
  const { move } = selection.in(seat.state);
  const chosen = isOfType(move, 'deliver') ? move : best;
  const cubes = usableCubes(seat.state, options.actor.player);
  const run = selection.runOn(seat.state.board);
  return (
    <>
      <Body {...props}>
        <LastRun {...props} />
        <section class="turn-part">
          <h3>
            {t('do.beer.deliver')} <span class="note">{tCount('do.beer.usable', cubes)}</span>
          </h3>
          <Ways {...props} deliveries={deliveries.slice(0, shownAtOnce)} />
          {deliveries.length > shownAtOnce && (
            <details class="drawing">
              <summary>{t('do.beer.more')}</summary>
              <Ways {...props} deliveries={deliveries.slice(shownAtOnce)} />
            </details>
          )}
        </section>
      </Body>
      <Foot
        {...props}
        {...(best && { usual: best })}
        confirmLabel={t('do.beer.confirm', { amount: money(chosen ? incomeOf(seat, chosen) : 0) })}
        onConfirm={() => {
          if (run && chosen) selection.keepRun({ ...run, report: withBeer(seat, run.report, chosen) });
        }}
      />
    </>
  );
}

function Ways({ deliveries, ...props }: TrgProps & { deliveries: readonly Delivery[] }) {
  return (
    <ul class="offers">
      {deliveries.map((delivery) => (
        <li key={JSON.stringify(delivery.loads)}>
          <MoveButton {...props} class="offer" move={delivery}>
            <span class="load">
              {delivery.loads.length === 0 && t('do.beer.none')}
              {delivery.loads.map((load) => (
                <span key={load.train}>{loadWords(props.seat, load)}</span>
              ))}
            </span>
            <strong>{money(incomeOf(props.seat, delivery))}</strong>
          </MoveButton>
        </li>
      ))}
    </ul>
  );
}

/** `8-train: 2 → Witten`. */
function loadWords(seat: TrgSeat, { train, cubes, to }: Delivery['loads'][number]): string {
  const carrier = seat.state.done.carriers.find(({ index }) => index === train);
  return t('do.beer.load', {
    train: trainName(carrier?.train ?? ''),
    cubes,
    hex: shortName(seat, to),
  });
}

/** What a delivery brings, with what the marker of no. 4 adds. */
function incomeOf(seat: TrgSeat, delivery: Delivery): number {
  return deliveredBy(seat, delivery).reduce((sum, amount) => sum + amount, 0);
}

function deliveredBy(seat: TrgSeat, delivery: Delivery): number[] {
  const events = previewOf(seat, delivery)?.events ?? [];
  const { company } = turnOf(seat.state);
  return events
    .filter((event) => event.type === 'beer-delivered' && event.company === company)
    .map(({ amount }) => Number(amount));
}

const beerNames: readonly string[] = ['beer', 'beer-marker'];

/** The working of the run with the beer that is carried, whatever the best would have been. */
function withBeer(seat: TrgSeat, report: RunReport, delivery: Delivery): RunReport {
  const amounts = deliveredBy(seat, delivery);
  const loads = delivery.loads.map(({ train }, i) => ({
    type: seat.state.done.carriers.find(({ index }) => index === train)?.train,
    amount: amounts[i] ?? 0,
  }));
  const routes = report.routes.map((route) => {
    const bonuses = route.bonuses.filter(({ name }) => !beerNames.includes(name));
    const without = route.bonuses
      .filter(({ name }) => beerNames.includes(name))
      .reduce((total, { amount }) => total - amount, route.total);
    const at = loads.findIndex(({ type }) => type === route.train && carries(route.stops));
    const [load] = at < 0 ? [] : loads.splice(at, 1);
    return load
      ? {
          ...route,
          bonuses: [...bonuses, { name: 'beer', amount: load.amount }],
          total: without + load.amount,
        }
      : { ...route, bonuses, total: without };
  });
  return { ...report, routes, total: routes.reduce((sum, { total }) => sum + total, 0) };
}

/** Only a route by way of the city can have carried any. */
function carries(stops: RunReport['routes'][number]['stops']): boolean {
  return stops.some(({ hex }) => hex === cityHex);
}
