import { useMemo } from 'preact/hooks';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { eventSentence, roundShort } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import { useFrame } from '../table/frame';
import { CompanyChip } from '../table/parts/CompanyChip';
import type { Seat } from '../table/seat';
import { useFollowing } from '../table/use-following';
import { PlayerToken } from './Mark';
import { companyOf } from './names';
import { type Happened, isNews, sinceActed } from './since';
import { namesIn } from './words';

/** A wide board that lies on top leaves a low place for the turn: its foot stands beside the choices, and has the room. */
export function useSinceInFoot(): boolean {
  const { layout, shape } = useFrame();
  return layout === 'upright' && shape === 'wide';
}

/** More lines than any panel has room for. */
const mostLines = 24;

/** What has happened since a player last acted: in the room that the choices leave, and no more than that. */
export function Since({ seat, player }: { seat: Seat; player: PlayerId }) {
  // nobody waits for it
  const shown = useFollowing(seat, [seat]);
  const news = useMemo(
    () =>
      shown?.options
        ? sinceActed(shown, player)
            .filter((each) => isNews(each, player))
            .slice(0, mostLines)
        : [],
    // a game that is opened is shown before its log is read
    [shown, player, shown?.ago(1)],
  );
  if (!shown || news.length === 0) return null;
  return (
    <section class="since" aria-label={t('turn.since', { name: shown.nameOf(player) })}>
      <ul>
        {news.map((each, i) => (
          <li key={i}>
            {i === 0 && <h3>{t('turn.since', { name: shown.nameOf(player) })}</h3>}
            <Line seat={shown} {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ seat, event, about, state }: Happened & { seat: Seat }) {
  const [company] = about.companies;
  const [player] = about.players;
  return (
    <div class="since-line">
      <span class="since-when">{roundShort(state.round, seat.game.speech)}</span>
      {company !== undefined ? (
        <Letters seat={seat} company={company} />
      ) : (
        player !== undefined && <PlayerToken seat={seat} player={player} />
      )}
      <span class="since-what">{eventSentence(event, namesIn(seat))}</span>
    </div>
  );
}

/** Beside a sentence that names it; whoever listens hears it there. */
function Letters({ seat, company }: { seat: Seat; company: CompanyId }) {
  const def = companyOf(seat, company);
  return def ? (
    <span aria-hidden="true">
      <CompanyChip company={def} />
    </span>
  ) : null;
}
