import type { BoardState, Lay } from '@/engine/board/types';
import { type Objection, object } from '@/engine/game/refusal';
import { linkNeededFor } from '../board';
import { linkValue } from './links';

/** [18DO 3.2.2.1, 4.5.2] a mine or mill goes green only once it has a railway link, whoever made it. */
export function linkMissing(state: BoardState, { hex, tile }: Lay): Objection | undefined {
  return linkNeededFor.includes(tile) && linkValue(state, hex) === 0
    ? object('lay-needs-link', { hex, tile })
    : undefined;
}
