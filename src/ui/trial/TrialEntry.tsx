import { t } from '@/i18n/aside';
import { table } from '@/table';
import { MenuNote } from '../table/parts/MenuNote';

/** The ways into a trial, in the menu of the table: to play on from here, or to make another move than the last. */
export function TrialEntry({ onClose }: { onClose: () => void }) {
  if (table.trial.value) return null;
  const mayChange = table.canUndo.value && table.access.value.kind === 'writing';
  return (
    <>
      <Entry
        name={t('table.try')}
        note={t('table.try.what')}
        id="menu-try"
        onClose={onClose}
        isPossible
        onBegin={() => table.beginTrial()}
      />
      <Entry
        name={t('table.change')}
        note={t('table.change.what')}
        id="menu-change"
        onClose={onClose}
        isPossible={mayChange}
        onBegin={() => table.beginTrial({ isChange: true })}
      />
    </>
  );
}

interface EntryProps {
  name: string;
  /** What it is for. */
  note: string;
  id: string;
  isPossible: boolean;
  onClose: () => void;
  onBegin: () => void;
}

function Entry({ name, note, id, isPossible, onClose, onBegin }: EntryProps) {
  const isReading = table.reading.value;
  return (
    <>
      <button
        type="button"
        class="menu-item has-what"
        aria-describedby={id}
        disabled={!isPossible || isReading}
        {...(isReading && { title: t('table.reading') })}
        onClick={() => {
          onClose();
          onBegin();
        }}
      >
        {name}
      </button>
      <MenuNote id={id}>{note}</MenuNote>
    </>
  );
}
