import type { HexId } from '@/engine/game/ids';
import { number } from '@/i18n/table';
import { linkValue } from '@/titles/dortmund/rules/links';
import type { TableState } from '@/titles/view';
import type { Seat } from '../../table/seat';
import type { EffectRow } from '../../turn/effect-rows';
import { placeName } from '../../turn/names';
import { t } from './words';

/** Railway links that a move creates or extends. */
export function linkRows(seat: Seat, before: TableState, after: TableState): EffectRow[] {
  if (before.board === after.board) return [];
  const hexes: HexId[] = Object.keys(after.board.markers);
  return hexes.flatMap((hex) => {
    const [from, to] = [linkValue(before.board, hex), linkValue(after.board, hex)];
    if (from === to) return [];
    const label = t('do.link.at', { hex: placeName(seat, hex) });
    return [{ label, ...(from > 0 && { from: number(from) }), to: number(to), trend: 'up' as const }];
  });
}
