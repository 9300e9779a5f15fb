import type { PrivateDef } from '@/engine/finance/cards';
import type { PlayerId } from '@/engine/game/ids';
import { type AuctionMove, auctionOf, freeCash } from '@/engine/rounds/auction';
import { money, t } from '@/i18n/table';
import type { RailSeat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { PlayerToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { choicesOf, whyNot } from '../moves';
import { Part } from '../Part';
import type { RailProps } from '../props';
import { namesIn } from '../words';
import { PowerHelp } from './PowerHelp';

/** Private companies in ascending order: buy the lowest, bid for the others, or pass. */
export function AuctionPanel(props: RailProps<AuctionMove>) {
  const { seat } = props;
  const isGone = ({ id }: PrivateDef) => {
    const { owner, closed } = seat.state.privates[id]!;
    return owner !== null || closed;
  };
  return (
    <>
      <Body {...props}>
        <SoldLots {...props} lots={seat.view.privates.filter(isGone)} />
        <ul class="lots">
          {seat.view.privates
            .filter((each) => !isGone(each))
            .map((each) => (
              <Lot key={each.id} {...props} lot={each} />
            ))}
        </ul>
        <FreeCash seat={seat} players={seat.state.seats} />
      </Body>
      <Foot {...props} quick={['pass']} />
    </>
  );
}

/** What is sold in one line; unfolded, each with its owner and what it is good for. */
function SoldLots({ lots, ...props }: RailProps<AuctionMove> & { lots: readonly PrivateDef[] }) {
  const { seat } = props;
  if (lots.length === 0) return null;
  return (
    <details class="sold-lots">
      <summary>
        <span class="note">{t('turn.lots.sold')}</span>
        {lots.map(({ id }) => {
          const { owner } = seat.state.privates[id]!;
          return (
            <span key={id} class="sold-lot">
              {owner && <PlayerToken seat={seat} player={owner} />}
              <span>{id}</span>
              {owner && (
                <span class="hidden-text">{t('turn.lot.owner', { player: seat.nameOf(owner) })}</span>
              )}
            </span>
          );
        })}
      </summary>
      <ul class="lots">
        {lots.map((each) => (
          <Lot key={each.id} {...props} lot={each} />
        ))}
      </ul>
    </details>
  );
}

function Lot({ lot, ...props }: RailProps<AuctionMove> & { lot: PrivateDef }) {
  const { seat, selection } = props;
  const { owner, closed } = seat.state.privates[lot.id]!;
  const isSold = owner !== null || closed;
  const isOpen = selection.in(seat.state).open === lot.id;
  const unfold = () => selection.unfold(seat.state, isOpen ? undefined : lot.id);
  return (
    <li class={`lot ${isSold ? 'lot-sold' : ''}`}>
      <span class="lot-number">{lot.no}</span>
      <div class="lot-what">
        <button type="button" class="lot-name" aria-expanded={isOpen} onClick={unfold}>
          <strong>{namesIn(seat).private(lot.id)}</strong> <span class="note">{terms(lot)}</span>
        </button>
        {isOpen && <PowerHelp seat={seat} id={lot.id} />}
        <Bids seat={seat} lot={lot} />
      </div>
      {isSold ? (
        <span class="note">
          {owner ? t('turn.lot.owner', { player: seat.nameOf(owner) }) : t('turn.lot.sold')}
        </span>
      ) : (
        <LotButton {...props} lot={lot} />
      )}
    </li>
  );
}

/** Price and revenue; the certificate of a corporation's director pays nothing by itself. */
export function terms(lot: PrivateDef): string {
  const price = money(lot.price);
  return lot.revenue > 0
    ? t('turn.lot.terms', { price, revenue: money(lot.revenue) })
    : t('turn.lot.price', { price });
}

/** The lowest unsold can be bought; on the others one may bid. */
function LotButton({ lot, ...props }: RailProps<AuctionMove> & { lot: PrivateDef }) {
  const { seat } = props;
  const offered = seat.view.privates.find(
    ({ id }) => seat.state.privates[id]!.owner === null && !seat.state.privates[id]!.closed,
  );
  if (offered?.id === lot.id) {
    const price = lot.price - auctionOf(seat.state).discount;
    return (
      <MoveButton
        {...props}
        move={{ type: 'buy-private', private: lot.id }}
        says={`${namesIn(seat).private(lot.id)}:`}
      >
        {t('turn.lot.buy', { price: money(price) })}
      </MoveButton>
    );
  }
  const choice = choicesOf(props, 'bid').find(({ move }) => move.private === lot.id);
  const move = choice?.move ?? { type: 'bid' as const, private: lot.id, amount: lowestBid(props, lot) };
  return (
    <MoveButton {...props} move={move} says={`${namesIn(seat).private(lot.id)}:`}>
      {t('turn.lot.bid', { price: money(move.amount) })}
    </MoveButton>
  );
}

/** What the least bid would be where the acting player cannot make one: the refusal of none at all says it. */
function lowestBid(props: RailProps<AuctionMove>, lot: PrivateDef): number {
  const refusal = whyNot(props, { type: 'bid', private: lot.id, amount: 0 });
  return refusal?.code === 'bid-too-low' ? refusal.params.amount : lot.price;
}

function bidsOn({ state }: RailSeat, lot: Pick<PrivateDef, 'id'>) {
  if (state.round.kind !== 'auction') return [];
  const bids = auctionOf(state).bids.filter((bid) => bid.private === lot.id);
  return bids.sort((a, b) => b.amount - a.amount);
}

export function Bids({ seat, lot }: { seat: RailSeat; lot: Pick<PrivateDef, 'id'> }) {
  const bids = bidsOn(seat, lot);
  if (bids.length === 0) return null;
  return (
    <ul class="bids" aria-label={t('turn.bids')}>
      {bids.map(({ player, amount }) => (
        <li key={player}>
          <PlayerToken seat={seat} player={player} /> {seat.nameOf(player)} {money(amount)}
        </li>
      ))}
    </ul>
  );
}

/** What each player could still spend: money laid on bids is not free. */
export function FreeCash({ seat, players }: { seat: RailSeat; players: readonly PlayerId[] }) {
  return (
    <Part title={t('turn.freeCash')}>
      <ul class="purses">
        {players.map((player) => {
          const free = freeCash(seat.state, player);
          const cash = seat.state.cash[player]!;
          return (
            <li key={player}>
              <PlayerToken seat={seat} player={player} />
              <span>{seat.nameOf(player)}</span>
              <strong>{money(free)}</strong>
              {free < cash && (
                <span class="note">{t('turn.freeCash.laid', { amount: money(cash - free) })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
