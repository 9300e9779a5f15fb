import { sharesOf } from '@/engine/finance/certificates';
import { dividendsOf, trainOf } from '@/engine/rounds/free';
import { percent } from '@/i18n/sentences';
import { money, t as tAll } from '@/i18n/table';
import type { ShortMove } from '@/titles/rhineland/short/moves';
import { trainRoundOf } from '@/titles/rhineland/short/state';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { PlayerToken } from '../../../turn/Mark';
import { Part } from '../../../turn/Part';
import { RouteRow } from '../../../turn/panels/RouteRow';
import { reportOf, runInputOf } from '../../../turn/panels/run-drawing';
import type { BoardScene } from '../../../turn/props';
import { routeLines } from '../../../turn/routes';
import { t } from '../words';
import type { ShortProps, ShortSeat } from './seats';
import { toRun } from './standing';

const run: ShortMove = { type: 'run-train' };
const all: ShortMove = { type: 'run-all' };

function bestOf(seat: ShortSeat) {
  const { company } = trainRoundOf(seat.state);
  return company === null ? { result: undefined, searching: false } : seat.bestRun(seat.state, company);
}

/** The best route of a train with its working, and what each player gets; the next one follows. */
export function RunTrainPanel(props: ShortProps) {
  const { seat } = props;
  const { state } = seat;
  const company = trainRoundOf(state).company;
  if (company === null) return null;
  const { result, searching } = bestOf(seat);
  const report = result && reportOf(runInputOf(seat, company), result.routes);
  const total = report?.total ?? 0;
  const others = toRun(state).length > 1;
  return (
    <>
      <Body {...props}>
        <Part
          title={tAll('turn.run.total', { total: money(total) })}
          note={searching ? tAll('turn.searching') : tAll('turn.run.best')}
        >
          <ul class="routes">
            <RouteRow seat={seat} index={0} type={trainOf(state, company)!} route={report?.routes[0]} />
          </ul>
        </Part>
        <Part title={t('short.dividends')}>
          <ul class="run-dividends">
            {dividendsOf(state, company, total).map(({ player, amount }) => (
              <li key={player}>
                <PlayerToken seat={seat} player={player} />
                <span>
                  {seat.nameOf(player)} <span class="note">{percent(sharesOf(state, player, company))}</span>
                </span>
                <strong>{money(amount)}</strong>
              </li>
            ))}
          </ul>
        </Part>
      </Body>
      <Foot
        {...props}
        usual={run}
        withoutEffects
        confirmLabel={searching ? t('short.run') : t('short.run.pay', { amount: money(total) })}
        actions={
          others && (
            <button type="button" class="button" disabled={!seat.mayAct} onClick={() => seat.act(all)}>
              {t('short.run.all')}
            </button>
          )
        }
      />
    </>
  );
}

/** The route on the board. */
export function runTrainScene({ seat }: ShortProps): BoardScene {
  const { result } = bestOf(seat);
  return result ? { routes: routeLines(result.routes) } : {};
}
