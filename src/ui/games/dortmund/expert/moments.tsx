import { ordinaryOf } from '@/engine/finance/certificates';
import { worthOf } from '@/engine/market/market';
import { list, money, number } from '@/i18n/table';
import { premiumOf, tollPrice } from '@/titles/dortmund/expert/events/deliveries';
import { creditFor } from '@/titles/dortmund/expert/events/purchase';
import { priceIn } from '@/titles/dortmund/hsb/beer/market';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { cardName } from '../hsb/names';
import type { ExpertProps } from '../seats';
import { t, tCount } from '../words/brewing';
import { boxOf, cardNameAt, eventWords, nameOf } from './names';

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

/** The events of the own turn, where they may be used now. */
export function EventMoves(props: ExpertProps) {
  const { seat, options } = props;
  const { state, view } = seat;
  const { company = '' } = options.actor;
  const fair = movesOf(props, 'fair');
  const sales = movesOf(props, 'investor-sale');
  const contracts = movesOf(props, 'transport-contract');
  const payments = movesOf(props, 'pay-with-card');
  const upgrades = movesOf(props, 'upgrade');
  const code = usedBy({ fair, sales, contracts, payments, upgrades });
  if (code === undefined) return null;
  const stack = ordinaryOf(state, 'charter', company).map(({ percent }) => percent);
  const worth = (count: number) =>
    worthOf(
      view.market,
      state,
      company,
      stack.slice(0, count).reduce((sum, each) => sum + each, 0),
    );
  const credit = (card: number) => creditFor(boxOf(state).equipment[state.trains[card]!.type]!);
  return (
    <Part class="beside" title={nameOf(code)} note={eventWords(code)}>
      <div class="beside-moves">
        {fair.map((move) => (
          <MoveButton key="fair" {...props} move={move}>
            {nameOf('G')} <strong>{money(10)}</strong>
          </MoveButton>
        ))}
        {sales.map((move) => (
          <MoveButton key={move.count} {...props} move={move}>
            {tCount('do.exp.investor', move.count)} <strong>{money(worth(move.count))}</strong>
          </MoveButton>
        ))}
        {contracts.map((move) => (
          <MoveButton
            key={move.railway}
            {...props}
            move={move}
            says={`${t('do.exp.contract')} ${move.railway}`}
          >
            <span aria-hidden="true">{t('do.exp.contract')}</span>{' '}
            <CompanyToken seat={seat} company={move.railway} />
          </MoveButton>
        ))}
        {payments.map((move) => (
          <MoveButton key={`${move.card}/${move.old}`} {...props} move={move}>
            {t('do.exp.payWith', { old: cardNameAt(state, move.old), card: cardName(move.card) })}{' '}
            <strong>−{money(credit(move.old))}</strong>
          </MoveButton>
        ))}
        {upgrades.map((move) => (
          <MoveButton key={move.card} {...props} move={move}>
            {t('do.exp.upgrade', { card: cardName(move.card) })}
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}

/** A brewery has one event at a time: whichever may be used now. */
function usedBy(moves: Record<'fair' | 'sales' | 'contracts' | 'payments' | 'upgrades', readonly unknown[]>) {
  const codes = { fair: 'G', sales: 'M', contracts: 'P', payments: 'I', upgrades: 'J' } as const;
  const kinds = Object.keys(codes) as (keyof typeof codes)[];
  const kind = kinds.find((each) => moves[each].length > 0);
  return kind && codes[kind];
}
