import type { ComponentChildren } from 'preact';
import { sharesOf } from '@/engine/finance/certificates';
import { shareOfDividend } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import { eventsOfType } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
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
import { sameMove } from '../moves';
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

/** A further way to share the revenue out, where a game has one. */
export interface DividendWay<M extends Move> {
  readonly move: M;
  title(perShare: string): string;
  readonly confirm: string;
  /** What is said above the button, where its word is not enough. */
  readonly sentence?: string;
}

interface DividendProps<M extends Move> extends RailProps<DividendMove | M> {
  more?: readonly DividendWay<M>[];
}

/** Pay or withhold, side by side: who gets what, and what it does to the price. */
export function DividendPanel<M extends Move = never>({ more = [], ...props }: DividendProps<M>) {
  const { seat, selection } = props;
  const { state } = seat;
  const { company, revenue } = turnOf(state);
  const ways: readonly DividendWay<DividendMove | M>[] = [
    {
      move: pay,
      title: (amount) => t('turn.pay', { amount }),
      confirm: t('turn.pay.confirm'),
    },
    ...more,
  ];
  const picked = selection.in(state).move;
  const chosen = [keep, ...ways.map(({ move }) => move)].find((move) => sameMove(move, picked)) ?? pay;
  const way = ways.find(({ move }) => move === chosen);
  const { treasury } = state.companies[company]!;
  return (
    <>
      <Body {...props}>
        <LastRun seat={seat} />
        <div class="cards">
          {ways.map((each) => (
            <PayCard key={each.move.type} {...props} way={each} chosen={chosen} />
          ))}
          <Card {...props} move={keep} chosen={chosen} title={t('turn.keep')}>
            <Line label={t('turn.treasury')}>
              <Change from={money(treasury)} to={money(treasury + revenue)} trend="up" />
            </Line>
          </Card>
        </div>
      </Body>
      <Foot
        {...props}
        usual={chosen}
        withoutEffects
        confirmLabel={way?.confirm ?? t('turn.keep.confirm')}
        {...(way?.sentence !== undefined && { sentence: way.sentence })}
      />
    </>
  );
}

interface PayCardProps<M extends Move> extends RailProps<M> {
  way: DividendWay<M>;
  chosen: Move;
}

/** What everybody gets. */
function PayCard<M extends Move>({ way, ...props }: PayCardProps<M>) {
  const { seat } = props;
  const { state } = seat;
  const { company } = turnOf(state);
  const paid = payments(seat, way.move);
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
  return (
    <Card {...props} move={way.move} title={way.title(money(paid.perShare))}>
      {holders.map(({ label, amount }) => (
        <Line key={label} label={label}>
          {money(amount)}
        </Line>
      ))}
    </Card>
  );
}

/** What paying in this way brings to whom, as the rules would do it. */
function payments(seat: RailSeat, way: Move) {
  const events = previewOf(seat, way)?.events ?? [];
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

interface CardProps<M extends Move> extends RailProps<M> {
  title: string;
  move: NoInfer<M>;
  chosen: Move;
  children: ComponentChildren;
}

function Card<M extends Move>({ title, move, chosen, children, ...props }: CardProps<M>) {
  const { seat } = props;
  const { company } = turnOf(seat.state);
  const after = previewOf(seat, move)?.state ?? seat.state;
  const [from, to] = [seat.state, after].map((state) => priceOf(seat.view.market, state, company));
  return (
    <MoveButton {...props} move={move} class={`card ${sameMove(move, chosen) ? 'card-chosen' : ''}`}>
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
