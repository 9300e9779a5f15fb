import { eventsOfType } from '@/engine/game/events';
import { turnOf } from '@/engine/steps/state';
import { trainName } from '@/i18n/sentences';
import { money } from '@/i18n/table';
import { usableCubes } from '@/titles/dortmund/rules/breweries';
import type { DeliverMove } from '@/titles/dortmund/rules/operating/moves';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf, pickedOf } from '../../turn/moves';
import { shortName } from '../../turn/names';
import { Part } from '../../turn/Part';
import { LastRun } from '../../turn/panels/DividendPanel';
import { previewOf } from '../../turn/preview';
import { Cubes } from './Breweries';
import type { TrgProps, TrgSeat } from './seats';
import { t, tCount } from './words';

type Delivery = DeliverMove;
type Load = Delivery['loads'][number];

/** With more ways than this, the others are unfolded; carrying none is always in sight. */
const shownAtOnce = 7;

/** Beer for the trains that have run: which carries how many cubes where to, best first. */
export function BeerPanel(props: TrgProps) {
  const { seat, options } = props;
  const all = movesOf(props, 'deliver');
  const [best] = all;
  const ways = all.filter(({ loads }) => loads.length > 0);
  const none = all.filter(({ loads }) => loads.length === 0);
  const chosen = pickedOf(props, 'deliver') ?? best;
  const income = chosen ? incomeOf(seat, chosen) : 0;
  const cubes = usableCubes(seat.state, options.actor.player);
  return (
    <>
      <Body {...props}>
        <LastRun seat={seat} />
        <Part title={t('do.beer.deliver')} note={tCount('do.beer.usable', cubes)}>
          <Ways {...props} deliveries={[...ways.slice(0, shownAtOnce), ...none]} />
          {ways.length > shownAtOnce && (
            <details class="drawing">
              <summary>{t('do.beer.more')}</summary>
              <Ways {...props} deliveries={ways.slice(shownAtOnce)} />
            </details>
          )}
        </Part>
      </Body>
      <Foot
        {...props}
        {...(best && { usual: best })}
        {...(income > 0 && { confirmLabel: t('do.beer.confirm', { amount: money(income) }) })}
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
                <OneLoad key={load.train} seat={props.seat} load={load} />
              ))}
            </span>
            <strong>{money(incomeOf(props.seat, delivery))}</strong>
          </MoveButton>
        </li>
      ))}
    </ul>
  );
}

/** `8-train → Witten:` and the cubes that it carries. */
function OneLoad({ seat, load: { train, cubes, to } }: { seat: TrgSeat; load: Load }) {
  const carrier = seat.state.done.carriers.find(({ index }) => index === train);
  return (
    <span class="load-line">
      {t('do.beer.load', { train: trainName(carrier?.train ?? ''), hex: shortName(seat, to) })}{' '}
      <Cubes count={cubes} />
    </span>
  );
}

/** What a delivery brings, with what the marker of no. 4 adds. */
function incomeOf(seat: TrgSeat, delivery: Delivery): number {
  const { company } = turnOf(seat.state);
  return eventsOfType(previewOf(seat, delivery)?.events ?? [], 'beer-delivered')
    .filter((event) => event.company === company)
    .reduce((sum, { amount }) => sum + amount, 0);
}
