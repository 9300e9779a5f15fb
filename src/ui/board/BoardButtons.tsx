import type { ComponentChildren } from 'preact';
import { t } from '@/i18n';
import type { ViewControl } from './use-view';

const step = 1.4;

/** Larger, smaller, all of it: for those without a wheel or a second finger. */
export function BoardButtons({ control }: { control: ViewControl }) {
  return (
    <div class={`board-buttons ${control.isWhole.value ? 'is-whole' : ''}`}>
      <BoardButton label={t('board.zoomIn')} onClick={() => control.zoom(step)}>
        +
      </BoardButton>
      <BoardButton label={t('board.zoomOut')} onClick={() => control.zoom(1 / step)}>
        −
      </BoardButton>
      <BoardButton label={t('board.fit')} onClick={() => control.fit()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path class="button-line" d="M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z" />
        </svg>
      </BoardButton>
    </div>
  );
}

interface ButtonProps {
  label: string;
  onClick: () => void;
  children: ComponentChildren;
}

function BoardButton({ label, onClick, children }: ButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
