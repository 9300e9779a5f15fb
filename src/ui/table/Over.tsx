import { list, money, number, t, tCount } from '@/i18n/aside';
import { placeOf, winnersOf } from '../end/winners';
import { PlayerMark } from './parts/PlayerMark';
import type { Seat } from './seat';

/** In the place of a turn once the game is over: who has won, the places of all, and the way to the scores. */
export function Over({ seat, scores: way }: { seat: Seat; scores: string }) {
  const scores = seat.view.scores(seat.state);
  const { players, total } = winnersOf(scores);
  return (
    <div class="over">
      <h2>{t('end.title')}</h2>
      <p>
        {tCount('end.winner', players.length, { names: list(players.map(seat.nameOf)), total: money(total) })}
      </p>
      <ol class="over-places">
        {scores.map((score) => (
          <li key={score.player}>
            <span class="end-place">{number(placeOf(scores, score))}</span>
            <PlayerMark name={seat.nameOf(score.player)} colour={seat.colourOf(score.player)} />
            <span class="end-name">{seat.nameOf(score.player)}</span>
            <span class="figure">{money(score.total)}</span>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button button-main" href={way}>
          {t('end.scores')}
        </a>
      </p>
    </div>
  );
}
