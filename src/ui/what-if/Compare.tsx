import type { CompanyDef } from '@/engine/finance/cards';
import type { CompanyId } from '@/engine/game/ids';
import { number, t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import { CompanyChip } from '../table/parts/CompanyChip';
import type { Seat } from '../table/seat';
import { Change } from '../turn/Change';
import { runIn } from '../turn/routes';

interface CompareProps {
  seat: Seat;
  then: TableState;
  /** The company whose run is drawn. */
  shown: CompanyId | undefined;
  onShow: (company: CompanyId | undefined) => void;
}

/** What each company would run: now, and with all that is imagined. A tap draws it. */
export function Compare({ seat, then, shown, onShow }: CompareProps) {
  const companies = seat.view.companies.filter(({ id }) =>
    then.trains.some(({ at, as }) => at === id && as === undefined),
  );
  if (companies.length === 0) return <p class="note">{t('whatIf.noTrains')}</p>;
  return (
    <section class="what-if-compare" aria-labelledby="what-if-runs">
      <h2 id="what-if-runs">{t(seat.view.endColour ? 'whatIf.runs.end' : 'whatIf.runs')}</h2>
      <ul class="what-if-runs">
        {companies.map((company) => (
          <li key={company.id}>
            <button
              type="button"
              class="what-if-run"
              data-company={company.id}
              aria-pressed={shown === company.id}
              onClick={() => onShow(shown === company.id ? undefined : company.id)}
            >
              <CompanyChip company={company} /> <Run seat={seat} then={then} company={company} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Run({ seat, then, company: { id } }: { seat: Seat; then: TableState; company: CompanyDef }) {
  const hasTrainNow = seat.state.trains.some(({ at, as }) => at === id && as === undefined);
  const now = hasTrainNow ? runIn(seat, seat.state, id).result?.total : 0;
  const { result, searching } = runIn(seat, then, id);
  if (now === undefined || !result) return <span class="figure">…</span>;
  const more = result.total - now;
  const isSame = more === 0;
  return (
    <span class="figure">
      <Change
        {...(!isSame && { from: number(now), trend: more > 0 ? ('up' as const) : ('down' as const) })}
        to={number(result.total)}
      />
      {!isSame && <span class="what-if-more"> {more > 0 ? `+${number(more)}` : number(more)}</span>}
      {searching && ' …'}
    </span>
  );
}
