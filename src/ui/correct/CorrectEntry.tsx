import { t } from '@/i18n/aside';
import { table } from '@/table';
import { isOpen } from './entries';

/** The way to a correction, in the menu of the table: of the game as it is now, never of its past or of a trial. */
export function CorrectEntry({ onClose }: { onClose: () => void }) {
  if (table.trial.value || !table.options.value) return null;
  const mayCorrect = table.access.value.kind === 'writing' && !table.isPast.value;
  return (
    <button
      type="button"
      class="menu-item"
      disabled={!mayCorrect}
      onClick={() => {
        onClose();
        isOpen.value = true;
      }}
    >
      {t('table.correct')}
    </button>
  );
}
