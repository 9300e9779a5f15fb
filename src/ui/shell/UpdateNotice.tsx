import { t } from '@/i18n';
import { updates } from '@/pwa';

/** A new version waits: it starts when the players want it, never by itself. */
export function UpdateNotice() {
  if (!updates.updateReady.value) return null;
  return (
    <div class="update" role="status">
      <span>{t('update.ready')}</span>
      <button type="button" class="button" onClick={() => void updates.applyUpdate()}>
        {t('update.apply')}
      </button>
    </div>
  );
}
