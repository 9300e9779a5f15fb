import '../styles/games.css';
import '../styles/keeping.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '@/i18n/aside';
import { type Arrival, incoming } from '@/pwa';
import { Dialog } from '../table/parts/Dialog';
import { Conflict } from './import/Conflict';
import { type Importing, importing } from './import/importing';
import { Received } from './import/Received';
import { Report } from './import/Report';

/** Reads a text that may be a save file, and says what became of each game in it. */
export function Import({ arrival }: { arrival: Arrival }) {
  const [now, setNow] = useState<Importing>();
  useEffect(() => importing(arrival, setNow), [arrival]);
  switch (now?.kind) {
    case undefined:
      return null;
    case 'working':
      return <Progress {...now} />;
    case 'received':
      return <Received {...now} />;
    case 'conflict':
      return <Conflict key={String(now.conflict.isAgain)} {...now} />;
    case 'done':
      return <Report report={now.report} onClose={() => incoming.done()} />;
  }
}

/** Shown where there is more than a moment's work. */
const worthShowing = 4;

function Progress({ step, done, of, stop }: Extract<Importing, { kind: 'working' }>) {
  if (of < worthShowing) return null;
  const words = t(step === 'reading' ? 'import.reading' : 'import.storing', { number: done + 1, of });
  return (
    <Dialog title={t('import.title')} onClose={stop}>
      <p role="status">{words}</p>
      <progress class="progress" value={done} max={of} aria-label={words} />
      <p class="actions">
        <button type="button" class="button" onClick={stop}>
          {t('import.stop')}
        </button>
      </p>
    </Dialog>
  );
}
