import { citation } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import { hints } from '../../settings/preferences';
import { IconButton } from '../../table/parts/IconButton';

interface HintProps {
  book: string;
  /** Where the rulebook says it. */
  section: string;
  text: string;
}

/** Explains what to do now to those who play their first game; one tap and it is gone. */
export function HintBox({ book, section, text }: HintProps) {
  if (hints.value === 'off') return null;
  return (
    <aside class="hint" aria-label={t('turn.hint')}>
      <p>
        {text} <span class="note">{citation(book, section)}</span>
      </p>
      <IconButton
        icon="close"
        label={t('turn.hint.off')}
        onClick={() => {
          hints.value = 'off';
        }}
      />
    </aside>
  );
}
