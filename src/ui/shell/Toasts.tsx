import { useEffect } from 'preact/hooks';
import { t } from '@/i18n';
import { hush, toast } from './toast';

/** Long enough to read it and to take something back; what went wrong stays until it is closed. */
const shownFor = 12_000;

/** Where the app says what has happened. */
export function Toasts() {
  const said = toast.value;
  useEffect(() => {
    if (!said || said.isBad) return;
    const timer = setTimeout(hush, shownFor);
    return () => clearTimeout(timer);
  }, [said]);
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
