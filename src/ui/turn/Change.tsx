import { t } from '@/i18n/table';
import type { EffectRow } from './effect-rows';

/** Before → after. */
export function Change({ from, to, trend }: Omit<EffectRow, 'label'>) {
  return (
    <>
      {from !== undefined && (
        <span class="change-from">
          {from} <span aria-hidden="true">→</span> <span class="hidden-text">{t('turn.becomes')} </span>
        </span>
      )}
      <strong class={trend ? `trend-${trend}` : undefined}>{to}</strong>
    </>
  );
}
