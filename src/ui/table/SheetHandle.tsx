import { useRef } from 'preact/hooks';
import { t } from '@/i18n/table';

/** Percent of the height below the head that the sheet may take. */
export const sheetRange = { least: 22, usual: 58, trading: 72, large: 76, most: 88 } as const;
const step = 6;
/** A finger that moved the edge by less than this many percent has tapped it. */
const slack = 2;

interface HandleProps {
  share: number;
  /** What it has as long as nobody has chosen. */
  usual: number;
  /** Nothing gives it that again. */
  onChange: (share: number | undefined) => void;
}

/** The upper edge of the sheet on a telephone: dragged, tapped or moved with arrow keys, it makes room for board or sheet. */
export function SheetHandle({ share, usual, onChange }: HandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const dragged = useRef<number | null>(null);
  const hasMoved = useRef(false);
  const body = () => handle.current?.closest<HTMLElement>('.table-body');
  const shareAt = ({ clientY }: PointerEvent): number => {
    const { bottom, height } = body()!.getBoundingClientRect();
    return within(((bottom - clientY) / height) * 100);
  };
  const stop = () => {
    if (dragged.current !== null && hasMoved.current) onChange(dragged.current);
    dragged.current = null;
  };
  return (
    <button
      ref={handle}
      type="button"
      class="sheet-handle"
      aria-label={t('table.sheet')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = share;
        hasMoved.current = false;
      }}
      onPointerMove={(event) => {
        if (dragged.current === null) return;
        const next = shareAt(event);
        if (Math.abs(next - share) > slack) hasMoved.current = true;
        if (!hasMoved.current) return;
        dragged.current = next;
        // only the edge moves with the finger: nothing is drawn anew
        body()!.style.setProperty('--sheet-share', String(next));
        body()!.style.removeProperty('--sheet-left');
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onClick={() => {
        if (!hasMoved.current) onChange(share > usual ? undefined : sheetRange.most);
        hasMoved.current = false;
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onChange(within(share + by));
      }}
    />
  );
}

function within(share: number): number {
  return Math.min(sheetRange.most, Math.max(sheetRange.least, share));
}
