import { useEffect, useRef } from 'preact/hooks';
import type { PlayerId } from '@/engine/game/ids';
import { roundName } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import { PlayerMark } from './parts/PlayerMark';
import type { Seat } from './seat';

/** Hides the table until the next player has taken the device. */
export function Curtain({ seat, player, onOpen }: { seat: Seat; player: PlayerId; onOpen: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const name = seat.nameOf(player);
  return (
    <dialog
      ref={element}
      class="curtain"
      aria-label={t('table.curtain.give', { name })}
      onCancel={(event) => event.preventDefault()}
    >
      <div class="curtain-body">
        <PlayerMark name={name} colour={seat.colourOf(player)} />
        <p class="curtain-give">{t('table.curtain.give', { name })}</p>
        <p>{roundName(seat.state.round, seat.game.speech)}</p>
        <button type="button" class="button button-main curtain-open" onClick={onOpen}>
          {t('table.curtain.open', { name })}
        </button>
      </div>
    </dialog>
  );
}
