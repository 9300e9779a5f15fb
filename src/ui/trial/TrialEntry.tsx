import { t } from '@/i18n/aside';
import { table } from '@/table';

/** The ways into a trial, in the menu of the table: to play on from here, or to make another move than the last. */
export function TrialEntry({ onClose }: { onClose: () => void }) {
  if (table.trial.value) return null;
  const mayChange = table.canUndo.value && table.access.value.kind === 'writing';
  return (
    <>
      <Entry onClose={onClose} isPossible onBegin={() => table.beginTrial()}>
        {t('table.try')}
      </Entry>
      <Entry onClose={onClose} isPossible={mayChange} onBegin={() => table.beginTrial({ isChange: true })}>
        {t('table.change')}
      </Entry>
    </>
  );
}

interface EntryProps {
  isPossible: boolean;
  onClose: () => void;
  onBegin: () => void;
  children: string;
}

function Entry({ isPossible, onClose, onBegin, children }: EntryProps) {
  const isReading = table.reading.value;
  return (
    <button
      type="button"
      class="menu-item"
      disabled={!isPossible || isReading}
      {...(isReading && { title: t('table.reading') })}
      onClick={() => {
        onClose();
        onBegin();
      }}
    >
      {children}
    </button>
  );
}
