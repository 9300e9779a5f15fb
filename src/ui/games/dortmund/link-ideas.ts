import type { HexId } from '@/engine/game/ids';
import { number } from '@/i18n/table';
import { isLinkSite, linkValue, nextLinkValue, putLink } from '@/titles/dortmund/rules/links';
import type { TableState } from '@/titles/view';
import type { Seat } from '../../table/seat';
import type { OwnIdea } from '../ideas';
import { t } from './words';

/** A railway link, or one more step of it, whatever the phase. */
export function linkIdeas({ view }: Pick<Seat, 'view'>, { board }: TableState, hex: HexId): OwnIdea[] {
  const value = nextLinkValue(board, hex);
  if (!isLinkSite(view.board, hex) || value === undefined) return [];
  const isNew = linkValue(board, hex) === 0;
  return [
    {
      label: t(isNew ? 'do.link.create' : 'do.link.extend', { value: number(value) }),
      apply: (state) => ({ ...state, board: putLink(state.board, hex) }),
      moves: (['link', 'free-link'] as const).map((type) => ({ type, hex })),
    },
  ];
}
