import { t } from '@/i18n/aside';
import { table } from '@/table';
import { menuWords } from '../table/parts/MenuWords';

/** The ways into a trial, in the menu of the table: to play on from here, or to make another move than the last. */
export function TrialEntry({ onClose }: { onClose: () => void }) {
  if (table.trial.value) return null;
  const mayChange = table.canUndo.value && table.access.value.kind === 'writing';
  return (
    <>
      <Entry
        onClose={onClose}
        isPossible
        onBegin={() => table.beginTrial()}
        words={menuWords('try', t('table.try'), t('table.try.what'))}
      />
      <Entry
        onClose={onClose}
        isPossible={mayChange}
        onBegin={() => table.beginTrial({ isChange: true })}
        words={menuWords('change', t('table.change'), t('table.change.what'))}
      />
    </>
  );
}

interface EntryProps {
  isPossible: boolean;
  onClose: () => void;
  onBegin: () => void;
  words: ReturnType<typeof menuWords>;
}

function Entry({ isPossible, onClose, onBegin, words }: EntryProps) {
  const isReading = table.reading.value;
  return (
    <button
      type="button"
      {...words}
      disabled={!isPossible || isReading}
      {...(isReading && { title: t('table.reading') })}
      onClick={() => {
        onClose();
        onBegin();
      }}
    />
  );
}
