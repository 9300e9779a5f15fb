import type { PlayerId } from '@/engine/game/ids';
import { cardHolder } from '@/engine/investor/state';
import type { RhinelandSeat } from './seats';
import { t } from './words';

/** Who holds the Investor card, beside the name in the ledger. */
export function InvestorNote({ seat, player }: { seat: RhinelandSeat; player: PlayerId }) {
  if (cardHolder(seat.state) !== player) return null;
  return (
    <span class="target-note" title={t('lra.investor.card')}>
      <span aria-hidden="true">{t('lra.investor.short')}</span>
      <span class="hidden-text">{t('lra.investor.card')}</span>
    </span>
  );
}
