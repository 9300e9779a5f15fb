import type { PlayerId } from '@/engine/game/ids';
import { eventSentence } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { isNews, receivedIn, sinceActed } from '../turn/since';
import { namesIn } from '../turn/words';
import { PlayerMark } from './parts/PlayerMark';
import type { Seat } from './seat';

/** A slim line that names the next player, and tells what has just happened, until they touch their panel. */
export function HandOver({ seat, player }: { seat: Seat; player: PlayerId }) {
  const name = seat.nameOf(player);
  const what = justNow(seat, player);
  return (
    <div class="hand-over">
      <PlayerMark name={name} colour={seat.colourOf(player)} />
      <p>
        <b>{t('table.handOver', { name })}</b>
        {what.length > 0 && <span class="hand-over-what"> {what.join(' · ')}</span>}
      </p>
    </div>
  );
}

/** The last that others did, and what the player was paid meanwhile. */
function justNow(seat: Seat, player: PlayerId): readonly string[] {
  const happened = sinceActed(seat, player);
  const last = happened.find(
    (each) => isNews(each, player) && each.about.kind !== 'round' && each.about.kind !== 'money',
  );
  const received = receivedIn(happened, player);
  return [
    ...(last ? [eventSentence(last.event, namesIn(seat))] : []),
    ...(received > 0 ? [t('table.handOver.received', { amount: money(received) })] : []),
  ];
}
