import { money, number, t as tAll } from '@/i18n/table';
import { placeOf } from '../../../end/winners';
import { PlayerMark } from '../../../table/parts/PlayerMark';
import { t } from '../words';
import type { ShortSeat } from './seats';
import { standings } from './standing';

/** Who would win if the game ended now, with the train round that always ends it. */
export function StandingView({ seat }: { seat: ShortSeat }) {
  const { all, searching } = standings(seat);
  return (
    <div class="standing">
      <p class="note">{searching ? tAll('turn.searching') : t('short.standing.note')}</p>
      <table class="depot-table">
        <caption class="hidden-text">{t('short.standing')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('short.standing.player')}</th>
            <th scope="col" class="figure">
              {t('short.standing.now')}
            </th>
            <th scope="col" class="figure">
              {t('short.standing.more')}
            </th>
            <th scope="col" class="figure">
              {t('short.standing.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((each) => (
            <tr key={each.player}>
              <th scope="row">
                <span class="end-place">{number(placeOf(all, each))}</span>{' '}
                <PlayerMark name={seat.nameOf(each.player)} colour={seat.colourOf(each.player)} />{' '}
                {seat.nameOf(each.player)}
              </th>
              <td class="figure">{money(each.now)}</td>
              <td class="figure">+{money(each.more)}</td>
              <td class="figure strong">{money(each.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
