import { useEffect } from 'preact/hooks';
import { storageSentence } from '@/i18n/sentences/saving';
import { t, tOf } from '@/i18n/table';
import { updates } from '@/pwa';
import { atStake, memoryOnly, table } from '@/table';
import { exportGame } from '../table/export';
import { Dialog } from '../table/parts/Dialog';
import { isFreeing, wanted } from './leaving';
import { unsavedSentence } from './sentences';

interface LeaveQuestionProps {
  /** What is about to happen: the table is left, or a new version starts. */
  of: 'leave' | 'update';
  onStay: () => void;
  onGo: () => void;
}

/** Asked before something that is in this window only is lost: make room, save it as a file, stay, or go. */
export function LeaveQuestion({ of, onStay, onGo }: LeaveQuestionProps) {
  const saving = table.saving.value;
  const log = table.log();
  return (
    <Dialog title={tOf('keeping.question', of)} onClose={onStay}>
      <p>
        {saving.kind === 'unsaved' ? unsavedSentence(saving) : t('games.trouble')} {tOf('keeping.lost', of)}
      </p>
      {saving.kind === 'unsaved' && <p class="note">{storageSentence(saving.code)}.</p>}
      <p class="actions">
        {saving.kind === 'unsaved' && saving.code === 'full' && (
          <button
            type="button"
            class="button button-main"
            onClick={() => {
              isFreeing.value = true;
            }}
          >
            {t('keeping.free')}
          </button>
        )}
        {log && (
          <button type="button" class="button" onClick={() => void exportGame(log)}>
            {t('keeping.file')}
          </button>
        )}
        <button type="button" class="button" onClick={onStay}>
          {tOf('keeping.stay', of)}
        </button>
        <button type="button" class="button is-danger" onClick={onGo}>
          {tOf('keeping.go', of)}
        </button>
      </p>
    </Dialog>
  );
}

/** What waits for an answer now. As soon as everything is stored there is nothing to ask. */
export function Leaving() {
  const go = wanted.value;
  const isSaved = table.saving.value.kind === 'saved';
  useEffect(() => {
    if (go && isSaved) answered(go);
  }, [go, isSaved]);
  if (!go || isSaved) return null;
  return <LeaveQuestion of="leave" onStay={() => answered()} onGo={() => answered(go)} />;
}

function answered(go?: () => void): void {
  wanted.value = null;
  go?.();
}

/** A new version was accepted, here or in another window, and this one has something to lose. */
export function Updating({ onStay }: { onStay: () => void }) {
  if (!updates.isHeld.value || !(atStake.value || memoryOnly.value)) return null;
  return <LeaveQuestion of="update" onStay={onStay} onGo={() => updates.letGo()} />;
}
