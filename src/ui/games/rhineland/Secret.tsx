import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayerId } from '@/engine/game/ids';
import { t as shared } from '@/i18n/table';
import { PlayerMark } from '../../table/parts/PlayerMark';
import { CardText } from './GoalCard';
import type { RhinelandSeat } from './seats';
import { t } from './words';

interface SecretProps {
  seat: RhinelandSeat;
  player: PlayerId;
  /** What may be done with a card of the hand, by its place in it. */
  under?: (place: number) => ComponentChildren;
  foot?: ComponentChildren;
  onClose: () => void;
}

/**
 * A player's destiny cards behind a curtain of their own, whatever the settings say: the device asks for the right
 * player first, and shows nothing any more as soon as it is laid aside.
 */
export function Secret({ seat, player, under, foot, onClose }: SecretProps) {
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLDialogElement>(null);
  const name = seat.nameOf(player);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const away = () => {
      if (document.visibilityState === 'hidden') onClose();
    };
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, [onClose]);
  return (
    <dialog
      ref={element}
      class="curtain secret"
      aria-label={isShown ? t('cards.yours', { name }) : t('cards.give', { name })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="curtain-body">
        <PlayerMark name={name} colour={seat.colourOf(player)} />
        {isShown ? (
          <>
            <p class="curtain-give">{t('cards.yours', { name })}</p>
            <ul class="goal-cards">
              {(seat.state.destinies?.[player] ?? []).map((card, place) => (
                <li key={card} class="goal-hand">
                  <div class="goal-card">
                    <CardText seat={seat} card={card} />
                  </div>
                  {under?.(place)}
                </li>
              ))}
            </ul>
            {foot}
            <button type="button" class="button" onClick={onClose}>
              {t('cards.hide')}
            </button>
          </>
        ) : (
          <>
            <p class="curtain-give">{t('cards.give', { name })}</p>
            <p>{t('cards.give.why')}</p>
            <button type="button" class="button button-main curtain-open" onClick={() => setShown(true)}>
              {t('cards.show', { name })}
            </button>
            <button type="button" class="button" onClick={onClose}>
              {shared('turn.back')}
            </button>
          </>
        )}
      </div>
    </dialog>
  );
}
