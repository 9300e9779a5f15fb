import '../styles/looking.css';
import type { ComponentChildren } from 'preact';
import type { CompanyId } from '@/engine/game/ids';
import { t } from '@/i18n/table';
import type { Seat } from '../table/seat';
import { isSame } from './looking';

/** A figure that shows, touched, the run that it stands for. */
export function RunButton({
  seat,
  company,
  children,
}: {
  seat: Seat;
  company: CompanyId;
  children: ComponentChildren;
}) {
  const look = { kind: 'run', company } as const;
  return (
    <button
      type="button"
      class="run-button"
      aria-pressed={isSame(seat.looking.at.value, look)}
      onClick={() => seat.looking.toggle(look)}
    >
      <span class="hidden-text">{t('hex.run.show', { company })} </span>
      {children}
    </button>
  );
}
