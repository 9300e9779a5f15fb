import type { CompanyId } from '@/engine/game/ids';
import type { Industry } from '@/titles/ruhr/cards';
import { mineOf } from '../names';
import { t } from '../words';

/** Five corners: a winding tower stands on its foot, a blast furnace on its point. */
const corners: Readonly<Record<Industry, string>> = {
  coal: '0,-18 18,-4.5 12,16 -12,16 -18,-4.5',
  steel: '0,18 18,4.5 12,-16 -12,-16 -18,4.5',
};

/** The number of a private Montan company in the shape of its industry. */
export function MineMark({ company, pale = false }: { company: CompanyId; pale?: boolean }) {
  const mine = mineOf(company);
  if (!mine) return null;
  return (
    <>
      <svg
        class={`mine-mark is-${mine.type} ${pale ? 'is-pale' : ''}`}
        viewBox="-20 -20 40 40"
        aria-hidden="true"
      >
        <polygon points={corners[mine.type]} />
        <text dy="0.36em" font-size="23">
          {mine.no}
        </text>
      </svg>
      <span class="hidden-text">{t(mine.type === 'coal' ? 'ru.coal' : 'ru.steel')} </span>
    </>
  );
}
