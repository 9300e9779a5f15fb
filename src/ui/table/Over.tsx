import { list, money, t, tCount } from '@/i18n/table';
import { winnersOf } from '../end/winners';
import type { Seat } from './seat';

/** In the place of a turn once the game is over. */
export function Over({ seat, scores }: { seat: Seat; scores: string }) {
  const { players, total } = winnersOf(seat.view.scores(seat.state));
  return (
    <div class="over">
      <h2>{t('end.title')}</h2>
      <p>
        {tCount('end.winner', players.length, { names: list(players.map(seat.nameOf)), total: money(total) })}
      </p>
      <p class="actions">
        <a class="button button-main" href={scores}>
          {t('end.scores')}
        </a>
      </p>
    </div>
  );
}
