import type { ExchangeDecision, ExchangeMove } from '@/engine/finance/exchange';
import { percent } from '@/i18n/sentences';
import { list, number } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { CompanyToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf } from '../../turn/moves';
import { previewOf } from '../../turn/preview';
import type { PanelProps } from '../../turn/props';
import { t } from './words';

/** A directorship is lost: the certificates that may be taken for it, and what each way does to the own limit. */
export function ExchangePanel(props: PanelProps<Seat, ExchangeMove>) {
  const { seat } = props;
  const { company, sale } = seat.state.decisions.at(-1) as ExchangeDecision;
  return (
    <>
      <Body {...props}>
        {sale && <p class="note">{t('do.exchange.sale', { percents: list(sale.map(percent)) })}</p>}
        <ul class="offers">
          {movesOf(props, 'take-certificates').map((way) => (
            <li key={way.percents.join()}>
              <MoveButton {...props} class="offer" move={way} says={`${company}:`}>
                <CompanyToken seat={seat} company={company} />
                <strong>{list(way.percents.map(percent))}</strong> <Room {...props} way={way} />
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}

/** How many certificates the old director would have, of how many they may. */
function Room({ seat, options, way }: PanelProps<Seat, ExchangeMove> & { way: ExchangeMove }) {
  const after = previewOf(seat, way)?.state;
  if (!after) return null;
  const count = seat.view.certificateCount(after, options.actor.player);
  const limit = seat.view.certificateLimit(after);
  const isOver = count > limit;
  return (
    <span class={isOver ? 'trend-down' : 'note'}>
      {t(isOver ? 'do.exchange.over' : 'do.exchange.then', { count: number(count), limit: number(limit) })}
    </span>
  );
}
