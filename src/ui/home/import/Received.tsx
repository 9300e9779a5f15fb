import { list, t, tCount } from '@/i18n/aside';
import type { ReadGame } from '@/storage/savefile';
import { titleName } from '../../games/covers';
import { Dialog } from '../../table/parts/Dialog';
import type { Importing } from './importing';
import { reasonOf } from './Report';

/** Games that were sent to the app are shown first; they are stored only when somebody here wants them. */
export function Received({ games, answer }: Extract<Importing, { kind: 'received' }>) {
  return (
    <Dialog title={t('import.received')} onClose={() => answer(false)}>
      <p>{t('import.received.what')}</p>
      <ul class="import-report">
        {games.map((game, i) => (
          <li key={i}>
            <b>{(game.ok ? game.saved.name : game.name) || t('import.nameless')}</b>{' '}
            <span class="note">{game.ok ? aboutOf(game) : reasonOf(game.reason)}</span>
          </li>
        ))}
      </ul>
      <p class="actions">
        <button type="button" class="button button-main" onClick={() => answer(true)}>
          {t('import.received.take')}
        </button>
        <button type="button" class="button" onClick={() => answer(false)}>
          {t('import.received.leave')}
        </button>
      </p>
    </Dialog>
  );
}

/** `18Rhl-Rhineland · Anna, Ben and Carl · 30 moves`; what is called after its players does not name them twice. */
function aboutOf({ saved }: ReadGame): string {
  const players = saved.setup.players.map(({ name }) => name);
  const isNamed = saved.name !== players.join(', ');
  const moves = tCount('games.moves', saved.moves.length);
  return [titleName(saved.title), ...(isNamed ? [list(players)] : []), moves].join(' · ');
}
