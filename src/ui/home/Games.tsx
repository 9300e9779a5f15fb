import '../styles/games.css';
import { useEffect } from 'preact/hooks';
import { storageSentence } from '@/i18n/sentences/saving';
import { t } from '@/i18n/table';
import type { GameRow } from '@/storage/rows';
import { shelf } from '@/table';
import { InstallOffer } from '../install/InstallOffer';
import { exportGames } from '../table/export';
import { GameCard } from './GameCard';
import { OpenFile } from './OpenFile';

/** The games of this device: those in progress first, then the finished ones and those put away. */
export function Games() {
  useEffect(() => {
    void shelf.refresh();
  }, []);
  const games = shelf.games.value;
  const trouble = shelf.trouble.value;
  if (!games) return <p class="loading">{t('shell.loading')}</p>;
  const playing = games.filter(({ archived, summary }) => !archived && !summary.finished);
  const finished = games.filter(({ archived, summary }) => !archived && summary.finished);
  const archived = games.filter((row) => row.archived);
  return (
    <div class="games">
      {trouble && (
        <p class="notice is-bad" role="alert">
          {t('games.trouble')} {storageSentence(trouble)}.
        </p>
      )}
      {games.length === 0 && <p class="games-empty">{t('games.empty')}</p>}
      <Shelf title={t('games.playing')} rows={playing} />
      <Shelf title={t('games.finished')} rows={finished} />
      {archived.length > 0 && (
        <details class="games-archived">
          <summary>{t('games.archived', { count: archived.length })}</summary>
          <Shelf title={t('games.archivedTitle')} rows={archived} />
        </details>
      )}
      <p class="actions">
        <OpenFile />
        {games.length > 0 && (
          <button type="button" class="button" onClick={() => void exportGames(games.map(({ id }) => id))}>
            {t('games.exportAll')}
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
