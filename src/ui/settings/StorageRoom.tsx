import { useEffect } from 'preact/hooks';
import { number, t } from '@/i18n/aside';
import { shelf } from '@/table';

/** What the browser says about the room for games, and whether it may clear them. */
export function StorageRoom() {
  useEffect(() => {
    void shelf.refreshRoom();
  }, []);
  const room = shelf.room.value;
  if (!room) return <p class="loading">{t('shell.loading')}</p>;
  const { persistent, usedBytes, quotaBytes } = room;
  return (
    <>
      <p>{safety(persistent)}</p>
      {usedBytes !== null && quotaBytes !== null && (
        <p class="note">
          {t('settings.storage.used', { used: megabytes(usedBytes), quota: megabytes(quotaBytes) })}
        </p>
      )}
      {persistent !== true && (
        <p class="actions">
          <button type="button" class="button" onClick={() => void shelf.askToPersist()}>
            {t('settings.storage.ask')}
          </button>
        </p>
      )}
    </>
  );
}

function safety(persistent: boolean | null): string {
  if (persistent === null) return t('settings.storage.unknown');
  return t(persistent ? 'settings.storage.persistent' : 'settings.storage.clearable');
}

function megabytes(bytes: number): string {
  const size = bytes / 1_000_000;
  return `${number(size < 10 ? Math.round(size * 10) / 10 : Math.round(size))}\u00a0MB`;
}
