import { t } from '@/i18n/table';
import type { ViewControl } from './use-view';

/** All of the board again: there only while it is zoomed. */
export function FitButton({ control }: { control: ViewControl }) {
  if (control.isWhole.value) return null;
  const label = t('board.fit');
  return (
    <button
      type="button"
      class="icon-button board-fit"
      aria-label={label}
      title={label}
      onClick={() => control.fit()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="button-line" d="M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z" />
      </svg>
    </button>
  );
}
