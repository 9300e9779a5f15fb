import { useState } from 'preact/hooks';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { labelOf } from '../../turn/words';
import { Secret } from './Secret';
import type { RhinelandProps } from './seats';
import { t } from './words';

const places = ['first', 'second'] as const;
type Place = (typeof places)[number];

/** One of two destiny cards is dropped: all of it behind the curtain, and nothing of it shows outside. */
export function DestinyPanel(props: RhinelandProps) {
  const { seat, options } = props;
  const { player } = options.actor;
  const [openIn, setOpenIn] = useState<object>();
  const name = seat.nameOf(player);
  return (
    <>
      <Body {...props}>
        <p class="note">{t('cards.destinies.two')}</p>
        <p class="note">{t('cards.drop.later')}</p>
        <button
          type="button"
          class="button button-main look"
          disabled={!seat.mayAct}
          onClick={() => setOpenIn(seat.state)}
        >
          {t('cards.look.of', { name })}
        </button>
      </Body>
      <Foot {...props} />
      {openIn === seat.state && <Dropping {...props} onClose={() => setOpenIn(undefined)} />}
    </>
  );
}

function Dropping({ seat, options, onClose }: RhinelandProps & { onClose: () => void }) {
  const [picked, pick] = useState<Place>();
  const move = { type: 'drop-destiny', card: picked ?? 'first' } as const;
  return (
    <Secret
      seat={seat}
      player={options.actor.player}
      onClose={onClose}
      under={(place) => (
        <button
          type="button"
          class="move"
          aria-pressed={picked === places[place]}
          onClick={() => pick(places[place])}
        >
          <span class="hidden-text">{t(place === 0 ? 'cards.first' : 'cards.second')}: </span>
          {t('cards.drop')}
        </button>
      )}
      foot={
        <div class="secret-foot" role="status">
          {picked && (
            <>
              <p>{t('cards.drop.sure')}</p>
              <button
                type="button"
                class="button button-main"
                data-confirm
                onClick={() => {
                  onClose();
                  seat.act(move);
                }}
              >
                {labelOf(seat, move)}
              </button>
            </>
          )}
        </div>
      }
    />
  );
}
