import type { PlayerId } from '@/engine/game/ids';
import { mustBid, type PrivateWithBids, startingRoundOf } from '@/engine/rounds/token-bidding';
import { list, money, number } from '@/i18n/table';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { PlayerToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { Part } from '../../turn/Part';
import { PowerHelp } from '../../turn/panels/PowerHelp';
import { namesIn } from '../../turn/words';
import type { TrgProps, TrgSeat } from './seats';
import { t, tOf } from './words';

/** Private breweries with their boxes: everybody has one bidding token, and all must end at different ones. */
export function StartingPanel(props: TrgProps) {
  return <BiddingPanel {...props} tells={tells} explains />;
}

interface Telling {
  /** What a lot pays, and what else it brings. */
  readonly tells: (lot: PrivateWithBids) => readonly string[];
  /** There is more to be said of a lot than that. */
  readonly explains?: boolean;
}

const tells: Telling['tells'] = (lot) => [
  t('do.bid.pays', { revenue: money(lot.revenue) }),
  tOf('do.bid.brings', lot.id),
];

export function BiddingPanel(props: TrgProps & Telling) {
  const { seat } = props;
  // every private company of this round has spaces for bids
  const lots = seat.view.privates as readonly PrivateWithBids[];
  return (
    <>
      <Body {...props}>
        <Standing {...props} />
        <ul class="breweries-bid">
          {lots.map((lot) => (
            <Lot key={lot.id} {...props} lot={lot} />
          ))}
        </ul>
        <Purses seat={seat} />
      </Body>
      <Foot {...props} />
    </>
  );
}

/** Why the acting player must move their token, and who else must lay or move one. */
function Standing({ seat, options }: TrgProps) {
  const { bids } = startingRoundOf(seat.state);
  const own = bidOf(seat, options.actor.player);
  const above = own && bids.find((bid) => bid.private === own.private && bid.amount > own.amount);
  const open = seat.state.seats.filter((player) => mustBid(seat.state, player));
  const isAlone = open.length === 1;
  return (
    <>
      {above && (
        <p class="duty">
          {t('do.bid.outbid', {
            player: seat.nameOf(above.player),
            private: namesIn(seat).private(above.private),
          })}
        </p>
      )}
      {!isAlone && <p class="note">{t('do.bid.who', { names: list(open.map(seat.nameOf)) })}</p>}
    </>
  );
}

function bidOf(seat: TrgSeat, player: PlayerId) {
  return startingRoundOf(seat.state).bids.find((bid) => bid.player === player);
}

function Lot({ lot, tells, explains = false, ...props }: TrgProps & Telling & { lot: PrivateWithBids }) {
  const told = tells(lot);
  return (
    <li class="brewery-bid">
      <span class="lot-number">{lot.no}</span>
      <div class="lot-what">
        {explains ? (
          <Explained {...props} lot={lot} told={told} />
        ) : (
          <p class="lot-line">
            <strong>{namesIn(props.seat).private(lot.id)}</strong> <span>{told.join(' · ')}</span>
          </p>
        )}
        <div class="bid-spaces">
          {lot.bids.map((amount) => (
            <BidSpace key={amount} {...props} lot={lot} amount={amount} />
          ))}
        </div>
      </div>
    </li>
  );
}

/** Its name, touched, says what else it can do. */
function Explained({
  seat,
  selection,
  lot,
  told,
}: TrgProps & { lot: PrivateWithBids; told: readonly string[] }) {
  const isOpen = selection.in(seat.state).open === lot.id;
  const [first, ...more] = told;
  return (
    <>
      <button
        type="button"
        class="lot-name"
        aria-expanded={isOpen}
        onClick={() => selection.unfold(seat.state, isOpen ? undefined : lot.id)}
      >
        <span>
          <strong>{namesIn(seat).private(lot.id)}</strong> <span class="note">{first}</span>
        </span>{' '}
        <span class="note">{more.join(' · ')}</span>
      </button>
      {isOpen && <PowerHelp seat={seat} id={lot.id} />}
    </>
  );
}

/** A space for bids: with the token of a player who lies there, or to be chosen. */
function BidSpace({ lot, amount, ...props }: TrgProps & { lot: PrivateWithBids; amount: number }) {
  const { seat, selection } = props;
  const bid = startingRoundOf(seat.state).bids.find(
    (each) => each.private === lot.id && each.amount === amount,
  );
  const { open } = selection.in(seat.state);
  return (
    <MoveButton
      {...props}
      class="bid-space"
      move={{ type: 'bid', private: lot.id, amount }}
      {...(open === lot.id && { open })}
      says={`${namesIn(seat).private(lot.id)}:`}
    >
      <span>{number(amount)}</span>
      {bid && (
        <>
          <PlayerToken seat={seat} player={bid.player} />
          <span class="hidden-text">{seat.nameOf(bid.player)}</span>
        </>
      )}
    </MoveButton>
  );
}

/** What each player has, and what their bid would leave them. */
function Purses({ seat }: { seat: TrgSeat }) {
  return (
    <Part title={t('do.bid.cash')}>
      <ul class="purses">
        {seat.state.seats.map((player) => {
          const bid = bidOf(seat, player);
          const words = mustBid(seat.state, player) ? 'do.bid.above' : 'do.bid.laid';
          return (
            <li key={player}>
              <PlayerToken seat={seat} player={player} />
              <span>{seat.nameOf(player)}</span>
              <strong>{money(seat.state.cash[player]!)}</strong>
              {bid && <span class="note">{t(words, { amount: money(bid.amount) })}</span>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
