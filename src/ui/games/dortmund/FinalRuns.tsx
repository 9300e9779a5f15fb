import { Fragment } from 'preact';
import { trainName } from '@/i18n/sentences';
import { money, number } from '@/i18n/table';
import { CompanyToken, Spot } from '../../turn/Mark';
import { shortName } from '../../turn/names';
import type { BoardScene } from '../../turn/props';
import { routeColour, routeLines } from '../../turn/routes';
import type { IntSeat } from './seats';
import { t } from './words';

/** The one run of each company, stop by stop. */
export function FinalRuns({ seat }: { seat: IntSeat }) {
  const { runs } = seat.state;
  return (
    <section class="final-runs" aria-label={t('do.runs')}>
      <h2>{t('do.runs')}</h2>
      {runs.length === 0 && <p class="note">{t('do.runs.none')}</p>}
      <ul class="routes">
        {runs.map(({ company, train, stops, revenue, paid }, i) => (
          <li key={company} class="route-row">
            <Spot colour={routeColour(i)} />
            <CompanyToken seat={seat} company={company} />
            <div class="route-what">
              <strong>
                {company} · {trainName(train)}
              </strong>{' '}
              {stops.length === 0 && <span class="note">{t('do.runs.idle')}</span>}
              {stops.map((stop, at) => (
                <Fragment key={at}>
                  <span class="route-stop">
                    {at > 0 && <span aria-hidden="true">· </span>}
                    {shortName(seat, stop.hex)} <b>{number(stop.value)}</b>
                  </span>{' '}
                </Fragment>
              ))}
              {paid !== revenue && (
                <div class="route-bonus">{t('do.runs.rounded', { revenue: money(revenue) })}</div>
              )}
            </div>
            <strong class="route-total">{money(paid)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The routes in their colours on the board, once they have been run. */
export function finalScene({ state }: IntSeat): BoardScene {
  return { routes: routeLines(state.runs.map(({ pieces }) => pieces)) };
}
