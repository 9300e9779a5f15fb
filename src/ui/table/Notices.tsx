import type { ComponentChildren } from 'preact';
import type { Edits } from '@/engine/game/mend';
import { type Names, refusalSentence } from '@/i18n/sentences';
import { storageSentence } from '@/i18n/sentences/saving';
import { number, t } from '@/i18n/table';
import type { Access, Saving } from '@/table';
import { mayRetry, mustPart, unsavedSentence } from '../keeping/sentences';

interface NoticesProps {
  access: Access;
  saving: Saving;
  book: string;
  names: Names;
  /** Games are kept in this window only. */
  isMemoryOnly: boolean;
  /** The log led to another state than the one that was kept. */
  hasDiffered?: boolean;
  /** What was done to a log of older rules. */
  adjusted?: Edits | null;
  onPutBack?: () => void;
  onTakeOver: () => void;
  onRetry: () => void;
  onFree: () => void;
  onKeepCopy: () => void;
  onDrop: () => void;
  onExport: () => void;
}

/** What players must know before they go on: moves that are not stored, another window, a broken log. */
export function Notices(props: NoticesProps) {
  const { access, saving, book, names, isMemoryOnly, hasDiffered, adjusted } = props;
  const { onTakeOver, onPutBack, onExport } = props;
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
          <span>{brokenSentence(access, book, names)}</span>
          <button type="button" class="button" onClick={onExport}>
            {t('table.export')}
          </button>
        </Notice>
      )}
      {adjusted && (
        <Notice>
          <span>
            {t('table.adjusted', { dropped: number(adjusted.dropped), passed: number(adjusted.passed) })}
          </span>
          {access.kind === 'writing' && (
            <button type="button" class="button" onClick={onPutBack}>
              {t('table.adjusted.back')}
            </button>
          )}
        </Notice>
      )}
      {hasDiffered && (
        <Notice isBad>
          <span>{t('table.differed')}</span>
        </Notice>
      )}
      {saving.kind === 'unsaved' && <Unsaved {...props} saving={saving} />}
      {saving.kind === 'saved' && isMemoryOnly && (
        <Notice isStanding>
          <span>{t('games.trouble')}</span>
          <button type="button" class="button" onClick={onExport}>
            {t('table.export')}
          </button>
        </Notice>
      )}
    </>
  );
}

/** What is in this window only, and what can be done about it. */
function Unsaved(props: NoticesProps & { saving: Extract<Saving, { kind: 'unsaved' }> }) {
  const { saving, onRetry, onFree, onKeepCopy, onDrop, onExport } = props;
  return (
    <Notice isBad>
      <span>
        {unsavedSentence(saving)} {storageSentence(saving.code)}.
      </span>
      {saving.code === 'full' && (
        <button type="button" class="button" onClick={onFree}>
          {t('keeping.free')}
        </button>
      )}
      {mayRetry(saving) && (
        <button type="button" class="button" onClick={onRetry}>
          {t('error.again')}
        </button>
      )}
      {mustPart(saving) && (
        <button type="button" class="button" onClick={onKeepCopy}>
          {t('keeping.copy')}
        </button>
      )}
      {saving.code === 'changed' && (
        <button type="button" class="button" onClick={onDrop}>
          {t('keeping.drop')}
        </button>
      )}
      <button type="button" class="button" onClick={onExport}>
        {t('table.export')}
      </button>
    </Notice>
  );
}

function brokenSentence(access: Extract<Access, { kind: 'broken' }>, book: string, names: Names): string {
  const where = { move: number(access.move), of: number(access.of) };
  if (access.refusal.code === 'log-damaged') return t('keeping.damaged', where);
  return `${t('table.broken', where)} ${refusalSentence(access.refusal, book, names)}`;
}

interface NoticeProps {
  isBad?: boolean;
  /** Bad, but no news. */
  isStanding?: boolean;
  children: ComponentChildren;
}

function Notice({ isBad = false, isStanding = false, children }: NoticeProps) {
  return (
    <div class={isBad || isStanding ? 'notice is-bad' : 'notice'} role={isBad ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
