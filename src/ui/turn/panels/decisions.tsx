import { deciderOf } from '@/engine/finance/certificates';
import type { AgreeMove, DiscardMove } from '@/engine/steps/trains';
import { trainName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { Body } from '../Body';
import { decisionNow } from '../decisions';
import { Foot } from '../Foot';
import { CompanyToken } from '../Mark';
import { movesOf } from '../moves';
import { companyOf, ownedTrains } from '../names';
import type { PanelProps } from '../props';
import { MoveList } from './ListPanel';

/** Another company wants to buy a train: its price, and what the seller would have without it. */
export function AgreePanel(props: PanelProps<Seat, AgreeMove>) {
  const { seat } = props;
  const deal = decisionNow(seat.state, 'agree-train');
  if (!deal) return null;
  const { buyer, train, price } = deal;
  const asker = deciderOf(seat.state, buyer);
  const agree = { type: 'agree' } as const;
  return (
    <>
      <Body {...props}>
        <p class="deal">
          <CompanyToken seat={seat} company={buyer} />
          <span>
            {t('turn.agree.what', {
              buyer: companyOf(seat, buyer)?.name ?? buyer,
              player: asker === null ? '' : seat.nameOf(asker),
              train: trainName(train),
              price: money(price),
            })}
          </span>
        </p>
      </Body>
      <Foot {...props} usual={agree} quick={['decline']} withRun />
    </>
  );
}

/** More trains than the new limit allows: which one goes. */
export function DiscardPanel(props: PanelProps<Seat, DiscardMove>) {
  const { seat } = props;
  const decision = decisionNow(seat.state, 'discard-train');
  if (!decision) return null;
  return (
    <>
      <Body {...props}>
        <p class="note">{ownedTrains(seat, decision.company)}</p>
        <MoveList {...props} moves={movesOf(props, 'discard-train')} />
      </Body>
      <Foot {...props} />
    </>
  );
}
