import { t, tCount } from '@/i18n/aside';
import { Dialog } from './parts/Dialog';

interface PlayOnProps {
  drops: number;
  onYes: () => void;
  /** Tries the move and leaves the game as it is; not where a line is tried already. */
  onTry?: (() => void) | undefined;
  onNo: () => void;
}

/** Asked once before a move in the past drops what came after. */
export function PlayOn({ drops, onYes, onTry, onNo }: PlayOnProps) {
  return (
    <Dialog title={t('table.playOn')} onClose={onNo}>
      <p>{tCount('table.playOn.drops', drops)}</p>
      <p class="actions">
        <button type="button" class="button button-main" onClick={onYes}>
          {t('table.playOn.yes')}
        </button>
        {onTry && (
          <button type="button" class="button" onClick={onTry}>
            {t('table.playOn.try')}
          </button>
        )}
        <button type="button" class="button" onClick={onNo}>
          {t('table.playOn.no')}
        </button>
      </p>
    </Dialog>
  );
}
