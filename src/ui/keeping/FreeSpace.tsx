import { useEffect, useState } from 'preact/hooks';
import { dateTime, number, t } from '@/i18n/table';
import type { GameSize } from '@/storage/games';
import { shelf, table } from '@/table';
import { titleName } from '../games/covers';
import { sayTrouble } from '../shell/trouble';
import { exportGames } from '../table/export';
import { Dialog } from '../table/parts/Dialog';

/** The games of this device with what they take, to export and to delete, wherever room is needed. */
export function FreeSpace({ onClose }: { onClose: () => void }) {
  const [sizes, setSizes] = useState<readonly GameSize[]>();
  const [wasFreed, setFreed] = useState(false);
  const look = async () => {
    try {
      setSizes(await shelf.sizes());
    } catch (error) {
      sayTrouble(error);
    }
  };
  useEffect(() => {
    void look();
  }, []);
  const remove = async (id: string) => {
    try {
      await shelf.remove(id);
      setFreed(true);
      await table.retrySaving();
    } catch (error) {
      sayTrouble(error);
    }
    await look();
  };
  const open = table.row.value?.id;
  const others = sizes?.filter(({ row }) => row.id !== open);
  const isStored = wasFreed && table.saving.value.kind === 'saved';
  return (
    <Dialog title={t('keeping.free')} onClose={onClose}>
      {isStored && open !== undefined ? (
        <p role="status">{t('keeping.room.stored')}</p>
      ) : (
        <p>{t('keeping.room.what')}</p>
      )}
      {others?.length === 0 && <p class="note">{t('keeping.room.none')}</p>}
      <ul class="sizes">
        {others?.map((size) => (
          <SizeRow key={size.row.id} {...size} onDelete={() => void remove(size.row.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

/** Nothing brings back what is deleted here, so it takes two taps. */
function SizeRow({ row, bytes, onDelete }: GameSize & { onDelete: () => void }) {
  const [isSure, setSure] = useState(false);
  return (
    <li class="size-row">
      <span class="size-what">
        <b>{row.name}</b>
        <span class="note">
          {titleName(row.title)} · {dateTime(row.updated)}
          {row.deleted !== null && ` · ${t('keeping.room.thrown')}`}
        </span>
      </span>
      <span class="figure">{t('keeping.room.size', { size: number(Math.ceil(bytes / 1000)) })}</span>
      <span class="size-actions">
        {row.deleted === null && (
          <button type="button" class="button" onClick={() => void exportGames([row.id])}>
            {t('keeping.room.export')}
          </button>
        )}
        <button
          type="button"
          class={isSure ? 'button is-danger' : 'button'}
          onClick={() => (isSure ? onDelete() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {t(isSure ? 'keeping.room.sure' : 'keeping.room.delete')}
        </button>
      </span>
    </li>
  );
}
