import { list, t, tCount, tOf } from '@/i18n/table';
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
            <span class="note">
              {game.ok
                ? [
                    tOf('titleName', game.saved.title),
                    list(game.saved.setup.players.map(({ name }) => name)),
                    tCount('games.moves', game.saved.moves.length),
                  ].join(' · ')
                : reasonOf(game.reason)}
            </span>
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
