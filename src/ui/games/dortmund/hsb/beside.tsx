import { sharesOf } from '@/engine/finance/certificates';
import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';
import type { PrivateWithBids } from '@/engine/rounds/token-bidding';
import { trainName } from '@/i18n/sentences';
import { list, money, number } from '@/i18n/table';
import { minorOf } from '@/titles/dortmund/hsb/box';
import { cardForLink } from '@/titles/dortmund/hsb/rails/links';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { Fact } from '../../../table/parts/Fact';
import { shortName } from '../../../turn/names';
import { BeforeStep as BeforeRailwayStep, Beside } from '../Beside';
import { BiddingPanel } from '../StartingPanel';
import type { HsbProps, HsbSeat } from '../seats';
import { BrewingMarkers } from '../variants/BrewingMarkers';
import { MarkedTrains, MarkerMoves, MarkerNote } from '../variants/Markers';
import { t } from '../words/brewing';
import { CardNote } from './CardNote';
import { EquipmentCards } from './EquipmentCard';
import { ItsFact } from './ItsFact';
import { boxOf, equipmentNames } from './names';
import { TradeMinors } from './TradeMinors';

/** Minor breweries with their boxes for bids: what each brews with, and what is in its treasury. */
export function MinorsPanel(props: HsbProps) {
  const box = boxOf(props.seat.state);
  const tells = ({ id }: PrivateWithBids) => {
    const minor = minorOf(box, String(id))!;
    return [
      t('do.hsb.bid.treasury', { amount: money(minor.treasury) }),
      equipmentNames(props.seat.state, String(id)),
    ];
  };
  return <BiddingPanel {...props} tells={tells} />;
}

/** What may be done beside the choices of a stage. */
export function Also(props: HsbProps) {
  return (
    <>
      <MarkerMoves {...props} />
      <BrewingMarkers {...props} />
      <Beside {...props} />
      {props.options.stage === 'stock' && <TradeMinors {...props} />}
    </>
  );
}

/** What a link takes out of the game, before it is built. */
export function BeforeStep(props: HsbProps) {
  const { seat, options } = props;
  const card = cardForLink(boxOf(seat.state), seat.state);
  return (
    <>
      <BeforeRailwayStep {...props} />
      {options.stage === 'link' && (
        <p class="note">{card === undefined ? t('do.hsb.link.none') : linkWords(seat.state, card)}</p>
      )}
    </>
  );
}

function linkWords(state: HsbState, card: TrainId): string {
  const { segment, yellow, orange } = boxOf(state).burning[card]!;
  return t('do.hsb.link.card', {
    card,
    segment: number(segment),
    regular: number(yellow),
    fresh: number(orange),
  });
}

/** The minor brewery that a player owns, beside their name. */
export function MinorNote({ seat, player }: { seat: HsbSeat; player: PlayerId }) {
  const own = boxOf(seat.state).minors.filter(({ id }) => sharesOf(seat.state, player, id) > 0);
  return (
    <>
      {own.length > 0 && (
        <span class="beer-note" title={list(own.map(({ name }) => name))}>
          {list(own.map(({ id }) => id))}
        </span>
      )}
      <CardNote seat={seat} player={player} />
      <MarkerNote seat={seat} player={player} />
    </>
  );
}

/** Equipment of a brewery, beer on the trains of a railway. */
export function CompanyFacts({ seat, company }: { seat: HsbSeat; company: CompanyId }) {
  const { state } = seat;
  const box = boxOf(state);
  const minor = minorOf(box, company);
  const laden = state.trains.filter(({ at, beer = 0 }) => at === company && beer > 0);
  const place = state.breweryOrder.indexOf(company);
  return (
    <>
      <ItsFact seat={seat} company={company} />
      {box.kindOf(company) !== 'railway' && (
        <Fact term={t('do.hsb.equipment')}>
          <EquipmentCards state={state} company={company} />
        </Fact>
      )}
      {minor && <Fact term={t('do.hsb.printed')}>{money(minor.price)}</Fact>}
      {place >= 0 && <Fact term={t('do.hsb.order')}>{number(place + 1)}</Fact>}
      {laden.length > 0 && (
        <Fact term={t('do.hsb.onTrains')}>
          {list(
            laden.map(
              ({ type, beer = 0, to }) =>
                `${trainName(type)}: ${number(beer)}${to === undefined ? '' : ` → ${shortName(seat, to)}`}`,
            ),
          )}
        </Fact>
      )}
      {state.freeLinks.includes(company) && (
        <Fact term={t('do.company.freeLink')}>{t('do.company.freeLink.yes')}</Fact>
      )}
      <MarkedTrains seat={seat} company={company} />
    </>
  );
}
