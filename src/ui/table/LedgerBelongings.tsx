import { namesOf } from '@/i18n/sentences';
import { number, t } from '@/i18n/table';
import type { PlayerFigures } from './figures/players';
import { PlayerMark } from './parts/PlayerMark';
import { hasMoney, type Seat } from './seat';

interface BelongingsProps {
  seat: Seat;
  players: readonly PlayerFigures[];
  /** How many columns companies and worth take. */
  columns: number;
}

/** What only some players have, in one line: private companies, and credits of the bank. */
export function Belongings({ seat, players, columns }: BelongingsProps) {
  if (!hasMoney(seat)) return null;
  const names = namesOf(seat.game.speech, seat.view, seat.state.setup);
  const owners = players.filter(({ privates, credit }) => privates.length > 0 || credit > 0);
  if (owners.length === 0) return null;
  const title = [
    owners.some(({ privates }) => privates.length > 0) && t('table.player.privates'),
    owners.some(({ credit }) => credit > 0) && t('table.ledger.credits'),
  ].filter((part) => part !== false);
  return (
    <tbody>
      <tr class="about-players">
        <th scope="row" colSpan={3}>
          {title.join(', ')}
        </th>
        <td colSpan={columns}>
          <span class="belongings">
            {owners.map(({ id, name, privates, credit }) => (
              <span key={id} class="belonging">
                <PlayerMark name={name} colour={seat.colourOf(id)} />
                <span class="hidden-text">{name}</span>
                {privates.map((each) => (
                  <abbr key={each.id} title={names.private(each.id)}>
                    {each.id}
                  </abbr>
                ))}
                {credit > 0 && <span class="trend-down">−{number(credit)}</span>}
              </span>
            ))}
          </span>
        </td>
      </tr>
    </tbody>
  );
}
