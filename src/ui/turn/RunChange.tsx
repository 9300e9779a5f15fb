import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { money, t } from '@/i18n/table';
import type { TableState } from '@/titles/view';
import { sumAtEnd } from '../looking/sum-at-end';
import type { Seat } from '../table/seat';
import { Change } from './Change';
import { agreedOf } from './preview';
import { runIn } from './routes';

/** Further lines of an effect: what the acting company would run before and after a move. */
export function RunChange({ seat, move }: { seat: Seat; move: Move }) {
  const after = agreedOf(seat, move)?.state;
  if (!after) return null;
  return (
    <>
      {runnersOf(seat).map((company) => (
        <OneRun key={company} seat={seat} company={company} after={after} />
      ))}
    </>
  );
}

/** Whose run matters: where no company acts, all those of the acting player. */
export function runnersOf({ options, view, state }: Seat): readonly CompanyId[] {
  const { company, player } = options?.actor ?? {};
  if (company) return [company];
  return view.companies.map(({ id }) => id).filter((id) => directorOf(state, id) === player);
}

function OneRun({ seat, company, after }: { seat: Seat; company: CompanyId; after: TableState }) {
  const [now, then] = [runIn(seat, seat.state, company), runIn(seat, after, company)];
  if (!then.result && !then.searching) return null;
  const [from, to] = [now.result?.total ?? 0, then.result?.total ?? 0];
  const sum = sumAtEnd(seat, then.result?.report);
  const trend = to === from ? {} : { trend: to > from ? ('up' as const) : ('down' as const) };
  return (
    <div class="effect">
      <dt>
        {t(seat.view.endColour ? 'turn.wouldRun.end' : 'turn.wouldRun', { company })}
        {then.searching && <span class="note"> {t('turn.searching')}</span>}
      </dt>
      <dd>
        <Change {...(from !== to && { from: money(from) })} to={money(to)} {...trend} />
      </dd>
      {sum !== undefined && <dd class="note run-sum">{sum}</dd>}
    </div>
  );
}
