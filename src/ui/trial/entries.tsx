import { withWords } from '@/i18n/areas';
import { studyWords } from '@/i18n/study';
import { t } from '@/i18n/table';
import { table } from '@/table';
import { Later } from '../shell/Later';

const loadBar = () => withWords(studyWords, import('./TrialBar'));

/** Says on every screen of a trial that it is one; nothing where the game itself is played. */
export function TrialNotice({ name }: { name: string }) {
  const trial = table.trial.value;
  if (!trial) return null;
  return <Later load={loadBar}>{({ TrialBar }) => <TrialBar trial={trial} name={name} />}</Later>;
}

/** The way into a trial, in the menu of the table. */
export function TrialEntry({ onClose }: { onClose: () => void }) {
  if (table.trial.value) return null;
  return (
    <button
      type="button"
      class="menu-item"
      disabled={table.reading.value}
      {...(table.reading.value && { title: t('table.reading') })}
      onClick={() => {
        onClose();
        table.beginTrial();
      }}
    >
      {t('table.try')}
    </button>
  );
}
