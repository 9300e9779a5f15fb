import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { number } from '@/i18n/table';
import type { DortmundTrain } from '@/titles/dortmund/cards';
import type { HsbState, LadenTrain } from '@/titles/dortmund/hsb/state';
import { breweryOf } from '@/titles/dortmund/rules/breweries/cubes';
import { isLinkSite, linkValue, nextLinkValue, putLink } from '@/titles/dortmund/rules/links';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
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

/** One more cube for the director's brewery, whose card counts as turned over. */
export function breweryIdeas(now: OperatingGame, company: CompanyId): OwnIdea[] {
  const director = directorOf(now, company);
  const id = director === null ? undefined : breweryOf(now, director);
  if (id === undefined) return [];
  return [
    {
      label: t('do.whatIf.beer'),
      apply(state) {
        const { privates, breweries } = state as unknown as OperatingGame;
        const brewery = { ...breweries[id]!, cubes: breweries[id]!.cubes + 1 };
        return {
          ...state,
          privates: { ...privates, [id]: { ...privates[id]!, closed: true } },
          breweries: { ...breweries, [id]: brewery },
        } as TableState;
      },
    },
  ];
}

/** One more cube on a train of the company that can carry it. */
export function loadIdeas({ view }: Pick<Seat, 'view'>, now: HsbState, company: CompanyId): OwnIdea[] {
  const cards = view.trains as readonly DortmundTrain[];
  const carries = (type: string) => cards.find(({ id }) => id === type)?.beer ?? 0;
  const at = now.trains.findIndex(
    (card) => card.at === company && card.as === undefined && (card.beer ?? 0) < carries(card.type),
  );
  if (at === -1) return [];
  const loaded = (card: LadenTrain): LadenTrain => ({ ...card, beer: (card.beer ?? 0) + 1 });
  return [
    {
      label: t('do.whatIf.beer'),
      apply: (state) => ({
        ...state,
        trains: state.trains.map((card, i) => (i === at ? loaded(card) : card)),
      }),
    },
  ];
}
