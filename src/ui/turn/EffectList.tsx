import type { Move } from '@/engine/game/move';
import { number, t } from '@/i18n/table';
import type { Seat } from '../table/seat';
import { Change } from './Change';
import { EffectRows } from './EffectRows';
import { type EffectRow, effectRows } from './effect-rows';
import { type Effect, effectsOf, oncePaid } from './effects';
import { agreedOf } from './preview';
import { RunChange } from './RunChange';
import { useReachable } from './use-reachable';

interface EffectProps {
  seat: Seat;
  move: Move;
}

/** All that a move changes, with what only this game has before who is next. */
function rowsOf(seat: Seat, move: Move): readonly EffectRow[] {
  const after = agreedOf(seat, move)?.state;
  const effects = effectsOf(seat, move);
  const isLast = ({ kind }: Effect) =>
    kind === 'round' || kind === 'next' || kind === 'asks' || kind === 'ends';
  const words = (some: readonly Effect[]) => some.flatMap((effect) => effectRows(seat, effect));
  return [
    ...words(effects.filter((effect) => !isLast(effect))),
    ...((after && seat.game.effects?.(seat, seat.state, oncePaid(seat, after) ?? after)) ?? []),
    ...words(effects.filter(isLast)),
  ];
}

/** What a move would change, line by line; with what the company would run where that matters. */
export function EffectList({ seat, move, withRun }: EffectProps & { withRun: boolean }) {
  const rows = rowsOf(seat, move);
  const list = useReachable<HTMLDListElement>();
  if (rows.length === 0 && !withRun) return null;
  return (
    <dl ref={list} class="effects" aria-label={t('turn.effects')}>
      <EffectRows rows={rows} />
      {withRun && <RunChange seat={seat} move={move} />}
    </dl>
  );
}

/** More than so many make a button taller than what it stands below. */
const mostParts = 4;

/** The first of many, how many are left out, and the last, which says what comes next. */
export function shortened<T>(
  rows: readonly T[],
  most = mostParts,
): { first: readonly T[]; left: number; last: readonly T[] } {
  const left = rows.length - most;
  if (left <= 0) return { first: rows, left: 0, last: [] };
  return { first: rows.slice(0, most - 1), left, last: rows.slice(-1) };
}

/** The same in one line, for a button that needs no second tap. */
export function EffectNote({ seat, move }: EffectProps) {
  const rows = rowsOf(seat, move);
  if (rows.length === 0) return null;
  const { first, left, last } = shortened(rows);
  const part = (row: EffectRow, i: number) => (
    <span key={i} class="effect-part">
      {row.label} <Change {...row} />
    </span>
  );
  return (
    <span class="effect-note">
      {first.map(part)}
      {left > 0 && <span class="effect-part">{t('turn.effects.more', { count: number(left) })}</span>}
      {last.map(part)}
    </span>
  );
}
