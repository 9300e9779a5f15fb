import { Fragment } from 'preact';
import type { CompanyRun } from '@/engine/rounds/free';
import type { Bonus } from '@/engine/routes/types';
import { bonusName, trainName } from '@/i18n/sentences';
import { money, number, t } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { CompanyToken, Spot } from '../Mark';
import { shortName } from '../names';
import type { BoardScene } from '../props';
import { routeColour, routeLines } from '../routes';

/** A run, and what there is to say of it beside its stops. */
export interface ShownRun extends CompanyRun {
  readonly bonuses?: readonly Bonus[];
  /** What all shares are paid, where that is not all of it. */
  readonly paid?: number;
  readonly note?: string;
}

/** The runs of the companies one after the other, stop by stop. */
export function RunList({ seat, title, runs }: { seat: Seat; title: string; runs: readonly ShownRun[] }) {
  return (
    <section class="run-list" aria-label={title}>
      <h2>{title}</h2>
      {runs.length === 0 && <p class="note">{t('turn.runs.none')}</p>}
      <ul class="routes">
        {runs.map((run, i) => (
          <li key={run.company} class="route-row">
            <Spot colour={routeColour(i)} />
            <CompanyToken seat={seat} company={run.company} />
            <Working seat={seat} run={run} />
            <strong class="route-total">{money(run.paid ?? run.revenue)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Working({ seat, run }: { seat: Seat; run: ShownRun }) {
  const { company, train, stops, bonuses = [], note } = run;
  return (
    <div class="route-what">
      <strong>
        {company} · {trainName(train)}
      </strong>{' '}
      {stops.length === 0 && <span class="note">{t('turn.runs.idle')}</span>}
      {stops.map((stop, at) => (
        <Fragment key={at}>
          <span class="route-stop">
            {at > 0 && <span aria-hidden="true">· </span>}
            {shortName(seat, stop.hex)} <b>{number(stop.value)}</b>
          </span>{' '}
        </Fragment>
      ))}
      {bonuses.map(({ name, amount }) => (
        <div key={name} class="route-bonus">
          {t('turn.run.bonus', { name: bonusName(name, seat.game.speech), amount: number(amount) })}
        </div>
      ))}
      {note !== undefined && <div class="route-bonus">{note}</div>}
    </div>
  );
}

/** The routes in their colours on the board, once they have been run. */
export function runsScene(runs: readonly CompanyRun[]): BoardScene {
  return { routes: routeLines(runs.map(({ pieces }) => pieces)) };
}
