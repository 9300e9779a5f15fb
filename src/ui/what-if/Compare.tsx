import type { CompanyId } from '@/engine/game/ids';
import { number, t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';
import { runIn } from '../turn/routes';

interface CompareProps {
  seat: Seat;
  then: TableState;
  /** The company whose run is drawn. */
  shown: CompanyId | undefined;
  onShow: (company: CompanyId | undefined) => void;
}

/** What each company would run: now, and with all that is imagined. */
export function Compare({ seat, then, shown, onShow }: CompareProps) {
  const companies = seat.view.companies.filter(({ id }) =>
    then.trains.some(({ at, as }) => at === id && as === undefined),
  );
  if (companies.length === 0) return <p class="note">{t('whatIf.noTrains')}</p>;
  return (
    <table class="what-if-runs">
      <thead>
        <tr>
          <th scope="col">{t('whatIf.company')}</th>
          <th scope="col" class="figure">
            {t('whatIf.now')}
          </th>
          <th scope="col" class="figure">
            {t('whatIf.then')}
          </th>
          <th scope="col" class="figure">
            {t('whatIf.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map(({ id }) => (
          <Row
            key={id}
            seat={seat}
            then={then}
            company={id}
            isShown={shown === id}
            onShow={() => onShow(shown === id ? undefined : id)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  seat: Seat;
  then: TableState;
  company: CompanyId;
  isShown: boolean;
  onShow: () => void;
}

function Row({ seat, then, company, isShown, onShow }: RowProps) {
  const hasTrainNow = seat.state.trains.some(({ at, as }) => at === company && as === undefined);
  const now = hasTrainNow ? runIn(seat, seat.state, company).result?.total : 0;
  const { result, searching } = runIn(seat, then, company);
  const difference = now === undefined || !result ? undefined : result.total - now;
  return (
    <tr>
      <th scope="row">
        <button type="button" class="what-if-show" aria-pressed={isShown} onClick={onShow}>
          {company}
        </button>
      </th>
      <td class="figure">{now === undefined ? '…' : number(now)}</td>
      <td class="figure">
        {result ? number(result.total) : '…'}
        {searching && result && ' …'}
      </td>
      <td class="figure">{signed(difference)}</td>
    </tr>
  );
}

function signed(difference: number | undefined): string {
  if (difference === undefined) return '';
  if (difference === 0) return '–';
  return difference > 0 ? `+${number(difference)}` : number(difference);
}
