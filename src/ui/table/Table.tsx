import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CompanyId } from '@/engine/game/ids';
import { t } from '@/i18n/table';
import type { Clock } from '@/table';
import type { TableState } from '@/titles/view';
import { frameOf } from '../board/extent';
import { curtain, facing } from '../settings/preferences';
import type { Selection } from '../turn/selection';
import { stageView } from '../turn/stage-view';
import { Curtain } from './Curtain';
import { type Frame, FrameContext, ledgerPlace } from './frame';
import { HandOver } from './HandOver';
import { Header } from './Header';
import type { Layout } from './layout';
import { ledgerHeight } from './ledger-size';
import { PanelBoundary } from './parts/PanelBoundary';
import { SheetHandle, sheetRange } from './SheetHandle';
import { Strip } from './Strip';
import type { Seat } from './seat';
import { useSettling } from './settling';
import { ClockDialog } from './time/ClockDialog';
import { isPast, type Story } from './time/story';
import { TimeBar } from './time/TimeBar';
import { useUndoKeys } from './undo-keys';
import { View } from './views/View';
import { ViewTabs } from './views/ViewTabs';
import { viewName, viewsOf } from './views/views';

export interface TableProps {
  seat: Seat;
  story: Story<TableState>;
  clock: Clock;
  layout: ReadonlySignal<Layout>;
  /** What is picked, for the ledger in which certificates are traded. */
  selection?: Selection;
  /** What the table must say first: unsaved moves, another window, a log that broke off. */
  notices?: ComponentChildren;
  board: ComponentChildren;
  turn: ComponentChildren;
  /** The menu, when it is open. */
  menu: (onClose: () => void) => ComponentChildren;
}

/** The table: the board, the turn, and views beside them that never cover it. */
export function Table(props: TableProps) {
  const { seat, story, clock, notices, board, turn, menu, selection } = props;
  const layout = props.layout.value;
  const [tab, setTab] = useState(layout === 'phone' ? 'turn' : 'ledger');
  const [company, setCompany] = useState<CompanyId>();
  const [open, setOpen] = useState<'menu' | 'clock'>();
  const [share, setShare] = useState<number>(sheetRange.usual);
  const [isBoardOnly, setBoardOnly] = useState(false);
  // a window that becomes small has room for one thing: the turn
  const lastLayout = useRef(layout);
  if (lastLayout.current !== layout) {
    lastLayout.current = layout;
    if (layout === 'phone') setTab('turn');
  }
  const isHistoryOpen = tab === 'log';
  const panel = useRef<HTMLDivElement>(null);
  // what scrolls can be reached with the keyboard, whatever is in it
  useEffect(() => panel.current?.setAttribute('tabindex', '0'));
  const showCompany = (id: CompanyId) => {
    setCompany(id);
    setTab('companies');
  };
  const ratio = useRatio(seat);
  const shape = ratio > 1 ? 'wide' : 'tall';
  const frame = useMemo(
    (): Frame => ({ layout, shape, ledgerIn: ledgerPlace(layout, shape), onCompany: showCompany }),
    [layout, shape],
  );
  const trades = isTrading(seat);
  const tabs = tabsFor(seat, layout);
  const shown = tabs.includes(tab) ? tab : tabs[0]!;
  const seen = useFollowing(seat, story);
  useUndoKeys(story);
  const view = (id: string) => (
    <PanelBoundary of={`${id} ${seen.story.at}`}>
      <View
        id={id}
        {...seen}
        clock={clock}
        company={company}
        onCompany={showCompany}
        {...(selection && { selection })}
      />
    </PanelBoundary>
  );
  const ledger = useMemo(() => view('ledger'), [seen, company, clock, selection]);
  const chosen = useMemo(
    () => (shown === 'turn' ? undefined : view(shown)),
    [shown, seen, company, clock, selection],
  );
  const turnPanel = (
    <TurnPlace seat={seat} isPast={isPast(story)}>
      <PanelBoundary of={seat.state}>{turn}</PanelBoundary>
    </TurnPlace>
  );
  const tabList = (
    <ViewTabs
      ids={tabs}
      nameOf={(id) => viewName(seat, id)}
      chosen={shown}
      panel="table-view"
      onChoose={(id) => {
        setTab(id);
        setBoardOnly(false);
      }}
    />
  );
  // the turn holds the ledger to trade in: it does not lie beside it once more
  const isFolded = shown === 'ledger' && trades && frame.ledgerIn === 'turn' && layout !== 'phone';
  const classes = [
    'table',
    `is-${layout}`,
    `${shape}-board`,
    ...(trades ? ['is-trading'] : []),
    ...(isBoardOnly ? ['board-only'] : []),
  ];
  return (
    <FrameContext.Provider value={frame}>
      <div
        class={classes.join(' ')}
        style={{
          '--board-ratio': ratio.toFixed(3),
          '--ledger-height': `${ledgerHeight(seat, false)}rem`,
          '--trade-height': `${ledgerHeight(seat, true)}rem`,
        }}
        data-at={(seen.story.unread ?? 0) + seen.story.at}
      >
        <Header
          seat={seat}
          story={story}
          clock={clock}
          tabs={layout === 'phone' ? undefined : tabList}
          isHistoryOpen={isHistoryOpen}
          onHistory={() => setTab(isHistoryOpen ? tabs[0]! : 'log')}
          isBoardOnly={isBoardOnly}
          onBoardOnly={() => setBoardOnly(!isBoardOnly)}
          onClock={() => setOpen('clock')}
          onMenu={() => setOpen('menu')}
        />
        <Strip seat={seat} />
        {notices}
        {(isPast(story) || isHistoryOpen) && <TimeBar seat={seat} story={story} />}
        <div class="table-body" style={{ '--sheet-share': share }}>
          <section class="table-board" aria-label={t('table.board')}>
            <PanelBoundary of={seat.state}>{board}</PanelBoundary>
          </section>
          {layout !== 'phone' && turnPanel}
          {layout === 'desk' && (
            <section class="table-ledger" aria-label={t('table.view.ledger')}>
              {ledger}
            </section>
          )}
          {!isFolded && (
            <section class={`table-views shows-${shown}`} aria-label={t('table.views')}>
              {layout === 'phone' && <SheetHandle share={share} onChange={setShare} />}
              {layout === 'phone' && tabList}
              <div ref={panel} id="table-view" class={`view view-${shown}`} role="tabpanel">
                {shown !== 'turn' && <h2 class="hidden-text">{viewName(seat, shown)}</h2>}
                {shown === 'turn' ? turnPanel : chosen}
              </div>
            </section>
          )}
        </div>
        {open === 'clock' && <ClockDialog seat={seat} clock={clock} onClose={() => setOpen(undefined)} />}
        {open === 'menu' && menu(() => setOpen(undefined))}
      </div>
    </FrameContext.Provider>
  );
}

