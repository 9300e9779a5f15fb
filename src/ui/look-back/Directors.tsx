import { roundShort } from '@/i18n/sentences';
import { t } from '@/i18n/study';
import type { Seat } from '../table/seat';
import type { DirectorChange } from './turning';

interface DirectorsProps {
  seat: Seat;
  changes: readonly DirectorChange[];
  onShow: (at: number) => void;
}

/** When companies came into other hands. */
export function Directors({ seat, changes, onShow }: DirectorsProps) {
  return (
    <section class="look-back-part" aria-labelledby="back-directors">
      <h2 id="back-directors">{t('back.directors')}</h2>
      {changes.length === 0 && <p class="note">{t('back.directors.none')}</p>}
      <ul class="look-back-list">
        {changes.map((change) => (
          <li key={`${change.at} ${change.company}`}>
            <button type="button" class="look-back-go" onClick={() => onShow(change.at)}>
              {sentence(seat, change)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentence(seat: Seat, { round, company, before, player }: DirectorChange): string {
  const facts = { round: roundShort(round, seat.game.speech), company, name: seat.nameOf(player) };
  const isPlayer = seat.state.setup.players.some(({ id }) => id === before);
  return isPlayer
    ? t('back.directors.change', { ...facts, before: seat.nameOf(before) })
    : t('back.directors.first', facts);
}
