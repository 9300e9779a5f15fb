import type { Move } from '@/engine/game/move';
import { money, t } from '@/i18n';
import type { Seat } from '../table/seat';
import { Change } from './Change';
import { previewOf } from './preview';
import { runIn } from './routes';

/** One more line of an effect: what the acting company would run before and after a move. */
export function RunChange({ seat, move }: { seat: Seat; move: Move }) {
  const company = seat.options?.actor.company;
  const after = previewOf(seat, move)?.state;
  if (!company || !after) return null;
  const [now, then] = [runIn(seat, seat.state, company), runIn(seat, after, company)];
  if (!then.result && !then.searching) return null;
  const [from, to] = [now.result?.total ?? 0, then.result?.total ?? 0];
  const trend = to === from ? {} : { trend: to > from ? ('up' as const) : ('down' as const) };
  return (
    <div class="effect">
      <dt>
        {t('turn.wouldRun', { company })}
        {then.searching && <span class="note"> {t('turn.searching')}</span>}
      </dt>
      <dd>
        <Change {...(from !== to && { from: money(from) })} to={money(to)} {...trend} />
      </dd>
    </div>
  );
}
