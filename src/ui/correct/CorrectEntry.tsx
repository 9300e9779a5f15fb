import { t } from '@/i18n/aside';
import { table } from '@/table';
import { isOpen } from './entries';

/**
 * The way to a correction, in the menu of the table, never of a trial: made in the past it takes the place of what came
 * after, as any move does, so that one that was taken back can be made anew.
 */
export function CorrectEntry({ onClose }: { onClose: () => void }) {
  if (table.trial.value || !table.options.value) return null;
  const mayCorrect = table.access.value.kind === 'writing';
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
