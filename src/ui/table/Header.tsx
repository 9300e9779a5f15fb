import { roundName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import type { Clock, TurnTime } from '@/table';
import { phaseNow } from './figures/depot';
import { phaseTitle, timeUsed } from './names';
import { Icon } from './parts/Icon';
import { IconButton } from './parts/IconButton';
import { PlayerMark } from './parts/PlayerMark';
import { hasMoney, type RailSeat, type Seat } from './seat';
import { isPast, type Story } from './time/story';

export interface FullScreenControl {
  readonly isPossible: boolean;
  readonly isFull: { readonly value: boolean };
  toggle(): Promise<void>;
}

interface HeaderProps {
  seat: Seat;
  story: Story;
  clock: Clock;
  full: FullScreenControl;
  isHistoryOpen: boolean;
  onHistory: () => void;
  onClock: () => void;
  onMenu: () => void;
}

/** Where the game is, whose time runs, and what is always at hand. */
export function Header(props: HeaderProps) {
  const { seat, story, full, isHistoryOpen, onHistory, onMenu } = props;
  const phase = phaseNow(seat);
  const waitsForLog = !story.canUndo && story.unread !== undefined;
  return (
    <header class="table-head">
      <h1 class="table-title">{seat.title.book}</h1>
      <p class="table-round">{roundName(seat.state.round, seat.game.speech)}</p>
      <p class={`phase-chip on-${phase.colour}`}>{phaseTitle(phase)}</p>
      {hasMoney(seat) && <p class="table-bank">{bankWords(seat.state)}</p>}
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
      <IconButton icon="redo" label={t('table.redo')} disabled={!story.canRedo} onClick={story.redo} />
      <button
        type="button"
        class="head-button"
        aria-label={t('table.history')}
        aria-pressed={isHistoryOpen}
        onClick={onHistory}
      >
        <span class="head-word">{t('table.history')}</span>
        <span class="head-sign">
          <Icon name="history" />
        </span>
      </button>
      {full.isPossible && (
        <IconButton
          icon={full.isFull.value ? 'small' : 'full'}
          label={t(full.isFull.value ? 'table.full.leave' : 'table.full.enter')}
          onClick={() => void full.toggle()}
        />
      )}
      <IconButton icon="menu" label={t('table.menu')} onClick={onMenu} />
    </header>
  );
}

/** How long a turn of the past took is not kept. */
function turnThen({ options }: Seat): Pick<TurnTime, 'player' | 'used' | 'budget'> | undefined {
  return options && { player: options.actor.player, used: 0, budget: null };
}

/** Once it could not pay, the game is in its last rounds: that is what matters then. */
function bankWords({ bank, broken, over }: RailSeat['state']): string {
  if (broken === null) return t('table.bank', { amount: money(bank) });
  return t(over ? 'table.bank.over' : 'table.bank.broken');
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
