import { trainName } from '@/i18n/sentences';
import { number, t } from '@/i18n/study';
import type { TrainLife } from './trains';
import { Wide } from './Wide';

/** What each train has cost and earned. */
export function TrainTable({
  trains,
  onShow,
}: {
  trains: readonly TrainLife[];
  onShow: (at: number) => void;
}) {
  return (
    <section class="look-back-part" aria-labelledby="back-trains">
      <h2 id="back-trains">{t('back.trains')}</h2>
      <Wide of="back-trains">
        <table class="look-back-table">
          <thead>
            <tr>
              <th scope="col">{t('back.trains.train')}</th>
              <th scope="col">{t('back.trains.companies')}</th>
              <th scope="col" class="figure">
                {t('back.trains.paid')}
              </th>
              <th scope="col" class="figure">
                {t('back.trains.runs')}
              </th>
              <th scope="col" class="figure">
                {t('back.trains.earned')}
              </th>
            </tr>
          </thead>
          <tbody>
            {trains.map(({ card, type, at, companies, paid, runs, earned }) => (
              <tr key={card}>
                <th scope="row" class="look-back-train">
                  <button
                    type="button"
                    class="look-back-go"
                    title={t('back.goto', { what: trainName(type) })}
                    onClick={() => onShow(at)}
                  >
                    {trainName(type)}
                  </button>
                </th>
                <td>{companies.join(', ')}</td>
                <td class="figure">{paid > 0 ? number(paid) : '–'}</td>
                <td class="figure">{number(runs)}</td>
                <td class="figure">{number(earned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}
