import type { PlayerId } from '@/engine/game/ids';
import { cardHolder } from '@/engine/investor/state';
import type { TrgSeat } from '../seats';
import { t } from '../words';

/** Who holds the card of the Investor's railway, beside the name in the ledger. */
export function InvestorNote({ seat, player }: { seat: TrgSeat; player: PlayerId }) {
  if (cardHolder(seat.state) !== player) return null;
  return (
    <span class="beer-note" title={t('do.two.card')}>
      <span aria-hidden="true">{t('do.two.card.short')}</span>
      <span class="hidden-text">{t('do.two.card')}</span>
    </span>
  );
}
