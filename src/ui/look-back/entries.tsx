import { withStudyWords } from '@/i18n/study';
import { t } from '@/i18n/table';
import type { TableState } from '@/titles/view';
import { Later } from '../shell/Later';
import { linkTo } from '../shell/router';
import type { Seat } from '../table/seat';
import type { Story } from '../table/time/story';

const load = () => withStudyWords(import('./LookBack'));

/** The address of a look back at a finished game, under that of its table. */
export const lookBack = 'look-back';

/** Fetched when somebody looks back; not before the log is read. */
export function LookBackScreen({ id, seat, story }: { id: string; seat: Seat; story: Story<TableState> }) {
  if (story.unread !== undefined) return <p class="loading">{t('table.reading')}</p>;
  return (
    <Later load={load}>
      {({ LookBack }) => (
        <LookBack seat={seat} story={story} table={linkTo('table', id)} end={linkTo('table', id, 'end')} />
      )}
    </Later>
  );
}

/** Has the game been played to its end, wherever in it the table looks? */
export function isFinished({ instants }: Pick<Story, 'instants'>): boolean {
  return instants.at(-1)?.state.over ?? false;
}
