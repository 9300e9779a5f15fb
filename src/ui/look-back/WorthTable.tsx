import { money, number, t, tOf } from '@/i18n/study';
import type { Seat } from '../table/seat';
import { PlayerHeads } from './PlayerHeads';
import { Wide } from './Wide';
import type { Origins } from './worth';

/** Where each player's worth came from, line by line. */
export function WorthTable({ seat, origins }: { seat: Seat; origins: Origins }) {
  const { players, sources, totals } = origins;
  return (
    <section class="look-back-part" aria-labelledby="back-worth">
      <h2 id="back-worth">{t('back.worth')}</h2>
      <p class="note">{t('back.worth.what')}</p>
      <Wide of="back-worth">
        <table class="look-back-table">
          <PlayerHeads seat={seat} first={t('back.kind')} players={players} />
          <tbody>
            {sources.map(({ id, amounts }) => (
              <tr key={id}>
                <th scope="row">{sourceName(seat, id)}</th>
                {players.map((player) => (
                  <td key={player} class="figure">
                    {amounts[player] ? number(amounts[player]) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('back.total')}</th>
              {players.map((player) => (
                <td key={player} class="figure">
                  {money(totals[player] ?? 0)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Wide>
    </section>
  );
}

/** A kind of income that only this game has is named by its family. */
function sourceName({ game }: Seat, id: string): string {
  return game.speech.textOf(`income.${id}`) ?? tOf('back.source', id);
}
