import type { CompanyId } from '@/engine/game/ids';
import { list } from '@/i18n/table';
import { CompanyToken } from '../../../turn/Mark';
import type { HsbSeat } from '../seats';

/** Order markers from left to right. */
export function OrderTrack({ seat, order }: { seat: HsbSeat; order: readonly CompanyId[] }) {
  return (
    <span class="order-track">
      <span class="hidden-text">{list(order)}</span>
      {order.map((id) => (
        <CompanyToken key={id} seat={seat} company={id} />
      ))}
    </span>
  );
}
