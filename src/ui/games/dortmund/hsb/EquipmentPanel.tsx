import { typesOnSale } from '@/engine/finance/trains';
import { money, number } from '@/i18n/table';
import { subsidyFor } from '@/titles/dortmund/hsb/brewing/equipment';
import { cardCount, equipmentLimit } from '@/titles/dortmund/hsb/brewing/equipment-limit';
import { brewingTurnOf } from '@/titles/dortmund/hsb/state';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { MoveButton } from '../../../turn/MoveButton';
import { isListed } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import type { HsbProps } from '../seats';
import { t, tCount } from '../words/brewing';
import { EquipmentCard, EquipmentCards } from './EquipmentCard';
import { boxOf } from './names';

/** Buying equipment: what the brewery has, what is on sale, and who pays. */
export function EquipmentPanel(props: HsbProps) {
  const { seat } = props;
  const { state } = seat;
  const box = boxOf(state);
  const { company } = brewingTurnOf(state);
  const limit = equipmentLimit(box, state, company);
  return (
    <>
      <Body {...props}>
        <p class="note">
          {t('do.hsb.equipment')} <EquipmentCards state={state} company={company} />{' '}
          {Number.isFinite(limit) &&
            t('do.hsb.owned.of', { count: number(cardCount(state, company)), limit: number(limit) })}
        </p>
        <p class="note">
          {t('do.hsb.perTurn', {
            count: number(state.done.newTrains),
            limit: number(box.phases.of(state).capexPerTurn),
          })}
        </p>
        <Part title={t('do.hsb.display')}>
          <ul class="offers">
            {typesOnSale(box.trains, state).map(({ id, price }) => (
              <Offer key={id} {...props} card={id} price={price} />
            ))}
          </ul>
        </Part>
      </Body>
      <Foot {...props} quick={['skip']} />
    </>
  );
}

function Offer({ card, price, ...props }: HsbProps & { card: string; price: number }) {
  const { seat, options } = props;
  const { state } = seat;
  const force = { type: 'force-train', train: card, from: 'depot' } as const;
  const buy = { type: 'buy-equipment', card } as const;
  const left = state.trains.filter(({ type, at }) => type === card && at === 'depot').length;
  const subsidy = subsidyFor(boxOf(state), state, price);
  return (
    <li>
      <MoveButton {...props} class="offer" move={isListed(options, force) ? force : buy}>
        <EquipmentCard state={state} card={card} /> <span class="note">{tCount('do.hsb.left', left)}</span>{' '}
        <strong>{money(price)}</strong>
        {subsidy > 0 && isListed(options, buy) && (
          <span class="note">{t('do.hsb.subsidy', { amount: money(subsidy) })}</span>
        )}
      </MoveButton>
    </li>
  );
}
