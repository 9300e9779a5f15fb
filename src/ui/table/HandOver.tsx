import type { PlayerId } from '@/engine/game/ids';
import { t } from '@/i18n/table';
import { IconButton } from './parts/IconButton';
import { PlayerMark } from './parts/PlayerMark';
import type { Seat } from './seat';

/** A slim line that names the next player, until they touch their panel. */
export function HandOver({ seat, player, onSeen }: { seat: Seat; player: PlayerId; onSeen: () => void }) {
  const name = seat.nameOf(player);
  return (
    <div class="hand-over">
      <PlayerMark name={name} colour={seat.colourOf(player)} />
      <span>{t('table.handOver', { name })}</span>
      <IconButton icon="close" label={t('detail.close')} onClick={onSeen} />
    </div>
  );
}
