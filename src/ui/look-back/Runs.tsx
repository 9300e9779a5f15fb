import type { Instant } from '@/engine/game/timeline';
import { roundShort } from '@/i18n/sentences';
import { money, number, t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';
import { type Judged, largestMisses, leftBy } from './runs';
import { roundOf } from './turning';
import { Wide } from './Wide';

interface RunsProps {
  seat: Seat;
  instants: readonly Instant<TableState>[];
  judged: readonly Judged[];
  done: number;
  all: number;
  onShow: (at: number) => void;
}

/** So many of the runs that left the most are named. */
const mostNamed = 6;

/** What each company's runs left against the best; it fills while the search goes on. */
export function Runs({ seat, instants, judged, done, all, onShow }: RunsProps) {
  const misses = largestMisses(judged, mostNamed);
  return (
    <section class="look-back-part" aria-labelledby="back-runs">
      <h2 id="back-runs">{t('back.runs')}</h2>
      {all === 0 ? (
        <p class="note">{t('back.runs.none')}</p>
      ) : (
        <>
          <p class="note">
            {done < all ? t('back.runs.busy', { done: number(done), all: number(all) }) : t('back.runs.what')}
          </p>
          <Wide of="back-runs">
            <table class="look-back-table">
              <thead>
                <tr>
                  <th scope="col">{t('back.runs.company')}</th>
                  <th scope="col" class="figure">
                    {t('back.runs.count')}
                  </th>
                  <th scope="col" class="figure">
                    {t('back.runs.earned')}
                  </th>
                  <th scope="col" class="figure">
                    {t('back.runs.best')}
                  </th>
                  <th scope="col" class="figure">
                    {t('back.runs.left')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {leftBy(judged).map(({ company, runs, earned, best }) => (
                  <tr key={company}>
                    <th scope="row">{company}</th>
                    <td class="figure">{number(runs)}</td>
                    <td class="figure">{number(earned)}</td>
                    <td class="figure">{number(best)}</td>
                    <td class="figure">{best > earned ? share(best - earned, best) : '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
          {done === all && misses.length === 0 && <p class="note">{t('back.runs.perfect')}</p>}
          {misses.length > 0 && (
            <>
              <h3>{t('back.runs.missed')}</h3>
              <ul class="look-back-list">
                {misses.map(({ at, company, earned, best }) => (
                  <li key={at}>
                    <button type="button" class="look-back-go" onClick={() => onShow(at - 1)}>
                      {t('back.runs.miss', {
                        round: roundShort(roundOf(instants[at - 1]!.state), seat.game.speech),
                        company,
                        amount: money(best - earned),
                      })}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** `120 (8 %)` */
function share(left: number, best: number): string {
  return `${number(left)} (${number(Math.round((100 * left) / best))}\u00a0%)`;
}
