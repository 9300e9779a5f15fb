import { worthOf } from '@/engine/market/market';
import { percent } from '@/i18n/sentences';
import { list, money } from '@/i18n/table';
import type { FloatSaleDecision, OrderPlaceDecision } from '@/titles/dortmund/hsb/state';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { MoveList } from '../../../turn/panels/ListPanel';
import type { HsbProps } from '../seats';
import { t } from '../words/brewing';
import { EquipmentCard } from './EquipmentCard';
import { OrderChoice } from './OrderChoice';

/** A company floats in brown or grey: how much of it goes to the Bank Pool, and what that brings it. */
export function FloatSalePanel(props: HsbProps) {
  const { seat } = props;
  const { company } = seat.state.decisions.at(-1) as FloatSaleDecision;
  const sales = movesOf(props, 'float-sale');
  return (
    <>
      <Body {...props}>
        <p class="deal">
          <CompanyToken seat={seat} company={company} /> <span>{t('do.hsb.floatSale')}</span>
        </p>
        <ul class="offers">
          {sales.map((sale) => (
            <li key={sale.percents.join()}>
              <MoveButton {...props} class="offer" move={sale}>
                <strong>
                  {sale.percents.length === 0 ? t('do.hsb.nothing') : list(sale.percents.map(percent))}
                </strong>{' '}
                <strong>
                  {money(
                    sale.percents.reduce(
                      (sum, each) => sum + worthOf(seat.view.market, seat.state, company, each),
                      0,
                    ),
                  )}
                </strong>
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}

/** The order of the breweries as it would be either way. */
export function OrderPlacePanel(props: HsbProps) {
  const { seat } = props;
  const { company, place } = seat.state.decisions.at(-1) as OrderPlaceDecision;
  const now = seat.state.breweryOrder;
  const others = now.filter((id) => id !== company);
  const taken = [...others.slice(0, place), company, ...others.slice(place)];
  return (
    <OrderChoice
      {...props}
      ways={[
        { move: { type: 'take-place' }, label: t('do.hsb.place.take'), order: taken },
        { move: { type: 'keep-place' }, label: t('do.hsb.place.keep'), order: now },
      ]}
    />
  );
}

/** In a game for two: which company of the Investor's a player acts for first. */
export function PickCardPanel(props: HsbProps) {
  return (
    <>
      <Body {...props}>
        <MoveList {...props} moves={movesOf(props, 'pick-card')} />
      </Body>
      <Foot {...props} />
    </>
  );
}

/** More equipment than the limit allows: which card goes. */
export function DiscardEquipmentPanel(props: HsbProps) {
  const { seat } = props;
  return (
    <>
      <Body {...props}>
        <ul class="offers">
          {movesOf(props, 'discard-equipment').map((move) => (
            <li key={move.card}>
              <MoveButton {...props} class="offer" move={move}>
                <EquipmentCard state={seat.state} card={move.card} />
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
