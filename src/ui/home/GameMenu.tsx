import { useState } from 'preact/hooks';
import { t } from '@/i18n/aside';
import type { GameRow } from '@/storage/rows';
import { limits } from '@/storage/savefile/format';
import { shelf } from '@/table';
import { say } from '../shell/toast';
import { tryToStore } from '../shell/trouble';
import { copyName } from '../table/copy-name';
import { exportGames } from '../table/export';
import { Dialog } from '../table/parts/Dialog';

/** Rename, copy, put away, export, delete: all but the export can be taken back. */
export function GameMenu({ row, onClose }: { row: GameRow; onClose: () => void }) {
  const { id, name, archived } = row;
  const [wanted, setWanted] = useState(name);
  const then = (work: () => Promise<unknown>) => () => {
    onClose();
    tryToStore(work);
  };
  const rename = then(() => shelf.rename(id, wanted));
  const archive = then(async () => {
    await shelf.archive(id, !archived);
    say(t(archived ? 'games.unarchived' : 'games.putAway', { name }), {
      action: { label: t('games.takeBack'), run: () => tryToStore(() => shelf.archive(id, archived)) },
    });
  });
  const remove = then(async () => {
    await shelf.throwAway(id);
    say(t('games.deleted', { name }), {
      action: { label: t('games.takeBack'), run: () => tryToStore(() => shelf.takeBack(id)) },
    });
  });
  return (
    <Dialog title={name} onClose={onClose}>
      <form
        class="rename"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.trim() !== '') rename();
        }}
      >
        <label>
          <span>{t('games.name')}</span>
          <input
            type="text"
            class="text-field"
            maxLength={limits.name}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={wanted.trim() === '' || wanted.trim() === name}>
          {t('games.rename')}
        </button>
      </form>
      <div class="menu">
        <button type="button" class="menu-item" onClick={then(() => exportGames([id]))}>
          {t('table.export')}
        </button>
        <button type="button" class="menu-item" onClick={then(() => shelf.duplicate(id, copyName(name)))}>
          {t('games.duplicate')}
        </button>
        <button type="button" class="menu-item" onClick={archive}>
          {t(archived ? 'games.unarchive' : 'games.archive')}
        </button>
        <button type="button" class="menu-item is-danger" onClick={remove}>
          {t('games.delete')}
        </button>
      </div>
    </Dialog>
  );
}
