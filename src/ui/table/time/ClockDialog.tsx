import { t, tCount, tOf } from '@/i18n/aside';
import type { Clock } from '@/table';
import { timeUsed } from '../names';
import { Dialog } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { PlayerMark } from '../parts/PlayerMark';
import type { Seat } from '../seat';

interface ClockProps {
  seat: Seat;
  clock: Clock;
  onClose: () => void;
}

const minute = 60_000;
/** Minutes for one turn that may be agreed. */
const budgets = [1, 2, 3, 5, 10, 15];

/** Time used by each player and in all, pause, and what a turn may take. */
export function ClockDialog({ seat, clock, onClose }: ClockProps) {
  const paused = clock.paused.value;
  return (
    <Dialog title={t('table.clock')} onClose={onClose}>
      <table class="clock-table">
        <caption class="hidden-text">{t('table.clock')}</caption>
        <tbody>
          {seat.state.seats.map((player) => (
            <tr key={player} class={clock.turn.value?.player === player ? 'is-acting' : ''}>
              <th scope="row">
                <span class="ledger-player">
                  <PlayerMark name={seat.nameOf(player)} colour={seat.colourOf(player)} />
                  {seat.nameOf(player)}
                </span>
              </th>
              <td class="figure">{timeUsed(clock.used.value[player] ?? 0)}</td>
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t('table.clock.total')}</th>
            <td class="figure">{timeUsed(clock.total.value)}</td>
          </tr>
        </tbody>
      </table>
      <button type="button" class="button button-main" onClick={paused ? clock.resume : clock.pause}>
        <Icon name={paused ? 'run' : 'pause'} /> {t(paused ? 'table.clock.resume' : 'table.clock.pause')}
      </button>
      <fieldset class="clock-budgets">
        <legend>{t('table.clock.budgets')}</legend>
        <p class="note">{t('table.clock.budgets.what')}</p>
        {Object.keys(seat.title.at(seat.state.setup).rounds).map((kind) => (
          <label key={kind} class="clock-budget">
            <span>{seat.game.speech.textOf(`clock.${kind}`) ?? tOf('table.clock.kind', kind)}</span>
            <select
              value={String((clock.budgets.value[kind] ?? 0) / minute)}
              onChange={(event) => {
                const minutes = Number(event.currentTarget.value);
                clock.setBudget(kind, minutes === 0 ? null : minutes * minute);
              }}
            >
              <option value="0">{t('table.clock.unlimited')}</option>
              {budgets.map((minutes) => (
                <option key={minutes} value={String(minutes)}>
                  {tCount('table.clock.minutes', minutes)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
