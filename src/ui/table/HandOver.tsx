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

/** The last that others did, or why they did nothing after it, and what the player was paid meanwhile. */
function justNow(seat: Seat, player: PlayerId): readonly string[] {
  const happened = sinceActed(seat, player);
  const last = happened.findIndex(
    (each) => isNews(each, player) && each.about.kind !== 'round' && each.about.kind !== 'money',
  );
  const later = last < 0 ? happened : happened.slice(0, last + 1);
  const passedOver = later.find(({ about }) => about.kind === 'idle');
  const told = [happened[last], passedOver].filter((each) => each !== undefined);
  const received = receivedIn(happened, player);
  return [
    ...told.map(({ event }) => eventSentence(event, namesIn(seat))),
    ...(received > 0 ? [t('table.handOver.received', { amount: money(received) })] : []),
  ];
}
