import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { CompanyId } from '@/engine/game/ids';
import type { Clock } from '@/table';
import type { TableState } from '@/titles/view';
import { frameOf } from '../board/extent';
import type { Selection } from '../turn/selection';
import { stageView } from '../turn/stage-view';
import { isTurnAtBoard } from './at-board';
import { type Frame, FrameContext, ledgerPlace } from './frame';
import { Header } from './Header';
import type { Layout } from './layout';
import { ClockDialog } from './lazy';
import { PanelBoundary } from './parts/PanelBoundary';
import { Strip } from './Strip';
import type { Seat } from './seat';
import { TableBody } from './TableBody';
import { TurnPlace } from './TurnPlace';
import { isPast, type Story } from './time/story';
import { TimeBar } from './time/TimeBar';
import { useUndoKeys } from './undo-keys';
import { useFollowing } from './use-following';
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

/** A board that is so much wider than high. */
const broad = 1.45;

/** The table: the board, the turn, and views beside them that never cover it. */
export function Table(props: TableProps) {
  const { seat, story, clock, notices, board, turn, menu, selection } = props;
  const layout = props.layout.value;
  const [tab, setTab] = useState(layout === 'phone' ? 'turn' : 'ledger');
  const [company, setCompany] = useState<CompanyId>();
  const [open, setOpen] = useState<'menu' | 'clock'>();
  const [isBoardOnly, setBoardOnly] = useState(false);
  // a window that becomes small has room for one thing: the turn
  const lastLayout = useRef(layout);
  if (lastLayout.current !== layout) {
    lastLayout.current = layout;
    if (layout === 'phone') setTab('turn');
  }
  const isHistoryOpen = tab === 'log';
  const showCompany = (id: CompanyId) => {
    setCompany(id);
    setTab('companies');
  };
  const ratio = useRatio(seat);
  const shape = ratio > 1 ? 'wide' : 'tall';
  const stage = seat.options && stageView(seat, seat.options.stage);
  const trades = stage?.trades ?? false;
  // what others decide in a player's turn leaves all in its place
  const isStock = trades || (stage !== undefined && seat.state.round.kind === 'stock');
  const tabs = tabsFor(seat, layout);
  const shown = tabs.includes(tab) ? tab : tabs[0]!;
  // whoever looks at another view still trades: then in the turn
  const ledgerIn = shown === 'ledger' || layout === 'desk' ? ledgerPlace(layout, shape) : 'turn';
  const frame = useMemo(
    (): Frame => ({ layout, shape, ledgerIn, onCompany: showCompany }),
    [layout, shape, ledgerIn],
  );
  // views wait for board and turn; when a game is opened, the rest is there before the turn takes a tap
  const followed = useFollowing({ seat, story }, [seat, story]);
  const hasFollowed = followed !== undefined;
  const seen = followed ?? { seat, story };
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
  const ledger = useMemo(
    () => (layout === 'desk' && hasFollowed ? view('ledger') : undefined),
    [layout, hasFollowed, seen.seat, seen.story, company, clock, selection],
  );
  const chosen = useMemo(
    () => (shown === 'turn' || !hasFollowed ? undefined : view(shown)),
    [shown, hasFollowed, seen.seat, seen.story, company, clock, selection],
  );
  // turn and head have been drawn when the views follow: the same elements are not gone through once more
  const turnPanel = useMemo(
    () => (
      <TurnPlace seat={seat} isPast={isPast(story)}>
        <PanelBoundary of={seat.state}>{turn}</PanelBoundary>
      </TurnPlace>
    ),
    [seat, story, turn],
  );
  // the turn holds the ledger to trade in: it does not lie beside it once more
  const isFolded = shown === 'ledger' && trades && frame.ledgerIn === 'turn' && layout !== 'phone';
  const tabList = useMemo(
    () => (
      <ViewTabs
        ids={tabs}
        nameOf={(id) => viewName(seat, id)}
        chosen={shown}
        panel={isFolded ? undefined : 'table-view'}
        onChoose={(id) => {
          setTab(id);
          setBoardOnly(false);
        }}
      />
    ),
    [tabs.join(), seat.game, shown, isFolded],
  );
  const head = useMemo(
    () => (
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
    ),
    [seat, story, clock, layout, tabList, isHistoryOpen, isBoardOnly],
  );
  const classes = [
    'table',
    `is-${layout}`,
    `${shape}-board`,
    ...(ratio > broad ? ['broad-board'] : []),
    ...(isStock ? ['is-trading'] : []),
    ...(isBoardOnly ? ['board-only'] : []),
  ];
  return (
    <FrameContext.Provider value={frame}>
      <div
        class={classes.join(' ')}
        style={{ '--board-ratio': ratio.toFixed(3) }}
        data-at={(seen.story.unread ?? 0) + seen.story.at}
        aria-busy={!hasFollowed}
      >
        {head}
        <Strip {...seen} />
        {notices}
        {(isPast(story) || isHistoryOpen) && <TimeBar seat={seat} story={story} />}
        <TableBody
          seat={seat}
          frame={frame}
          board={board}
          turn={turnPanel}
          ledger={ledger}
          shown={isFolded ? undefined : shown}
          trades={isStock}
          yields={!isStock && !isTurnAtBoard(seat)}
          tabs={layout === 'phone' ? tabList : undefined}
          view={chosen}
        />
        {open === 'clock' && <ClockDialog seat={seat} clock={clock} onClose={() => setOpen(undefined)} />}
        {open === 'menu' && menu(() => setOpen(undefined))}
      </div>
    </FrameContext.Provider>
  );
}

function tabsFor(seat: Seat, layout: Layout): readonly string[] {
  const views = viewsOf(seat);
  if (layout === 'phone') return ['turn', ...views];
  return layout === 'desk' ? views.filter((id) => id !== 'ledger') : views;
}

/** Width of the board for its height. */
function useRatio({ view }: Seat): number {
  const { board } = view;
  return useMemo(() => {
    const { width, height } = frameOf(board);
    return width / height;
  }, [board]);
}
