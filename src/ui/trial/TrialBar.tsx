import './trial.css';
import { useState } from 'preact/hooks';
import { t, tCount } from '@/i18n/study';
import { type Trial, table } from '@/table';
import { keepTrial } from '../table/playing';
import type { Seat } from '../table/seat';
import { ChangeDialog } from './ChangeDialog';
import { fitted } from './names';
import { whatHappened } from './what-happened';

interface TrialBarProps {
  trial: Trial;
  seat: Seat;
  /** What the players call the game. */
  name: string;
}

/** What is on the table is only tried: what becomes of it is decided here. */
export function TrialBar({ trial, seat, name }: TrialBarProps) {
  const tried = Math.max(0, trial.timeline.value.instants.length - 1 - trial.from);
  const end = (
    <button
      type="button"
      class={trial.isChange ? 'button' : 'button button-main'}
      onClick={() => table.endTrial()}
    >
      {t('trial.end')}
    </button>
  );
  if (trial.isChange) return <ChangeBar seat={seat} name={name} tried={tried} end={end} from={trial.from} />;
  return (
    <section class="trial-bar" aria-label={t('trial.name')} role="status">
      <p>
        <b class="trial-name">{t('trial.name')}</b>{' '}
        <span>{tried === 0 ? t('trial.nothing') : tCount('trial.what', tried)}</span>
      </p>
      {end}
      <button
        type="button"
        class="button"
        onClick={() => void keepTrial(fitted(name, (each) => t('trial.gameName', { name: each })))}
      >
        {t('trial.keep')}
      </button>
    </section>
  );
}

interface ChangeBarProps {
  seat: Seat;
  name: string;
  tried: number;
  from: number;
  end: preact.JSX.Element;
}

/** Another move is made in the place of one that was; then the rest is seen before anything is changed. */
function ChangeBar({ seat, name, tried, from, end }: ChangeBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section class="trial-bar is-change" aria-label={t('change.name')} role="status">
        <p>
          <b class="trial-name">{t('change.name')}</b>{' '}
          <span>
            {tried === 0 ? t('change.make', { what: whatHappened(seat, from + 1) }) : t('change.made')}
          </span>
        </p>
        <button type="button" class="button button-main" disabled={tried === 0} onClick={() => setOpen(true)}>
          {t('change.see')}
        </button>
        {end}
      </section>
      {isOpen && <ChangeDialog seat={seat} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
