import { directorOf } from '@/engine/finance/certificates';
import { money, number } from '@/i18n/table';
import { markerOf } from '@/titles/dortmund/expert/box';
import { movedLeft } from '@/titles/dortmund/expert/events/round';
import type { EventDecision, MarkerDealDecision } from '@/titles/dortmund/expert/state';
import { priceIn } from '@/titles/dortmund/hsb/beer/market';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf, pickedOf } from '../../../turn/moves';
import { OrderChoice } from '../hsb/OrderChoice';
import type { ExpertProps } from '../seats';
import { t } from '../words/brewing';
import { MarkerOffers } from './MarkerOffers';
import { cardNameAt, eventWords, fromWords, markerWords, Named, nameOf } from './names';

/** Before the first stock round: which marker the owner of a minor brewery pays for. */
export function FirstMarkerPanel(props: ExpertProps) {
  const { seat, options } = props;
  const cash = seat.state.cash[directorOf(seat.state, options.actor.company!)!]!;
  return (
    <>
      <Body {...props}>
        <p class="note">{t('do.exp.cash', { amount: money(cash) })}</p>
        <MarkerOffers {...props} moves={movesOf(props, 'first-marker')} />
      </Body>
      <Foot {...props} quick={['no-marker']} />
    </>
  );
}

/** Another company wants to buy a marker. */
export function AgreeMarkerPanel(props: ExpertProps) {
  const { seat } = props;
  const { company, buyer, marker, price } = seat.state.decisions.at(-1) as MarkerDealDecision;
  const { code } = seat.state.markers[marker]!;
  return (
    <>
      <Body {...props}>
        <p class="deal">
          <CompanyToken seat={seat} company={buyer} /> <Named code={code} />
        </p>
        <p>
          {t('do.exp.deal', {
            buyer,
            seller: company,
            price: money(price),
            printed: money(markerOf(code)!.price),
          })}
        </p>
        <p class="note">{markerWords(code)}</p>
      </Body>
      <Foot {...props} usual={{ type: 'agree' }} quick={['decline']} />
    </>
  );
}

/** A brewery has more than it has room for. */
export function ReturnPanel(props: ExpertProps) {
  const { state } = props.seat;
  return (
    <>
      <Body {...props}>
        <ul class="offers">
          {movesOf(props, 'return-marker', 'return-event').map((move) => {
            const code = move.type === 'return-marker' ? state.markers[move.marker]!.code : move.event;
            return (
              <li key={JSON.stringify(move)}>
                <MoveButton {...props} class="offer exp-offer" move={move}>
                  <Named code={code} />
                  <span class="note">
                    {move.type === 'return-marker' ? markerWords(code) : eventWords(code)}
                  </span>
                </MoveButton>
              </li>
            );
          })}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}

/** Before the first brewery acts: which cube is taken ahead. */
export function AdvertisePanel(props: ExpertProps) {
  const { state } = props.seat;
  return (
    <>
      <Body {...props}>
        <p class="note">{eventWords('H')}</p>
        <ul class="offers">
          {movesOf(props, 'advertise').map((move) => (
            <li key={JSON.stringify(move)}>
              <MoveButton {...props} class="offer" move={move}>
                <span>
                  {t('do.exp.advertise', {
                    card: cardNameAt(state, move.card),
                    segment: number(move.segment),
                    who: t(move.who === 'regular' ? 'do.hsb.regular' : 'do.hsb.fresh'),
                  })}
                </span>{' '}
                <strong>{money(priceIn(move.segment, move.who))}</strong>
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} quick={['keep-event']} />
    </>
  );
}

/** After the new order: as it is, or with the brewery one place further left. */
export function MarketingPanel(props: ExpertProps) {
  const { seat } = props;
  const { company } = seat.state.decisions.at(-1) as EventDecision;
  const now = seat.state.breweryOrder;
  return (
    <OrderChoice
      {...props}
      ways={[
        { move: { type: 'move-left' }, label: t('do.exp.left'), order: movedLeft(now, company) },
        { move: { type: 'keep-event' }, label: t('do.exp.stay'), order: now },
      ]}
    />
  );
}

/** Which event a brewery takes, and which it lays back for it: what the picked one does is said below them all. */
export function TakeEventPanel(props: ExpertProps) {
  const { seat, options } = props;
  const held = Object.entries(seat.state.events).find(([, at]) => at === options.actor.company)?.[0];
  const picked = pickedOf(props, 'take-event');
  return (
    <>
      <Body {...props}>
        {held !== undefined && <p class="note">{t('do.exp.keeps', { event: nameOf(held) })}</p>}
        <ul class="exp-events">
          {movesOf(props, 'take-event').map((move) => (
            <li key={move.event}>
              <MoveButton {...props} class="offer exp-offer" move={move}>
                <Named code={move.event} /> <span class="note">{fromWords(move.event)}</span>
              </MoveButton>
            </li>
          ))}
        </ul>
        {picked && <p>{eventWords(picked.event)}</p>}
      </Body>
      <Foot {...props} quick={['skip']} />
    </>
  );
}
