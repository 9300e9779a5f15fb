import '../styles/games.css';
import '../styles/boxes.css';
import { useEffect, useState } from 'preact/hooks';
import { t, tCount } from '@/i18n/aside';
import { storageSentence } from '@/i18n/sentences/saving';
import type { GameRow } from '@/storage/rows';
import { memoryOnly, shelf } from '@/table';
import { InstallOffer } from '../install/InstallOffer';
import { lookAround } from '../settings/preferences';
import { exportGames } from '../table/export';
import { Boxes } from './Boxes';
import { GameCard } from './GameCard';
import { LookAround } from './LookAround';
import { OpenFile } from './OpenFile';

/** The games of this device: those in progress first, then the finished ones and those put away. */
export function Games() {
  useEffect(() => {
    void shelf.refresh();
  }, []);
  const [isAsked, setAsked] = useState(false);
  const showAround = () => {
    lookAround.value = 'on';
    setAsked(true);
    window.scrollTo({ top: 0 });
  };
  const games = shelf.games.value;
  const trouble = shelf.trouble.value;
  if (!games) return <p class="loading">{t('shell.loading')}</p>;
  const isLookingAround = lookAround.value === 'on' && (games.length === 0 || isAsked);
  const playing = games.filter(({ archived, summary }) => !archived && !summary.finished);
  const finished = games.filter(({ archived, summary }) => !archived && summary.finished);
  const archived = games.filter((row) => row.archived);
  return (
    <div class="games">
      {trouble && (
        <p class="notice is-bad" role="alert">
          {memoryOnly.value && t('games.trouble')} {storageSentence(trouble)}.
        </p>
      )}
      {shelf.unreadable.value > 0 && (
        <p class="notice is-bad" role="status">
          {tCount('games.unreadable', shelf.unreadable.value)}
        </p>
      )}
      {isLookingAround && <LookAround />}
      {games.length === 0 && <p class="games-empty">{t('games.empty')}</p>}
      <Shelf title={t('games.playing')} rows={playing} />
      <Shelf title={t('games.finished')} rows={finished} />
      {archived.length > 0 && (
        <details class="games-archived">
          <summary>{t('games.archived', { count: archived.length })}</summary>
          <Shelf title={t('games.archivedTitle')} rows={archived} />
        </details>
      )}
      <Boxes />
      <p class="actions">
        <OpenFile />
        {games.length > 0 && (
          <button type="button" class="button" onClick={() => void exportGames(games.map(({ id }) => id))}>
            {t('games.exportAll')}
          </button>
        )}
        {!isLookingAround && (
          <button type="button" class="button" onClick={showAround}>
            {t('look.title')}
          </button>
        )}
      </p>
      {games.length > 0 && <InstallOffer />}
    </div>
  );
}

function Shelf({ title, rows }: { title: string; rows: readonly GameRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul class="game-cards">
        {rows.map((row) => (
          <li key={row.id}>
            <GameCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
