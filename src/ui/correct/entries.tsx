import { signal } from '@preact/signals';
import { withWords } from '@/i18n/areas';
import { studyWords } from '@/i18n/study';
import { t } from '@/i18n/table';
import { table } from '@/table';
import { Later } from '../shell/Later';
import type { Seat } from '../table/seat';

const load = () => withWords(studyWords, import('./CorrectDialog'));

const isOpen = signal(false);
const close = () => {
  isOpen.value = false;
};

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

/** Fetched when somebody corrects something. */
export function Correcting({ seat }: { seat: Seat }) {
  if (!isOpen.value) return null;
  return (
    <Later load={load} onFail={close}>
      {({ CorrectDialog }) => <CorrectDialog seat={seat} onClose={close} />}
    </Later>
  );
}
