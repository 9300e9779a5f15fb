import type { ComponentChildren } from 'preact';
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

/** What only some players have, in a line each: private companies, and credits of the bank. */
export function Belongings({ seat, players, columns }: BelongingsProps) {
  if (!hasMoney(seat)) return null;
  const names = namesOf(seat.view, seat.state.setup);
  const owners = players.filter(({ privates }) => privates.length > 0);
  const debtors = players.filter(({ credit }) => credit > 0);
  const line = { seat, columns };
  return (
    <tbody>
      <Line {...line} name={t('table.player.privates')} players={owners}>
        {({ privates }) =>
          privates.map(({ id }, i) => (
            <>
              {i > 0 && ' '}
              <abbr key={id} title={names.private(id)}>
                {id}
              </abbr>
            </>
          ))
        }
      </Line>
      <Line {...line} name={t('table.ledger.credits')} players={debtors}>
        {({ credit }) => number(credit)}
      </Line>
    </tbody>
  );
}

interface LineProps extends BelongingsProps {
  name: string;
  children: (player: PlayerFigures) => ComponentChildren;
}

function Line({ seat, players, columns, name, children }: LineProps) {
  if (players.length === 0) return null;
  return (
    <tr class="about-players">
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td colSpan={columns}>
        <span class="belongings">
          {players.map((player) => (
            <span key={player.id} class="belonging">
              <PlayerMark name={player.name} colour={seat.colourOf(player.id)} />
              <span class="hidden-text">{player.name}</span>
              <span>{children(player)}</span>
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}
