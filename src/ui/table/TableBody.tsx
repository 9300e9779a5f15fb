import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '@/i18n/table';
import { textSize } from '../settings/preferences';
import { turnNow } from './at-board';
import { Dividers } from './Dividers';
import type { Frame } from './frame';
import { type Edge, keepSize, sizesFor } from './frame-sizes';
import { ledgerHeight } from './ledger-size';
import { PanelBoundary } from './parts/PanelBoundary';
import { SheetHandle, sheetRange } from './SheetHandle';
import type { Seat } from './seat';
import { useCut } from './use-cut';
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
  /** All of this turn is chosen in the panel: the board yields where it competes with it. */
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
  const key = `${layout} ${seat.title.id}`;
  const kept = sizesFor(key);
  const isUpright = layout === 'upright';
  const sharesRoom = isPhone ? shown === 'turn' : frame.shape === 'wide' && layout !== 'desk';
  const isYielding = yields && sharesRoom;
  // on a window that stands upright a wide board has two sizes, and each is remembered
  const boardEdge: Edge = isYielding && isUpright ? 'yielding' : 'board';
  const below: Edge = shown !== 'ledger' ? 'view' : trades ? 'trade' : 'ledger';
  const keep = (edge: Edge, percent: number | undefined) => keepSize(key, edge, percent);
  const body = useRef<HTMLDivElement>(null);
  const whose = turnNow(seat);
  const isDragged = !isPhone && (kept[boardEdge] ?? kept[below]) !== undefined;
  const isCut = useCut(body, isDragged, whose, [seat.state, shown, textSize.value, kept]);
  const sizes = isCut ? {} : kept;
  const readHeight = useSteady(ledgerHeight(seat, false), whose);
  const tradeHeight = useSteady(ledgerHeight(seat, true), whose);
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
        '--read-height': `${readHeight}rem`,
        '--trade-height': `${tradeHeight}rem`,
        ...(seat.game.turnRem !== undefined && { '--turn-room': `${seat.game.turnRem}rem` }),
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

/** While a turn lasts it only grows: a private company that closes does not give its line back at once. */
function useSteady(height: number, turn: string): number {
  const kept = useRef({ turn, height });
  const least = kept.current.turn === turn ? kept.current.height : 0;
  kept.current = { turn, height: Math.max(least, height) };
  return kept.current.height;
}
