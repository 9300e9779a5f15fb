import { t } from '@/i18n';
import { hush, toast } from './toast';

/** Where the app says what has happened. */
export function Toasts() {
  const said = toast.value;
  return (
    <div class="toasts" aria-live="polite">
      {said && (
        <div class={said.isBad ? 'toast is-bad' : 'toast'} role={said.isBad ? 'alert' : 'status'}>
          <span>{said.text}</span>
          {said.action && (
            <button
              type="button"
              class="toast-action"
              onClick={() => {
                hush();
                said.action?.run();
              }}
            >
              {said.action.label}
            </button>
          )}
          <button type="button" class="toast-close" aria-label={t('detail.close')} onClick={hush}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
