import { useState } from 'preact/hooks';
import { t } from '@/i18n/aside';
import type { GameRow } from '@/storage/rows';
import { shelf } from '@/table';
import { tryToStore } from '../shell/trouble';
import { Dialog } from './parts/Dialog';
import { WritingField } from './parts/WritingField';

/** Notes on a game and the rules of its table; whatever way it is closed, they are kept. */
export function Writing({ row, onClose }: { row: GameRow; onClose: () => void }) {
  const [house, setHouse] = useState(row.house ?? '');
  const [notes, setNotes] = useState(row.notes ?? '');
  const close = () => {
    onClose();
    const isSame = house === (row.house ?? '') && notes === (row.notes ?? '');
    if (!isSame) tryToStore(() => shelf.note(row.id, { house: house.trim(), notes: notes.trim() }));
  };
  return (
    <Dialog title={t('writings.title')} onClose={close}>
      <WritingField
        label={t('writings.house')}
        what={t('writings.house.what')}
        value={house}
        onInput={setHouse}
      />
      <WritingField
        label={t('writings.notes')}
        what={t('writings.notes.what')}
        value={notes}
        onInput={setNotes}
      />
      <button type="button" class="button button-main" onClick={close}>
        {t('writings.keep')}
      </button>
    </Dialog>
  );
}
