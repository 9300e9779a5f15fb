import type { Move } from '@/engine/game/move';
import { t } from '@/i18n';
import type { Seat } from '../table/seat';
import { type EffectRow, effectRows } from './effect-rows';
import { effectsOf } from './effects';

interface EffectProps {
  seat: Seat;
  move: Move;
}

/** What a move would change, line by line. */
export function EffectList({ seat, move }: EffectProps) {
  const rows = effectsOf(seat, move).flatMap((effect) => effectRows(seat, effect));
  if (rows.length === 0) return null;
  return (
    <dl class="effects" aria-label={t('turn.effects')}>
      {rows.map((row, i) => (
        <div key={i} class="effect">
          <dt>{row.label}</dt>
          <dd>
            <Change {...row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Before → after. */
export function Change({ from, to, trend }: Omit<EffectRow, 'label'>) {
  return (
    <>
      {from !== undefined && (
        <span class="change-from">
          {from} <span aria-hidden="true">→</span> <span class="hidden-text">{t('turn.becomes')} </span>
        </span>
      )}
      <strong class={trend ? `trend-${trend}` : undefined}>{to}</strong>
    </>
  );
}

/** The same in one line, for a button that needs no second tap. */
export function EffectNote({ seat, move }: EffectProps) {
  const rows = effectsOf(seat, move).flatMap((effect) => effectRows(seat, effect));
  if (rows.length === 0) return null;
  return (
    <span class="effect-note">
      {rows.map((row, i) => (
        <span key={i} class="effect-part">
          {row.label} <Change {...row} />
        </span>
      ))}
    </span>
  );
}
