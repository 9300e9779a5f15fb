import { roundName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { phaseNow } from './figures/depot';
import { phaseTitle } from './names';
import { hasMoney, type RailSeat, type Seat } from './seat';

/** Where the game is and what comes next, in one line below the head. */
export function Strip({ seat }: { seat: Seat }) {
  const phase = phaseNow(seat);
  return (
    <section class="table-strip" aria-label={t('table.strip')}>
      <p class="table-round">{roundName(seat.state.round, seat.game.speech)}</p>
      <p class={`phase-chip on-${phase.colour}`}>{phaseTitle(phase)}</p>
      {hasMoney(seat) && <p class="table-bank">{bankWords(seat.state)}</p>}
    </section>
  );
}

/** Once it could not pay, the game is in its last rounds: that is what matters then. */
function bankWords({ bank, broken, over }: RailSeat['state']): string {
  if (broken === null) return t('table.bank', { amount: money(bank) });
  return t(over ? 'table.bank.over' : 'table.bank.broken');
}
