import { t, tCount } from '@/i18n/table';
import { Dialog } from './parts/Dialog';

/** Asked once before a move in the past drops what came after. */
export function PlayOn({ drops, onYes, onNo }: { drops: number; onYes: () => void; onNo: () => void }) {
  return (
    <Dialog title={t('table.playOn')} onClose={onNo}>
      <p>{tCount('table.playOn.drops', drops)}</p>
      <p class="actions">
        <button type="button" class="button button-main" onClick={onYes}>
          {t('table.playOn.yes')}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {t('table.playOn.no')}
        </button>
      </p>
    </Dialog>
  );
}
