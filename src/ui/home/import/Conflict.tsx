import { number, t } from '@/i18n/aside';
import { Dialog } from '../../table/parts/Dialog';
import type { Importing } from './importing';

/** A game of the file is here already, with other moves. */
export function Conflict({ conflict, answer }: Extract<Importing, { kind: 'conflict' }>) {
  const { here, file, shared } = conflict.moves;
  return (
    <Dialog title={t('import.conflict', { name: conflict.name })} onClose={() => answer('cancel')}>
      {conflict.isAgain && <p role="alert">{t('import.again')}</p>}
      <p>{t('import.conflict.what', { here: number(here), file: number(file), shared: number(shared) })}</p>
      <p class="actions">
        <button type="button" class="button button-main" onClick={() => answer('both')}>
          {t('import.both')}
        </button>
        <button type="button" class="button" onClick={() => answer('replace')}>
          {t('import.replace')}
        </button>
        <button type="button" class="button" onClick={() => answer('cancel')}>
          {t('import.cancel')}
        </button>
      </p>
    </Dialog>
  );
}
