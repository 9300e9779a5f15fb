import type { ComponentChildren } from 'preact';
import { sharesOf } from '@/engine/finance/certificates';
import { shareOfDividend } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import { eventsOfType } from '@/engine/game/events';
import { priceOf } from '@/engine/market/market';
import type { DividendMove } from '@/engine/steps/dividend';
import { turnOf } from '@/engine/steps/state';
import { percent } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import type { RailSeat } from '../../table/seat';
import { Body } from '../Body';
import { Change } from '../Change';
import { Foot } from '../Foot';
import { lastRun } from '../last-run';
import { MoveButton } from '../MoveButton';
import { pickedOf } from '../moves';
import { previewOf } from '../preview';
import type { BoardScene, RailProps } from '../props';
import { routeLines } from '../routes';
import { RouteRow } from './RouteRow';

/** The trains' routes stay on the board while their revenue is decided on. */
export function dividendScene({ seat }: { seat: RailSeat }): BoardScene {
  const run = lastRun(seat);
  return run ? { routes: routeLines(run.routes) } : {};
}

const pay: DividendMove = { type: 'dividend', pay: true };
const keep: DividendMove = { type: 'dividend', pay: false };

/** Pay or withhold, side by side: who gets what, and what it does to the price. */
export function DividendPanel(props: RailProps<DividendMove>) {
  const { seat } = props;
  const { state } = seat;
  const { company, revenue } = turnOf(state);
  const chosen = pickedOf(props, 'dividend') ?? pay;
  const paid = payments(props);
  const holders = [
    ...holdersOf(state).map((player) => ({
      label: `${seat.nameOf(player)} ${percent(sharesOf(state, player, company))}`,
      share: sharesOf(state, player, company),
      amount: paid.players[player] ?? 0,
    })),
    {
      label: `${t('turn.treasury')} ${percent(sharesOf(state, 'charter', company))}`,
      share: sharesOf(state, 'charter', company),
      amount: paid.treasury,
    },
    { label: t('turn.pay.rest'), share: paid.rest, amount: paid.rest },
  ].filter(({ share }) => share > 0);
  const { treasury } = state.companies[company]!;
  return (
    <>
      <Body {...props}>
        <LastRun seat={seat} />
        <div class="cards">
          <Card {...props} move={pay} chosen={chosen} title={t('turn.pay', { amount: money(paid.perShare) })}>
            {holders.map(({ label, amount }) => (
              <Line key={label} label={label}>
                {money(amount)}
              </Line>
            ))}
          </Card>
          <Card {...props} move={keep} chosen={chosen} title={t('turn.keep')}>
            <Line label={t('turn.treasury')}>
              <Change from={money(treasury)} to={money(treasury + revenue)} trend="up" />
            </Line>
          </Card>
        </div>
      </Body>
      <Foot
        {...props}
        usual={pay}
        withoutEffects
        confirmLabel={chosen.pay ? t('turn.pay.confirm') : t('turn.keep.confirm')}
      />
    </>
  );
}

/** What paying brings to whom, as the rules would do it. */
function payments({ seat }: { seat: RailSeat }) {
  const events = previewOf(seat, pay)?.events ?? [];
  const sum = (paid: readonly { readonly amount: number }[]) =>
    paid.reduce((total, { amount }) => total + amount, 0);
  const shares = eventsOfType(events, 'dividend-share');
  const dividend = eventsOfType(events, 'paid-out')[0]?.revenue ?? 0;
  return {
    perShare: shareOfDividend(dividend, seat.view.market.shareUnit(turnOf(seat.state).company)),
    players: Object.fromEntries(
      holdersOf(seat.state).map((id) => [id, sum(shares.filter(({ player }) => player === id))]),
    ),
    treasury: sum(eventsOfType(events, 'dividend-kept')),
    rest: sum(eventsOfType(events, 'dividend-rest')),
  };
}

/** The working of the run that brought the revenue. */
export function LastRun({ seat }: { seat: RailSeat }) {
  const run = lastRun(seat);
  return run ? (
    <ul class="routes">
      {run.report.routes.map((route, i) => (
        <RouteRow
          key={i}
          seat={seat}
          type={route.train}
          route={route}
          index={run.routes.findIndex((pieces) => pieces.length > 0 && route.pieces.includes(pieces[0]!))}
        />
      ))}
    </ul>
  ) : null;
}

interface CardProps extends RailProps<DividendMove> {
  title: string;
  move: DividendMove;
  chosen: DividendMove;
  children: ComponentChildren;
}

function Card({ title, move, chosen, children, ...props }: CardProps) {
  const { seat } = props;
  const { company } = turnOf(seat.state);
  const after = previewOf(seat, move)?.state ?? seat.state;
  const [from, to] = [seat.state, after].map((state) => priceOf(seat.view.market, state, company));
  return (
    <MoveButton {...props} move={move} class={`card ${move.pay === chosen.pay ? 'card-chosen' : ''}`}>
      <span class="card-title">{title}</span>
      {children}
      <Line label={t('turn.price')}>
        {from === to ? (
          money(from!)
        ) : (
          <Change from={money(from!)} to={money(to!)} trend={to! > from! ? 'up' : 'down'} />
        )}
      </Line>
    </MoveButton>
  );
}

function Line({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <span class="card-line">
      <span>{label}</span>
      <span>{children}</span>
    </span>
  );
}
