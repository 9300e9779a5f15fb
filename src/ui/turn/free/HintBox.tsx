import { useState } from 'preact/hooks';
import { citation } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import { hiddenHints, hints } from '../../settings/preferences';
import { say } from '../../shell/toast';
import { IconButton } from '../../table/parts/IconButton';

interface HintProps {
  /** Which one it is, in any language. */
  id: string;
  book: string;
  /** Where the rulebook says it. */
  section: string;
  text: string;
}

/** Explains what to do now to those who play their first game. */
export function HintBox(props: HintProps) {
  if (hints.value === 'off' || hiddenHints.value.includes(props.id)) return null;
  return <Shown key={props.id} {...props} />;
}

/** Whoever has read enough says whether that goes for this hint or for all; either can be taken back. */
function Shown({ id, book, section, text }: HintProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <aside class="hint" aria-label={t('turn.hint')}>
      {isAsking ? (
        <div class="hint-hide">
          <button type="button" class="button" onClick={() => hideThis(id)}>
            {t('turn.hint.this')}
          </button>
          <button type="button" class="button" onClick={hideAll}>
            {t('turn.hint.all')}
          </button>
        </div>
      ) : (
        <p>
          {text} <span class="note">{citation(book, section)}</span>
        </p>
      )}
      <IconButton
        icon="close"
        label={t(isAsking ? 'turn.hint.keep' : 'turn.hint.off')}
        onClick={() => setAsking(!isAsking)}
      />
    </aside>
  );
}

function hideThis(id: string): void {
  const before = hiddenHints.value;
  hiddenHints.value = [...before, id];
  tell(t('turn.hint.thisGone'), () => {
    hiddenHints.value = before;
  });
}

function hideAll(): void {
  const before = hiddenHints.value;
  hints.value = 'off';
  tell(t('turn.hint.allGone'), () => {
    hints.value = 'on';
    hiddenHints.value = before;
  });
}

function tell(what: string, back: () => void): void {
  say(what, { action: { label: t('table.undo'), run: back } });
}
