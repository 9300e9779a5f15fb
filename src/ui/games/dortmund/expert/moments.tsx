import { list, money, number } from '@/i18n/table';
import { premiumOf, tollPrice } from '@/titles/dortmund/expert/events/deliveries';
import { priceIn } from '@/titles/dortmund/hsb/beer/market';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { cardName } from '../hsb/names';
import type { ExpertProps } from '../seats';
import { t } from '../words/brewing';
import { boxOf, eventWords, nameOf } from './names';

const half = (price: number) => Math.floor(price / 2);

/** A cube more from stock: to which segment, with which card. */
export function ShiftPanel(props: ExpertProps) {
  return (
    <>
      <Body {...props}>
        <p class="note">{eventWords('O')}</p>
        <ul class="offers">
          {movesOf(props, 'second-shift').map((move) => (
            <li key={JSON.stringify(move)}>
              <MoveButton {...props} class="offer" move={move}>
                <span>{t('do.exp.shift', { card: cardName(move.card), segment: number(move.segment) })}</span>{' '}
                <strong>{money(half(priceIn(move.segment, 'regular')))}</strong>
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} quick={['skip']} />
    </>
  );
}

/** Premium beer, and units that brew for others. */
export function EarningsPanel(props: ExpertProps) {
  const { state } = props.seat;
  const premium = movesOf(props, 'premium');
  const toll = movesOf(props, 'toll-brew');
  const reachOf = (card: string) => Math.min(boxOf(state).equipment[card]!.type, 6);
  return (
    <>
      <Body {...props}>
        {premium.length > 0 && (
          <Part title={nameOf('K')} note={eventWords('K')}>
            <ul class="offers">
              {premium.map((move) => (
                <li key={JSON.stringify(move)}>
                  <MoveButton {...props} class="offer" move={move}>
                    <span>
                      {t('do.exp.premium', {
                        segment: number(move.segment),
                        who: t(move.who === 'regular' ? 'do.hsb.regular' : 'do.hsb.fresh'),
                      })}
                    </span>{' '}
                    <strong>{t('do.exp.more', { amount: money(premiumOf(move.segment, move.who)) })}</strong>
                  </MoveButton>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {toll.length > 0 && (
          <Part title={nameOf('N')} note={eventWords('N')}>
            <ul class="offers">
              {toll.map((move) => (
                <li key={move.cards.join()}>
                  <MoveButton {...props} class="offer" move={move}>
                    <span>{t('do.exp.toll', { cards: list(move.cards.map(cardName)) })}</span>{' '}
                    <strong>
                      {t('do.exp.more', {
                        amount: money(
                          move.cards.reduce((sum, card) => sum + tollPrice(state, reachOf(card)), 0),
                        ),
                      })}
                    </strong>
                  </MoveButton>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Body>
      <Foot {...props} quick={['skip']} />
    </>
  );
}
