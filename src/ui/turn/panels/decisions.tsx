import { directorOf } from '@/engine/finance/certificates';
import { phaseOf, trainsOf } from '@/engine/finance/trains';
import { trainName } from '@/i18n/sentences';
import { money, t } from '@/i18n/turn';
import { Body } from '../Body';
import { decisionNow } from '../decisions';
import { Foot } from '../Foot';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { movesOf } from '../moves';
import { companyOf, markedTrain, trainNames } from '../names';
import type { PanelProps } from '../props';
import { labelOf } from '../words';

/** Another company wants to buy a train: its price, and what the seller would have without it. */
export function AgreePanel(props: PanelProps) {
  const { seat } = props;
  const deal = decisionNow(seat.state, 'agree-train');
  if (!deal) return null;
  const { buyer, train, price } = deal;
  const asker = directorOf(seat.state, buyer);
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
export function DiscardPanel(props: PanelProps) {
  const { seat, options } = props;
  const decision = decisionNow(seat.state, 'discard-train');
  if (!decision) return null;
  const owned = trainsOf(seat.state, decision.company).map(({ type }) => type);
  return (
    <>
      <Body {...props}>
        <p class="note">
          {t('turn.trains.owned', {
            trains: trainNames(owned, (type) => markedTrain(seat, type)),
            count: owned.length,
            limit: phaseOf(seat.view.phases, seat.state).trainLimit,
          })}
        </p>
        <ul class="offers">
          {movesOf(options, 'discard-train').map((move) => (
            <li key={move.train}>
              <MoveButton {...props} class="offer" move={move}>
                {labelOf(seat, move)}
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
