import type { PlayerId } from '@/engine/game/ids';
import { roundName, roundShort } from '@/i18n/sentences';
import { number, t } from '@/i18n/study';
import type { Seat } from '../table/seat';
import { PlayerHeads } from './PlayerHeads';
import { largestGain, type RoundTurn } from './turning';
import { Wide } from './Wide';

interface RoundsProps {
  seat: Seat;
  turns: readonly RoundTurn[];
  /** What its figures are. */
  what: string;
  onShow: (at: number) => void;
}

/** Worth at the end of each round, with its turning points. A game that is one long round has none. */
export function Rounds({ seat, turns, what, onShow }: RoundsProps) {
  if (turns.length < 2) return null;
  const { speech } = seat.game;
  const players = Object.keys(turns.at(-1)!.worth);
  const largest = largestGain(turns);
  return (
    <section class="look-back-part" aria-labelledby="back-rounds">
      <h2 id="back-rounds">{t('back.rounds')}</h2>
      <p class="note">{what}</p>
      <Wide of="back-rounds">
        <table class="look-back-table">
          <PlayerHeads seat={seat} first={t('back.round')} players={players} />
          <tbody>
            {turns.map(({ at, round, worth, newLeader }) => (
              <tr key={at}>
                <th scope="row">
                  <button
                    type="button"
                    class="look-back-go"
                    title={t('back.goto', { what: roundName(round, speech) })}
                    onClick={() => onShow(at)}
                  >
                    {roundShort(round, speech)}
                  </button>
                </th>
                {players.map((player) => (
                  <td key={player} class="figure">
                    {cell(worth[player])}{' '}
                    <Marks
                      leads={newLeader === player ? seat.nameOf(player) : undefined}
                      isLargest={largest?.at === at && largest.player === player}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p class="look-back-legend" aria-hidden="true">
        <span class="look-back-marks">▲</span> {t('back.legend.leads')} <span class="look-back-marks">★</span>{' '}
        {t('back.largest')}
      </p>
    </section>
  );
}

function cell(worth: RoundTurn['worth'][PlayerId] | undefined) {
  if (!worth) return '–';
  const { total, gain } = worth;
  return (
    <>
      {number(total)}{' '}
      {gain !== 0 && (
        <span class={gain > 0 ? 'look-back-gain' : 'look-back-loss'}>
          {gain > 0 ? `+${number(gain)}` : number(gain)}
        </span>
      )}
    </>
  );
}

/** Signs for what the words beside them say. */
function Marks({ leads, isLargest }: { leads: string | undefined; isLargest: boolean }) {
  return (
    <span class="look-back-marks">
      {leads !== undefined && (
        <span title={t('back.leads', { name: leads })}>
          <span aria-hidden="true">▲</span>
          <span class="hidden-text">{t('back.leads', { name: leads })}</span>
        </span>
      )}
      {isLargest && (
        <span title={t('back.largest')}>
          <span aria-hidden="true">★</span>
          <span class="hidden-text">{t('back.largest')}</span>
        </span>
      )}
    </span>
  );
}
