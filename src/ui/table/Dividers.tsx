import { useMemo } from 'preact/hooks';
import type { BoardDef } from '@/engine/board/types';
import { t } from '@/i18n/table';
import { quietPlaces } from '../board/extent';
import { Divider } from './Divider';
import type { Frame } from './frame';
import type { Edge, Sizes } from './frame-sizes';

interface DividersProps {
  frame: Frame;
  board: BoardDef;
  sizes: Sizes;
  /** Under which name the board's size is kept. */
  boardEdge: Edge;
  /** What lies below the board or the turn; nothing where it is folded. */
  below: Edge | undefined;
  onChange: (edge: Edge, percent: number | undefined) => void;
}

/** The edges of the board and of what lies below it, each with a grip where no hex is. */
export function Dividers({ frame, board, sizes, boardEdge, below, onChange }: DividersProps) {
  const { layout, shape } = frame;
  const quiet = useMemo(() => quietPlaces(board), [board]);
  // a wide board has the full width of a window that stands upright
  const isAcross = layout === 'upright' && shape === 'wide';
  return (
    <>
      <Divider
        key={boardEdge}
        class="divider-board"
        part="table-board"
        axis={isAcross ? 'y' : 'x'}
        label={t('table.divider.board')}
        property="--set-board"
        size={sizes[boardEdge]}
        range={[20, 85]}
        at={isAcross ? quiet.bottom : quiet.right}
        onChange={(percent) => onChange(boardEdge, percent)}
      />
      {layout !== 'desk' && below !== undefined && (
        <Divider
          key={below}
          class="divider-views"
          part="table-views"
          axis="y"
          label={t('table.divider.views')}
          property="--set-views"
          size={sizes[below]}
          range={[8, 75]}
          {...(layout === 'wide' && shape === 'wide' && { at: quiet.bottom })}
          onChange={(percent) => onChange(below, percent)}
        />
      )}
    </>
  );
}
