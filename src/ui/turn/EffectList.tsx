import type { Move } from '@/engine/game/move';
import { t } from '@/i18n';
import type { Seat } from '../table/seat';
import { Change } from './Change';
import { effectRows } from './effect-rows';
import { effectsOf } from './effects';
import { RunChange } from './RunChange';

interface EffectProps {
  seat: Seat;
  move: Move;
}

/** What a move would change, line by line; with what the company would run where that matters. */
export function EffectList({ seat, move, withRun }: EffectProps & { withRun: boolean }) {
  const rows = effectsOf(seat, move).flatMap((effect) => effectRows(seat, effect));
  if (rows.length === 0 && !withRun) return null;
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
      {withRun && <RunChange seat={seat} move={move} />}
    </dl>
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
