import { directorOf, ordinaryOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { atPrice, priceOf } from '@/engine/market/market';
import type { RaiseDecision, RaiseMove } from '@/engine/steps/trains';
import { percent as percents, sourceName, trainName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { Body } from '../Body';
import { decisionNow } from '../decisions';
import { Foot } from '../Foot';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { movesOf, whyNot } from '../moves';
import type { RailProps } from '../props';
import { labelOf } from '../words';
import { oneSale } from './OneSale';

/** A train must be bought and the treasury is too small: the sources in their order. */
export function RaisePanel(props: RailProps<RaiseMove>) {
  const { seat } = props;
  const decision = decisionNow(seat.state, 'raise-money');
  if (!decision) return null;
  const { company, price, train } = decision;
  const payer = directorOf(seat.state, company)!;
  const { treasury } = seat.state.companies[company]!;
  const charter = movesOf(props, 'sell-charter');
  return (
    <>
      <Body {...props}>
        <dl class="effects">
          <Fact label={t('turn.raise.train', { train: trainName(train) })} value={money(price)} />
          <Fact label={t('turn.treasury')} value={money(treasury)} />
          <Fact label={t('turn.raise.missing')} value={money(price - treasury)} strong />
        </dl>
        <ol class="sources">
          <li class={charter.length > 0 ? 'source-now' : 'source-done'}>
            <h3>{t('turn.raise.charter', { company })}</h3>
            {charter.length > 0 ? (
              <div class="sale-moves">
                {charter.map((move) => (
                  <Sale
                    key={move.percent}
                    {...props}
                    decision={decision}
                    seller="charter"
                    company={company}
                    percent={move.percent}
                  />
                ))}
              </div>
            ) : (
              <p class="note">{t('turn.raise.charter.none')}</p>
            )}
          </li>
          <li class={charter.length > 0 ? 'source-later' : 'source-done'}>
            <h3>{t('turn.raise.cash', { player: seat.nameOf(payer) })}</h3>
            <p class="note">{t('turn.raise.cash.what', { cash: money(seat.state.cash[payer]!) })}</p>
          </li>
          <li class={charter.length > 0 ? 'source-later' : 'source-now'}>
            <h3>{t('turn.raise.own')}</h3>
            <OwnMeans {...props} decision={decision} />
          </li>
        </ol>
      </Body>
      <Foot {...props} {...oneSale(props)} />
    </>
  );
}

function Fact({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div class="effect">
      <dt>{label}</dt>
      <dd>{strong ? <strong class="trend-down">{value}</strong> : value}</dd>
    </div>
  );
}

/** The director's own certificates, and a credit of the bank. */
function OwnMeans({ decision, ...props }: RailProps<RaiseMove> & { decision: RaiseDecision }) {
  const { seat } = props;
  const payer = directorOf(seat.state, decision.company)!;
  const credit = { type: 'credit' } as const;
  const cards = seat.view.companies.flatMap(({ id }) =>
    [...new Set(ordinaryOf(seat.state, payer, id).map(({ percent }) => percent))]
      .map((percent) => ({ company: id, percent }))
      .filter((card) => whyNot(props, { type: 'sell-own', ...card })?.code !== 'buyer-alone'),
  );
  return (
    <div class="sale-moves">
      {cards.map(({ company, percent }) => (
        <Sale
          key={`${company}/${percent}`}
          {...props}
          decision={decision}
          seller={payer}
          company={company}
          percent={percent}
        />
      ))}
      <MoveButton {...props} move={credit}>
        {labelOf(seat, credit)}
      </MoveButton>
    </div>
  );
}

interface SaleProps extends RailProps<RaiseMove> {
  decision: RaiseDecision;
  seller: string;
  company: CompanyId;
  percent: number;
}

/** One certificate; all of one seller's of a company go at the price of the first. */
function Sale({ decision, seller, company, percent, ...props }: SaleProps) {
  const { seat } = props;
  const price = decision.sales[`${seller}/${company}`] ?? priceOf(seat.view.market, seat.state, company);
  const move =
    seller === 'charter'
      ? ({ type: 'sell-charter', percent } as const)
      : ({ type: 'sell-own', company, percent } as const);
  const amount = money(atPrice(seat.view.market, company, price, percent));
  return (
    <MoveButton
      {...props}
      move={move}
      says={`${seller === 'charter' ? `${sourceName('charter')} ` : ''}${company}:`}
    >
      <CompanyToken seat={seat} company={company} />
      <span>{percents(percent)}</span> <strong>{amount}</strong>
    </MoveButton>
  );
}
