import type { ComponentChildren } from 'preact';
import { isPenniless } from '@/engine/finance/money';
import { namesOf } from '@/i18n/sentences';
import { number, t } from '@/i18n/table';
import type { PlayerFigures } from '../figures/players';
import { hasMoney, type Seat } from '../seat';
import { None } from './cells';

interface BelongingsProps {
  seat: Seat;
  players: readonly PlayerFigures[];
  /** Columns before those of the players, and after them. */
  before: number;
  after: number;
  /** Where their heads have no room for it. */
  withWorth?: boolean;
}

/** What players have beside certificates, below their columns: private companies; and what all of it is worth. */
export function Belongings({ seat, withWorth = false, ...props }: BelongingsProps) {
  if (!hasMoney(seat)) return null;
  const names = namesOf(seat.game.speech, seat.view, seat.state.setup);
  const { players } = props;
  const { state } = seat;
  // whoever has no money of its own is paid nothing
  const income = ({ id, privates }: PlayerFigures) =>
    isPenniless(state, id) ? 0 : privates.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <tbody class="ledger-belongings">
      {withWorth && players.some(({ worth }) => worth) && (
        <Line {...props} name={t('table.ledger.worth')}>
          {({ worth }) => worth && <span class="worth-in-all">{number(worth.total)}</span>}
        </Line>
      )}
      {players.some(({ privates }) => privates.length > 0) && (
        <Line {...props} name={t('table.ledger.privates')}>
          {(player) =>
            player.privates.length > 0 && (
              <>
                {number(income(player))}
                <span class="ledger-privates">
                  {player.privates.map((each) => (
                    <abbr key={each.id} title={names.private(each.id)}>
                      {' '}
                      {each.id}
                    </abbr>
                  ))}
                </span>
              </>
            )
          }
        </Line>
      )}
    </tbody>
  );
}

interface LineProps extends Omit<BelongingsProps, 'seat' | 'withWorth'> {
  name: string;
  children: (player: PlayerFigures) => ComponentChildren;
}

function Line({ players, before, after, name, children }: LineProps) {
  return (
    <tr>
      <th scope="row" colSpan={before}>
        {name}
      </th>
      {players.map((player) => (
        <td key={player.id} class={`of-player ${player.acts ? 'is-acting' : ''}`}>
          {children(player) || <None />}
        </td>
      ))}
      {after > 0 && <td colSpan={after} class="about-company" />}
    </tr>
  );
}
