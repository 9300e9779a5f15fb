import { type ComponentChildren, Fragment } from 'preact';
import type { RouteReport, StopReport } from '@/engine/routes/types';
import { bonusName } from '@/i18n/sentences';
import { money, number, t } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { Spot } from '../Mark';
import { markedTrain, shortName } from '../names';
import { routeColour } from '../routes';

interface RouteRowProps {
  seat: Seat;
  /** Which of the company's trains: decides on the colour. */
  index: number;
  type: string;
  route: RouteReport | undefined;
  /** Why it has none: it need not run. */
  rests?: boolean;
  children?: ComponentChildren;
}

/** One train: its stops with their values, its bonuses by name, what it earns. */
export function RouteRow({ seat, index, type, route, rests, children }: RouteRowProps) {
  return (
    <li class="route-row">
      <Spot colour={routeColour(index)} />
      <div class="route-what">
        <strong>{markedTrain(seat, type)}</strong>{' '}
        {route ? (
          route.stops.map((stop, i) => (
            <Fragment key={i}>
              <Stop isLast={i === route.stops.length - 1} name={shortName(seat, stop.hex)} stop={stop} />{' '}
            </Fragment>
          ))
        ) : (
          <span class="note">{t(rests ? 'turn.run.rests' : 'turn.run.idle')}</span>
        )}
        {route?.bonuses.map(({ name, amount }) => (
          <div key={name} class="route-bonus">
            {t('turn.run.bonus', { name: bonusName(name, seat.game.speech), amount: number(amount) })}
          </div>
        ))}
      </div>
      <strong class="route-total">{route ? money(route.total) : '–'}</strong>
      {children}
    </li>
  );
}

function Stop({ name, stop, isLast }: { name: string; stop: StopReport; isLast: boolean }) {
  return (
    <span class="route-stop">
      {name} <b>{number(stop.value)}</b>
      {stop.ferry && <span class="note"> {t('turn.run.ferry')}</span>}
      {!isLast && <span aria-hidden="true">{'\u00a0·'}</span>}
    </span>
  );
}
