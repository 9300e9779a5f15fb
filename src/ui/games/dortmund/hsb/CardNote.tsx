import type { PlayerId } from '@/engine/game/ids';
import { cardHolders } from '@/titles/dortmund/two/hsb/cards';
import type { HsbSeat } from '../seats';
import { t } from '../words/brewing';

/** In a game for two: which card of the Investor's companies a player holds, beside the name in the ledger. */
export function CardNote({ seat, player }: { seat: HsbSeat; player: PlayerId }) {
  const cards = cardHolders(seat.state);
  const card = (['railway', 'brewery'] as const).find((each) => cards?.[each] === player);
  if (!card) return null;
  return (
    <span class="beer-note" title={t(`do.two.card.${card}`)}>
      <span aria-hidden="true">{t(`do.two.short.${card}`)}</span>
      <span class="hidden-text">{t(`do.two.card.${card}`)}</span>
    </span>
  );
}
