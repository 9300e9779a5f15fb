import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '@/i18n';
import { useBack } from '../../shell/back';
import { holdBackSecond } from '../second-tap';
import { settlingTime } from '../settling';
import { IconButton } from './IconButton';

interface DialogProps {
  title: string;
  /** Where it stands: in the middle, or along the right side. */
  place?: 'middle' | 'side';
  onClose: () => void;
  children: ComponentChildren;
}

/** A native dialog: the rest of the page waits, Escape, Back and a tap beside it close it. */
export function Dialog({ title, place = 'middle', onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const tap = useRef<MouseEvent>(undefined);
  useBack(onClose);
  useLayoutEffect(() => {
    const dialog = element.current!;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      // whoever comes by keyboard goes on where the dialog was opened, unless the focus has gone elsewhere meanwhile
      const { activeElement: now, body } = document;
      const isFree = now === null || now === body || dialog.contains(now);
      dialog.close();
      if (tap.current && performance.now() - tap.current.timeStamp < settlingTime)
        holdBackSecond(tap.current);
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const dialog = element.current;
    const outside = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener('click', outside);
    return () => dialog?.removeEventListener('click', outside);
  }, [onClose]);
  return (
    <dialog
      ref={element}
      class={`dialog dialog-${place}`}
      aria-labelledby={heading}
      onClickCapture={(event) => {
        // a key that clicks has no place
        tap.current = event.detail > 0 ? event : undefined;
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t('detail.close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
