import type { ComponentChildren } from 'preact';
import { type Names, refusalSentence } from '@/i18n/sentences';
import { storageSentence } from '@/i18n/sentences/saving';
import { number, t, tCount } from '@/i18n/table';
import type { Access, Saving } from '@/table';

interface NoticesProps {
  access: Access;
  saving: Saving;
  book: string;
  names: Names;
  onTakeOver: () => void;
  onRetry: () => void;
  onExport: () => void;
}

/** What players must know before they go on: moves that are not stored, another window, a broken log. */
export function Notices({ access, saving, book, names, onTakeOver, onRetry, onExport }: NoticesProps) {
  return (
    <>
      {access.kind === 'following' && (
        <Notice>
          <span>{t('table.following')}</span>
          <button type="button" class="button" onClick={onTakeOver}>
            {t('table.following.take')}
          </button>
        </Notice>
      )}
      {access.kind === 'broken' && (
        <Notice isBad>
          <span>
            {t('table.broken', { move: number(access.move), of: number(access.of) })}{' '}
            {refusalSentence(access.refusal, book, names)}
          </span>
          <button type="button" class="button" onClick={onExport}>
            {t('table.export')}
          </button>
        </Notice>
      )}
      {saving.kind === 'unsaved' && (
        <Notice isBad>
          <span>
            {tCount('table.unsaved', saving.moves)} {storageSentence(saving.code)}.
          </span>
          <button type="button" class="button" onClick={onRetry}>
            {t('error.again')}
          </button>
          <button type="button" class="button" onClick={onExport}>
            {t('table.export')}
          </button>
        </Notice>
      )}
    </>
  );
}

function Notice({ isBad = false, children }: { isBad?: boolean; children: ComponentChildren }) {
  return (
    <div class={isBad ? 'notice is-bad' : 'notice'} role={isBad ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
