import type { ComponentChildren } from 'preact';
import { t } from '@/i18n/table';
import type { Clock, TurnTime } from '@/table';
import { timeUsed } from './names';
import { Icon } from './parts/Icon';
import { IconButton } from './parts/IconButton';
import { PlayerMark } from './parts/PlayerMark';
import type { Seat } from './seat';
import { isPast, type Story } from './time/story';

interface HeaderProps {
  seat: Seat;
  story: Story;
  clock: Clock;
  /** The names of the views, where the head has room for them. */
  tabs?: ComponentChildren;
  isHistoryOpen: boolean;
  onHistory: () => void;
  isBoardOnly: boolean;
  onBoardOnly: () => void;
  onClock: () => void;
  onMenu: () => void;
}

/** The game, the ways to look at it, whose time runs, and what is always at hand. */
export function Header(props: HeaderProps) {
  const { seat, story, tabs, isHistoryOpen, onHistory, isBoardOnly, onBoardOnly, onMenu } = props;
  const waitsForLog = !story.canUndo && story.unread !== undefined;
  return (
    <header class="table-head">
      <h1 class="table-title">{seat.title.book}</h1>
      {tabs}
      <ClockButton {...props} />
      <button
        type="button"
        class={waitsForLog ? 'head-button is-waiting' : 'head-button'}
        aria-label={t('table.undo')}
        disabled={!story.canUndo}
        {...(waitsForLog && { title: t('table.reading') })}
        onClick={story.undo}
      >
        <Icon name="undo" /> <span class="head-word">{t('table.undo')}</span>
      </button>
      <IconButton
        icon="redo"
        label={t('table.redo')}
        class="head-redo"
        disabled={!story.canRedo}
        onClick={story.redo}
      />
      <button
        type="button"
        class="icon-button head-history"
        aria-label={t('table.history')}
        title={t('table.history')}
        aria-pressed={isHistoryOpen}
        onClick={onHistory}
      >
        <Icon name="history" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t('table.boardOnly')}
        title={t('table.boardOnly')}
        aria-pressed={isBoardOnly}
        onClick={onBoardOnly}
      >
        <Icon name={isBoardOnly ? 'small' : 'full'} />
      </button>
      <IconButton icon="menu" label={t('table.menu')} onClick={onMenu} />
    </header>
  );
}

/** How long a turn of the past took is not kept. */
function turnThen({ options }: Seat): Pick<TurnTime, 'player' | 'used' | 'budget'> | undefined {
  return options && { player: options.actor.player, used: 0, budget: null };
}

/** The time of whoever acts in what is shown; against a budget, that of this turn. */
function ClockButton({ seat, story, clock, onClock }: HeaderProps) {
  const turn = isPast(story) ? turnThen(seat) : clock.turn.value;
  if (!turn) return <span class="head-gap" />;
  const { player, used, budget } = turn;
  const name = seat.nameOf(player);
  const time =
    budget === null ? timeUsed(clock.used.value[player] ?? 0) : `${timeUsed(used)} / ${timeUsed(budget)}`;
  const isOver = budget !== null && used > budget;
  return (
    <button
      type="button"
      class={`head-button head-clock ${isOver ? 'is-over' : ''}`}
      title={t('table.clock')}
      onClick={onClock}
    >
      <PlayerMark name={name} colour={seat.colourOf(player)} />
      <span class="head-player">{name}</span>
      <span class="head-time">{clock.paused.value ? <Icon name="pause" /> : time}</span>
      {clock.paused.value && <span class="hidden-text">{t('table.clock.paused')}</span>}
      {isOver && <span class="hidden-text">{t('table.clock.over')}</span>}
    </button>
  );
}
