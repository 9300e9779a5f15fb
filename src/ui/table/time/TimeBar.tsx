import { eventSentence, namesOf, roundName } from '@/i18n/sentences';
import { number, t } from '@/i18n/table';
import type { TableState } from '@/titles/view';
import { IconButton } from '../parts/IconButton';
import type { Seat } from '../seat';
import { isPast, type Story } from './story';

/** Travels through the whole game; the way back to now is always there. */
export function TimeBar({ seat, story }: { seat: Seat; story: Story<TableState> }) {
  const { instants, at, unread } = story;
  const last = instants.length - 1;
  const past = isPast(story);
  const where = t('table.time.where', {
    move: number((unread ?? 0) + at),
    of: number((unread ?? 0) + last),
    round: roundName(seat.state.round, seat.game.speech),
  });
  return (
    <section class={past ? 'time-bar is-past' : 'time-bar'} aria-label={t('table.history')}>
      <IconButton
        icon="first"
        label={t('table.time.first')}
        disabled={at === 0}
        onClick={() => story.travel(0)}
      />
      <IconButton
        icon="previous"
        label={t('table.time.previous')}
        disabled={at === 0}
        onClick={() => story.travel(at - 1)}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('table.time.slider')}
        aria-valuetext={where}
        onInput={(event) => story.travel(event.currentTarget.valueAsNumber)}
      />
      <IconButton
        icon="next"
        label={t('table.time.next')}
        disabled={!past}
        onClick={() => story.travel(at + 1)}
      />
      <p class="time-where" aria-live="polite">
        <b>{where}</b>{' '}
        <span class="time-what">{unread === undefined ? whatHappened(seat, story) : t('table.reading')}</span>
      </p>
      <button type="button" class="button time-now" disabled={!past} onClick={story.toPresent}>
        {t('table.time.now')}
      </button>
    </section>
  );
}

function whatHappened(seat: Seat, { instants, at }: Story<TableState>): string {
  const event = instants[at]?.events[0];
  return event ? eventSentence(event, namesOf(seat.game.speech, seat.view, seat.state.setup)) : '';
}
