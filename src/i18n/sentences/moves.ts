import type { Move } from '@/engine/game/move';
import { type Detail, fillingOf } from './details';
import { say, sayOne } from './dictionary';
import type { Names } from './names';

type AnyMove = Move & Readonly<Record<string, Detail | undefined>>;

/** What a move is called on a button, in a list of choices and by a screen reader. */
export function moveLabel(move: Move, names: Names, stage?: string): string {
  const { type, ...fields } = move as AnyMove;
  const told = { ...fields, ...workedOut(move as AnyMove, names) };
  const filling = fillingOf(type, told, names);
  const named = variantOf(move as AnyMove, told);
  return sayOne('move', type, named ?? stage, filling);
}

/** What a kind of move is called, whatever its details: `Laying track`. */
export function moveName(type: string): string {
  return say('moveName', type);
}

/** A tile is turned by sixths, in degrees. */
const sixth = 60;

/** What the fields of a move do not say themselves. */
function workedOut(move: AnyMove, names: Names): Record<string, Detail> {
  const { type, company, row, col, hex, stop, turn, percents } = move;
  if (typeof turn === 'number') return { degrees: turn * sixth };
  if (type === 'found') {
    const value = names.value?.(String(company), Number(row), Number(col));
    return value === undefined ? {} : { value };
  }
  if (type === 'deliver') return { cubes: cubesOf(move) };
  if (type === 'sell') return { percent: (percents as readonly number[]).reduce((a, b) => a + b, 0) };
  if (type === 'station' || type === 'power-station') {
    const at = Number(stop);
    const name = names.stop?.(String(hex), at) ?? (at > 0 ? say('move', 'stop', { number: at + 1 }) : '');
    return { stop: name };
  }
  return {};
}

function cubesOf(move: object): number {
  const { loads } = move as { readonly loads: readonly { readonly cubes: number }[] };
  return loads.reduce((sum, { cubes }) => sum + cubes, 0);
}

function variantOf(
  { type, pay, from }: AnyMove,
  told: Readonly<Record<string, Detail | undefined>>,
): string | undefined {
  if (type === 'deliver') return told.cubes === 0 ? 'none' : undefined;
  if (type === 'dividend') return pay ? 'pay' : 'keep';
  if (type === 'found') return told.value === undefined ? undefined : 'value';
  if (type === 'station' || type === 'power-station') return told.stop ? 'stop' : undefined;
  return from === 'pool' ? 'pool' : undefined;
}
