/** A move that is walked through, event by event. */
import type { Move } from '@/engine/game/move';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import type { Told } from './its-stock';
import type { Memory } from './memory';
import type { Table } from './table';

export interface Walk {
  /** How the board lies after the move: whatever runs, runs there. */
  readonly board: HsbState['board'];
  readonly table: Table;
  readonly memory: Memory;
  readonly move: Move;
  readonly before: HsbState;
  /** What must come next. */
  due: Told[];
  /** So many trains of its railway are still to deliver their beer in the run that is told now. */
  exporting: number | undefined;
  /** What that run must bring, as far as it was worked out. */
  best: number | undefined;
  readonly faults: string[];
}

export function agree({ faults }: Walk, what: string, told: unknown, own: unknown): void {
  if (JSON.stringify(told) !== JSON.stringify(own))
    faults.push(`${what}: ${JSON.stringify(told)}, by the book ${JSON.stringify(own)}`);
}
