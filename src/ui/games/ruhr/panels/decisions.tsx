import { deciderOf, directorOf } from '@/engine/finance/certificates';
import { atPrice, priceOf } from '@/engine/market/market';
import { percent, trainName } from '@/i18n/sentences';
import { money } from '@/i18n/table';
import { capexOf } from '@/titles/ruhr/box';
import { missing } from '@/titles/ruhr/rules/bank/means';
import type { AgreeEngineDecision, AgreeForcedDecision, RaiseDecision } from '@/titles/ruhr/state';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { oneSale } from '../../../turn/panels/OneSale';
import { useReachable } from '../../../turn/use-reachable';
import { boxOf } from '../names';
import type { RuhrProps } from '../seats';
import { t } from '../words';

/** A railway is asked for a train: as a switch engine, or because another must have one. */
export function AgreeSalePanel(props: RuhrProps) {
  const { seat } = props;
  const deal = seat.state.decisions.at(-1) as AgreeEngineDecision | AgreeForcedDecision;
  const asker = deciderOf(seat.state, deal.buyer);
  const box = boxOf(seat.state);
  return (
    <>
      <Body {...props}>
        <p class="deal">
          <CompanyToken seat={seat} company={deal.buyer} />
          <span>
            {t(deal.kind === 'agree-engine' ? 'ru.agree.engine' : 'ru.agree.forced', {
              player: asker === null ? t('ru.bank') : seat.nameOf(asker),
              train: trainName(deal.train),
              price: money(deal.price),
              printed: money(
                deal.kind === 'agree-engine'
                  ? capexOf(box, deal.train).switchEngine.price
                  : capexOf(box, deal.train).train.price,
              ),
            })}
          </span>
        </p>
      </Body>
      <Foot {...props} usual={{ type: 'agree' }} quick={['decline']} withRun />
    </>
  );
}

/** Something must be paid that the treasury cannot: the director's cash, then certificates. */
export function RaisePanel(props: RuhrProps) {
  const { seat } = props;
  const { state } = seat;
  const decision = state.decisions.at(-1) as RaiseDecision;
  const { company, price, purpose, sales } = decision;
  const payer = directorOf(state, company);
  const facts = useReachable<HTMLDListElement>();
  const cash = payer === null ? 0 : state.cash[payer]!;
  const what =
    purpose.what === 'train'
      ? trainName(purpose.train)
      : t('ru.raise.markers', { card: purpose.card, markers: purpose.markers.join(' ') });
  return (
    <>
      <Body {...props}>
        <dl ref={facts} class="effects">
          <Fact label={what} value={money(price)} />
          <Fact label={t('ru.treasury')} value={money(state.companies[company]!.treasury)} />
          <Fact
            label={t('ru.raise.cash', { player: payer === null ? '' : seat.nameOf(payer) })}
            value={money(cash)}
          />
          <Fact label={t('ru.raise.missing')} value={money(missing(state) - cash)} strong />
        </dl>
        <Part title={t('ru.raise.sell')} note={t('ru.raise.note', { company })}>
          <div class="sale-moves">
            {movesOf(props, 'sell-own').map((move) => (
              <MoveButton
                key={`${move.company}/${move.percent}`}
                {...props}
                move={move}
                says={`${move.company}:`}
              >
                <CompanyToken seat={seat} company={move.company} />
                <span>{percent(move.percent)}</span>{' '}
                <strong>
                  {money(
                    atPrice(
                      seat.view.market,
                      move.company,
                      sales[move.company] ?? priceOf(seat.view.market, state, move.company),
                      move.percent,
                    ),
                  )}
                </strong>
              </MoveButton>
            ))}
          </div>
        </Part>
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