/** Are certificates traded now, with the ledger as the control? */
function isTrading(seat: Seat): boolean {
  const { options } = seat;
  return options !== undefined && (stageView(seat, options.stage).trades ?? false);
}

function tabsFor(seat: Seat, layout: Layout): readonly string[] {
  const views = viewsOf(seat);
  if (layout === 'phone') return ['turn', ...views];
  return layout === 'desk' ? views.filter((id) => id !== 'ledger') : views;
}

/** What lies beside the turn follows a frame later: the answer to a tap is seen first. */
function useFollowing(seat: Seat, story: Story<TableState>) {
  const [seen, follow] = useState({ seat, story });
  useEffect(() => {
    // effects are due as soon as the answer is drawn: this waits until it can be seen
    const frame = requestAnimationFrame(() =>
      follow((last) => (last.seat === seat && last.story === story ? last : { seat, story })),
    );
    return () => cancelAnimationFrame(frame);
  }, [seat, story]);
  return seen;
}

/** Width of the board for its height. */
function useRatio({ view }: Seat): number {
  const { board } = view;
  return useMemo(() => {
    const { width, height } = frameOf(board);
    return width / height;
  }, [board]);
}

/**
 * Where the turn panel lies: turned to the side of the table that it faces, behind the curtain if wanted. Right
 * after a change it takes no tap.
 */
function TurnPlace({ seat, isPast, children }: { seat: Seat; isPast: boolean; children: ComponentChildren }) {
  const actor = seat.options?.actor.player;
  const seen = useSignal(actor);
  const taken = useSignal(actor);
  const see = () => {
    seen.value = actor;
  };
  const take = () => {
    seen.value = actor;
    taken.value = actor;
  };
  // whoever sits at the table when the curtain is switched on need not take it
  if (curtain.value === 'off') taken.value = actor;
  const isCovered = curtain.value === 'on' && !isPast && actor !== undefined && actor !== taken.value;
  const { isSettling, begin, holdBack } = useSettling(seat.state, isCovered);
  return (
    <section
      class={`table-turn faces-${facing.value}`}
      aria-label={t('table.turn')}
      data-settling={isSettling}
      onPointerDownCapture={begin}
      onClickCapture={(event) => {
        if (!holdBack(event)) see();
      }}
      onKeyDownCapture={() => {
        begin();
        if (!isSettling) see();
      }}
    >
      <div class="table-turn-inner">
        <div aria-live="polite">
          {actor !== undefined && actor !== seen.value && !isPast && (
            <HandOver seat={seat} player={actor} onSeen={see} />
          )}
        </div>
        {children}
      </div>
      {isCovered && <Curtain seat={seat} player={actor} onOpen={take} />}
    </section>
  );
}
