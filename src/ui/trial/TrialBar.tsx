import './trial.css';
import { t, tCount } from '@/i18n/study';
import { fittingName } from '@/storage/names';
import { limits } from '@/storage/savefile/format';
import { type Trial, table } from '@/table';
import { keepTrial } from '../table/playing';

/** What is on the table is only tried: what becomes of it is decided here. */
export function TrialBar({ trial, name }: { trial: Trial; name: string }) {
  const tried = trial.timeline.value.instants.length - 1 - trial.from;
  return (
    <section class="trial-bar" aria-label={t('trial.name')} role="status">
      <p>
        <b class="trial-name">{t('trial.name')}</b> <span>{tCount('trial.what', Math.max(0, tried))}</span>
      </p>
      <button type="button" class="button button-main" onClick={() => table.endTrial()}>
        {t('trial.end')}
      </button>
      <button type="button" class="button" onClick={() => void keepTrial(nameOf(name))}>
        {t('trial.keep')}
      </button>
    </section>
  );
}

/** Of a long name as much as leaves room to say what the game came from. */
function nameOf(name: string): string {
  const room = limits.name - t('trial.gameName', { name: '' }).length;
  return t('trial.gameName', { name: fittingName(name, room) });
}
