import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '@/i18n/table';
import { textSize } from '../settings/preferences';
import { Dividers } from './Dividers';
import type { Frame } from './frame';
import { type Edge, keepSize, sizesFor } from './frame-sizes';
import { ledgerHeight } from './ledger-size';
import { PanelBoundary } from './parts/PanelBoundary';
import { SheetHandle, sheetRange } from './SheetHandle';
import type { Seat } from './seat';
import { useYielding } from './use-yielding';
import { viewName } from './views/views';

interface BodyProps {
  seat: Seat;
  frame: Frame;
  board: ComponentChildren;
  turn: ComponentChildren;
  /** On a desk, where it lies beside another view. */
  ledger: ComponentChildren;
  /** The view that is chosen; nothing where the turn has all the room. */
  shown: string | undefined;
  /** Certificates are traded in the ledger. */
  trades: boolean;
  /** All is chosen in the panel: the board yields where it competes with it. */
  yields: boolean;
  /** Where the head has no room for them. */
  tabs: ComponentChildren;
  view: ComponentChildren;
}

/** The parts of the table in their places; the edges between them can be dragged. */
export function TableBody(props: BodyProps) {
  const { seat, frame, board, turn, ledger, shown, trades, yields, tabs, view } = props;
  const { layout } = frame;
  const isPhone = layout === 'phone';
  const key = `${layout} ${seat.title.book}`;
  const sizes = sizesFor(key);
  const isUpright = layout === 'upright';
  const sharesRoom = isPhone ? shown === 'turn' : frame.shape === 'wide' && layout !== 'desk';
  const mayYield = yields && sharesRoom;
  const isDragged = isPhone ? sizes.sheet !== undefined : (sizes.board ?? sizes.yielding) !== undefined;
  const body = useRef<HTMLDivElement>(null);
  const isNeeded = useYielding(body, mayYield && !isDragged, [seat.state, shown, textSize.value]);
  // on a window that stands upright a wide board has two sizes, and each is remembered
  const isYielding = isDragged ? mayYield && isUpright : isNeeded;
  const boardEdge: Edge = isYielding && isUpright ? 'yielding' : 'board';
  const below: Edge = shown !== 'ledger' ? 'view' : trades ? 'trade' : 'ledger';
  const keep = (edge: Edge, percent: number | undefined) => keepSize(key, edge, percent);
  // nothing is traded on the board, nor chosen from a long list: both have its room
  const usual =
    textSize.value === 'double'
      ? sheetRange.large
      : trades || isYielding
        ? sheetRange.trading
        : sheetRange.usual;
  const share = sizes.sheet ?? usual;
  const panel = useRef<HTMLDivElement>(null);
  // what scrolls can be reached with the keyboard, whatever is in it
  useEffect(() => panel.current?.setAttribute('tabindex', '0'));
  return (
    <div
      ref={body}
      class="table-body"
      data-yields={isYielding}
      style={{
        '--read-height': `${ledgerHeight(seat, false)}rem`,
        '--trade-height': `${ledgerHeight(seat, true)}rem`,
        ...(isPhone && { '--sheet-share': share }),
        // a board as wide as the screen needs no more height than its own
        ...(isPhone && sizes.sheet === undefined && { '--sheet-left': '100% - 100vw / var(--board-ratio)' }),
        ...(sizes[boardEdge] !== undefined && { '--set-board': `${sizes[boardEdge]}%` }),
        ...(sizes[below] !== undefined && { '--set-views': `${sizes[below]}%` }),
      }}
    >
      <section class="table-board" aria-label={t('table.board')}>
        <PanelBoundary of={seat.state}>{board}</PanelBoundary>
      </section>
      {!isPhone && turn}
      {ledger !== undefined && (
        <section class="table-ledger" aria-label={t('table.view.ledger')}>
          {ledger}
        </section>
      )}
      {shown !== undefined && (
        <section class={`table-views shows-${shown}`} aria-label={t('table.views')}>
          {isPhone && (
            <SheetHandle share={share} usual={usual} onChange={(percent) => keep('sheet', percent)} />
          )}
          {tabs}
          <div ref={panel} id="table-view" class={`view view-${shown}`} role="tabpanel">
            {shown !== 'turn' && <h2 class="hidden-text">{viewName(seat, shown)}</h2>}
            {shown === 'turn' ? turn : view}
          </div>
        </section>
      )}
      {!isPhone && (
        <Dividers
          frame={frame}
          board={seat.view.board}
          sizes={sizes}
          boardEdge={boardEdge}
          below={shown === undefined ? undefined : below}
          onChange={keep}
        />
      )}
    </div>
  );
}
